/** What a SCORM package tells of the questions that it asks, heard as it writes it: 1.2 lets nobody read it again. */
import { packageLimits } from '@maktab/contracts/viewers/package-limits'
import type { InteractionType, PackageInteraction } from '@maktab/contracts/viewers/package-states'
import { secondsOf } from './scorm-times.ts'

export interface HeardInteractions {
  /** A value that the data model took, under the name by which it was written. */
  hear(element: string, value: string): void
  /** All that have a name, in their order. */
  list(): PackageInteraction[]
}

type Fields = Partial<
  Record<
    'id' | 'type' | 'description' | 'student_response' | 'learner_response' | 'result' | 'latency' | 'expected',
    string
  >
>

/** Names of both standards: 1.2 says `student_response` and `wrong`, 2004 `learner_response` and `incorrect`. */
const told =
  /^cmi\.interactions\.(\d{1,4})\.(id|type|description|student_response|learner_response|result|latency|correct_responses\.0\.pattern)$/

export function hearInteractions(): HeardInteractions {
  const heard = new Map<number, Fields>()
  return {
    hear(element, value) {
      const [, place, field] = told.exec(element) ?? []
      if (place === undefined || field === undefined || Number(place) >= packageLimits.interactions) return
      heard.set(Number(place), {
        ...heard.get(Number(place)),
        [field.startsWith('correct_responses') ? 'expected' : field]: value,
      })
    },
    list: () =>
      [...heard]
        .sort(([one], [other]) => one - other)
        .flatMap(([, fields]) => (fields.id ? [interactionOf(fields.id, fields)] : [])),
  }
}

function interactionOf(
  id: string,
  {
    type = 'other',
    description = '',
    student_response = '',
    learner_response = student_response,
    result,
    latency,
    expected = '',
  }: Fields,
): PackageInteraction {
  return {
    interaction_id: cut(id),
    // The model took it, so it is one of the standard's.
    type: type as InteractionType,
    description: cut(description),
    response: cut(learner_response),
    expected: cut(expected),
    is_right: result === 'correct' ? true : result === 'incorrect' || result === 'wrong' ? false : null,
    latency_in_seconds: latency === undefined ? null : Math.min(86_400, secondsOf(latency)),
  }
}

const cut = (text: string): string => text.slice(0, packageLimits.interaction)
