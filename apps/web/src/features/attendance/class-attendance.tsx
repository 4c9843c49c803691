import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import { linkClass } from '@maktab/ui/base/text-link'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { reportAddress } from './addresses.ts'
import { ClassLinks } from './class-links.tsx'
import { DayChoice, useDayInAddress } from './day-choice.tsx'
import { SheetOfDay } from './sheet-of-day.tsx'

/** Attendance of one class: the sheet of the day and, where lessons are marked, of the lesson that the address names. */
export function ClassAttendance({ class_id }: { readonly class_id: number }) {
  const t = useT('attendance')
  const [search] = useSearchParams()
  const { attendance_date, period, today } = useDayInAddress()
  const attendance = useQuery(readAttendance, { class_id, attendance_date, period })
  const sheetOf = (lesson: number) => {
    const next = new URLSearchParams(search)
    next.set('period', String(lesson))
    return `/teacher/class/dashboard?${next.toString()}`
  }
  return (
    <div className="grid gap-4">
      <div className="flex wrap middle between gap-3">
        <DayChoice {...{ attendance_date, today }} />
        <Link className={linkClass({ isAlone: true })} to={reportAddress('/teacher/attendance', class_id)}>
          {t('attendance.report')}
        </Link>
      </div>
      <CallState of={attendance} refused={{ not_found: () => <NotFound /> }} shape="rows">
        {({ attendance_mode, classes, sheet }) => (
          <>
            {attendance_mode === 2 && (
              <ClassLinks
                classes={classes.filter((one) => one.class_id === class_id)}
                current={sheet}
                addressOf={(one) => sheetOf(one.period)}
              />
            )}
            <SheetOfDay {...{ class_id, attendance_date, period }} />
          </>
        )}
      </CallState>
    </div>
  )
}
