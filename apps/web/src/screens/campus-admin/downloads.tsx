import { DownloadsPage } from '#features/downloads/downloads-page.tsx'
import { TakeClass } from '#features/downloads/take-class.tsx'
import { TakeCourse } from '#features/downloads/take-course.tsx'
import { useT } from '#language/use-t.ts'

/** Courses of the campus that are on this device, whole or by class. */
export function CampusDownloadsScreen() {
  const t = useT('limits')
  return (
    <DownloadsPage none={t('downloads.none_of_campus')}>
      <TakeCourse />
      <TakeClass />
    </DownloadsPage>
  )
}
