/** From work that the school did not take back to the fields of its form. */
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { ownQuestion, readCustomWork } from '@maktab/domain/assignments/custom-work'
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { returnedByTeacher, type AssignmentFields } from '../assignment-form.ts'

export interface RefusedFields {
  readonly command_id: string
  readonly refusal: string
  /** Those that were typed. */
  readonly typed: Partial<AssignmentFields>
  /** All that were to hang at the work; undefined where that was not changed. */
  readonly files: readonly ReadableAttachment[] | undefined
  /** Takes the refused command out of the list, once its work is sent anew. */
  readonly settle: () => Promise<void>
}

/** What was typed in a refused command; undefined while it is looked for, and where there is none. */
export function useRefusedFields(command_id: string | null, time_zone: string): RefusedFields | undefined {
  const { list, dismiss } = useWaitingCommands()
  const found = list.find((one) => one.command_id === command_id)
  if (found?.work?.kind !== 'assignment' || found.refusal === null) return undefined
  const { refusal, work } = found
  return {
    command_id: found.command_id,
    refusal,
    typed: fieldsOfChange(work.change, time_zone),
    files: 'attachments' in work.change ? work.attachments : undefined,
    settle: () => dismiss(found.command_id),
  }
}

/** Reads those fields alone that are as this version writes them: an older one may have kept them. */
export function fieldsOfChange(
  change: Readonly<Record<string, unknown>>,
  time_zone: string,
): Partial<AssignmentFields> {
  const text = (name: string) => (typeof change[name] === 'string' ? change[name] : undefined)
  const number = (name: string) => (typeof change[name] === 'number' ? change[name] : undefined)
  const list = (name: string, is: (one: unknown) => boolean) => {
    const value: unknown = change[name]
    return Array.isArray(value) && value.every(is) ? (value as readonly unknown[]) : undefined
  }
  const clock = (name: string) => {
    const moment = new Date(text(name) ?? Number.NaN)
    return Number.isNaN(moment.getTime()) ? undefined : wallClockOf(moment, time_zone)
  }
  const type = number('assignment_type')
  const questions = readCustomWork(text('json_data') ?? '', ownQuestion)
  const read: { readonly [F in keyof AssignmentFields]?: unknown } = {
    title: text('title'),
    description: text('description'),
    class_ids: list('class_ids', isId),
    user_ids: change['user_ids'] === null ? [] : list('user_ids', isId),
    assignment_type:
      type === undefined ? undefined : change['is_returned_by_teacher'] === true ? returnedByTeacher : String(type),
    total_score: number('total_score'),
    allowed_attempts: number('allowed_attempts'),
    start_date: clock('start_date'),
    due_date: clock('due_date'),
    closes_on: change['closes_on'] === null ? '' : clock('closes_on'),
    lesson_guid: list('lesson_guids', (one) => typeof one === 'string')?.[0],
    links: list('links', has('link_id', 'link_type', 'title', 'url')),
    questions: questions.length === 0 ? undefined : questions,
    rubric: list('rubric_data', has('criterion_id', 'title', 'levels')),
  }
  return Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  ) as Partial<AssignmentFields>
}

const isId = (one: unknown) => typeof one === 'number'
const has =
  (...names: readonly string[]) =>
  (one: unknown) =>
    typeof one === 'object' && one !== null && names.every((name) => name in one)
