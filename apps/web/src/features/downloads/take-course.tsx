import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { wantedOf } from '@maktab/domain/downloads/download-ids'
import { useDownloads } from '#calls/use-downloads.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import { TakeChoice } from './take-choice.tsx'

/** Offers the courses that classes learn from and that are not on the device; one that several classes share stands once. */
export function TakeCourse() {
  const t = useT('limits')
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  const { all, isAvailable } = useDownloads()
  if (classes.state !== 'ready' || isAvailable !== true) return null
  const here = new Set(
    all.map(({ download_id }) => wantedOf(download_id)).flatMap((one) => (one.kind === 'course' ? one.course_id : [])),
  )
  const left = new Map<number, Class>()
  for (const one of classes.value.list)
    if (one.total_lessons > 0 && !here.has(one.course_id) && !left.has(one.course_id)) left.set(one.course_id, one)
  return (
    <TakeChoice
      heading={t('downloads.whole_course')}
      note={t('downloads.course_holds')}
      label={t('downloads.choose_course')}
      choices={[...left.values()].map(({ class_id, course_id, course_title, grade }) => ({
        wanted: { kind: 'course', class_id, course_id },
        label: `${course_title} · ${t('downloads.of_grade', { grade: format.digits(grade) })}`,
      }))}
    />
  )
}
