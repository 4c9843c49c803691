import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useT } from '#language/use-t.ts'
import { Path } from '#page/path.tsx'
import { reportAddress, sheetAddress, type AttendanceBase } from './addresses.ts'
import { ClassReport } from './class-report.tsx'
import { StudentReport } from './student-report.tsx'

interface ReportPageProps {
  readonly base: AttendanceBase
  readonly class_id: number
  readonly user_id: number | undefined
}

/** The report of a class, or of one of its learners, with the way back. */
export function ReportPage({ base, class_id, user_id }: ReportPageProps) {
  const t = useT('application', 'attendance')
  const ofDay = { label: t('titles.attendance'), href: sheetAddress(base, { class_id }) }
  const ofClass = { label: t('attendance.report'), href: reportAddress(base, class_id) }
  const isOfClass = user_id === undefined
  const title = t(isOfClass ? 'attendance.report' : 'attendance.report_of_learner')
  return (
    <Stack gap={5}>
      <div data-print="no">
        <PageHeading back={<Path over={isOfClass ? [ofDay] : [ofDay, ofClass]} here={title} />} title={title} />
      </div>
      {isOfClass ? (
        <ClassReport class_id={class_id} learnerAddress={(of) => reportAddress(base, class_id, of)} />
      ) : (
        <StudentReport class_id={class_id} user_id={user_id} />
      )}
    </Stack>
  )
}
