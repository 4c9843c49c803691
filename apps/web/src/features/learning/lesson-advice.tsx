import { recommendLessons } from '@maktab/client/calls/learning/recommendations.generated'
import { Icon } from '@maktab/ui/base/icon'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { because } from './because.ts'

export interface PlacedLesson {
  readonly class_id: number
  readonly lesson_guid: string
}

/** Why this lesson is a good one to go on with, where it is one of those recommended to the learner; else nothing. Needs a Suspense around it. */
export function LessonAdvice(place: PlacedLesson) {
  return useTOnceHere('finding') && <Reason {...place} />
}

function Reason({ class_id, lesson_guid }: PlacedLesson) {
  const t = useT('finding')
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
        {t('finding.for_you')}: {because(own, t, format)}
      </span>
    </p>
  )
}
