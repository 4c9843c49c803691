import { recommendLessons } from '@maktab/client/calls/learning/recommendations.generated'
import { Icon } from '@maktab/ui/base/icon'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { FindingWords, useFindingWords } from '../content/finding-words.tsx'
import { because } from './because.ts'

export interface PlacedLesson {
  readonly class_id: number
  readonly lesson_guid: string
}

/** Why this lesson is a good one to go on with, where it is one of those recommended to the learner; else nothing. Needs a Suspense around it. */
export function LessonAdvice(place: PlacedLesson) {
  return (
    <FindingWords isExtra>
      <Reason {...place} />
    </FindingWords>
  )
}

function Reason({ class_id, lesson_guid }: PlacedLesson) {
  const words = useFindingWords()
  const format = useFormat()
  const recommended = useQuery(recommendLessons, {})
  const own =
    recommended.state === 'ready'
      ? recommended.value.list.find((one) => one.class_id === class_id && one.lesson_guid === lesson_guid)
      : undefined
  if (own === undefined) return null
  return (
    <p className="flex gap-2 strong">
      <Icon name="star" />
      <span>
        {words('finding.for_you')}: {because(own, words, format)}
      </span>
    </p>
  )
}
