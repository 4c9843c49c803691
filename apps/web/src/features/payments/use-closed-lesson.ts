import { listLessons } from '@maktab/client/calls/content/lessons.generated'
import { isClosed } from '@maktab/domain/payments/wall'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useQuery } from '#page/use-calls.ts'

interface LessonPlace {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
}

/**
 * Whether a lesson that stands on this device belongs to a plan that the person does not have any more, by what the device heard last and
 * the server's time. The server decides for itself; what a teacher set is opened from its assignment.
 */
export function useClosedLesson(place: LessonPlace): boolean {
  const { lessons_open_until } = useSession()
  const now = new Date(useNow())
  const open_until = typeof lessons_open_until === 'string' ? new Date(lessons_open_until) : null
  const mayBeClosed = open_until !== null && open_until <= now
  const { class_id, course_id, lesson_guid } = place
  const lessons = useQuery(listLessons, { class_id, course_id }, { enabled: mayBeClosed })
  if (!mayBeClosed || lessons.state !== 'ready') return false
  const { list } = lessons.value
  const lesson = list.find((one) => one.lesson_guid === lesson_guid)
  const isFirst = list[0]?.lesson_guid === lesson_guid
  const isBegun = lesson !== undefined && lesson.content_status > 0
  return isClosed({ isFirst, isBegun, isSet: false }, { open_until, now })
}
