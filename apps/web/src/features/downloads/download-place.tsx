import { listSetAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { listLessons } from '@maktab/client/calls/content/lessons.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { wantedOf } from '@maktab/domain/downloads/download-ids'
import { useSession } from '#calls/use-session.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'

/** The name of what is on the device. */
export function DownloadTitle({ download_id }: { readonly download_id: string }) {
  return <bdi>{usePlace(download_id).title}</bdi>
}

/** By the rows of this device, where there is no network. Only learners have screens on which it opens. */
export function usePlace(download_id: string): { readonly title: string; readonly address?: string } {
  const { active_role } = useSession()
  const { title, address } = usePlaceOfLearner(download_id)
  return active_role === 'learner' ? { title, address } : { title }
}

function usePlaceOfLearner(download_id: string): { readonly title: string; readonly address: string } {
  const t = useT('application')
  const format = useFormat()
  const wanted = wantedOf(download_id)
  const isWork = wanted.kind === 'assignment'
  const works = useQuery(listSetAssignments, {}, { enabled: useHasAssignments() && isWork })
  const class_id = isWork ? 0 : wanted.class_id
  const classes = useQuery(listClasses, {}, { enabled: !isWork })
  const own = classes.state === 'ready' ? classes.value.list.find((one) => one.class_id === class_id) : undefined
  const course_id = own?.course_id ?? 0
  const isLesson = wanted.kind === 'lesson'
  const lessons = useQuery(listLessons, { class_id, course_id }, { enabled: isLesson && own !== undefined })
  if (isWork) {
    const work = works.state === 'ready' ? works.value.list.find((one) => one.assignment_id === download_id) : undefined
    return {
      title: work?.title ?? t('titles.assignment'),
      address: `/learner/assignments/detail?assignment_id=${download_id}`,
    }
  }
  if (wanted.kind === 'class')
    return {
      title: own ? `${own.course_title} · ${format.digits(own.grade)} ${own.section}`.trim() : t('titles.my_classes'),
      address: `/learner/class/dashboard?class_id=${class_id}`,
    }
  if (!isLesson)
    return {
      title: own?.course_title ?? t('titles.lessons'),
      address: `/learner/lessons?class_id=${class_id}&course_id=${course_id}`,
    }
  const { lesson_guid } = wanted
  const list = lessons.state === 'ready' ? lessons.value.list : []
  return {
    title: list.find((one) => one.lesson_guid === lesson_guid)?.title ?? t('titles.lesson'),
    address: `/learner/lesson/player?class_id=${class_id}&course_id=${wanted.course_id}&lesson_guid=${lesson_guid}`,
  }
}
