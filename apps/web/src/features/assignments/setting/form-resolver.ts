import type { FieldErrors, Resolver } from 'react-hook-form'
import { serverNow } from '#browser/server-clock.ts'
import { problemsOf, type AssignmentFields } from '../assignment-form.ts'

interface Surroundings {
  readonly time_zone: string
  readonly hasFile: boolean
  readonly hasQuestions?: boolean
  readonly before?: AssignmentFields | undefined
}

/** Holds the fields of the form to the rules by which the school decides, too. */
export function resolverOf({ before, ...known }: Surroundings): Resolver<AssignmentFields> {
  return (fields) => {
    const { content, ...problems } = problemsOf(fields, { now: new Date(serverNow()), ...known, before })
    const found = { ...problems, ...(content === undefined ? {} : { lesson_guid: content }) }
    const errors = Object.fromEntries(
      Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]),
    )
    return Object.keys(errors).length === 0
      ? { values: fields, errors: {} }
      : { values: {}, errors: errors as FieldErrors<AssignmentFields> }
  }
}
