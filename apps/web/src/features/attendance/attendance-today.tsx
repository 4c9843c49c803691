import { readAttendanceOverview } from '@maktab/client/calls/attendance/attendance-overview.generated'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import type { AttendanceBase } from './addresses.ts'
import styles from './figures.module.css'

/** Today's attendance of the campus on the first screen of whoever looks after it. */
export function AttendanceToday({ base }: { readonly base: AttendanceBase }) {
  const t = useT('application', 'attendance')
  const format = useFormat()
  const overview = useQuery(readAttendanceOverview, {})
  return (
    <Card heading={t('attendance.of_today')} actions={<Link to={base}>{t('titles.attendance')}</Link>}>
      <CallState of={overview} shape="card" refused={{ not_found: () => <NotFound /> }}>
        {({ sections, is_school_day, is_past_nine, counts, attendance_avg, absent_in_row, below_minimum }) => {
          const taken = sections.filter(({ is_taken }) => is_taken).length
          return is_school_day || taken > 0 ? (
            <div className="grid gap-4">
              {is_past_nine && taken < sections.length && (
                <Notice tone="warning">{t('attendance.sections_late', { count: sections.length - taken })}</Notice>
              )}
              <div className={`grid gap-3 ${styles['figures']}`}>
                <NumberCard label={t('attendance.sections_taken')} value={format.number(taken)}>
                  <p className="small soft">{t('attendance.of_total', { total: format.number(sections.length) })}</p>
                </NumberCard>
                <NumberCard
                  label={t('attendance.share')}
                  value={attendance_avg === null ? '–' : format.percent(attendance_avg, 1)}
                />
                <NumberCard label={t('attendance.absent')} value={format.number(counts.absent)} />
                <NumberCard label={t('attendance.in_row')} value={format.number(absent_in_row.length)} />
                <NumberCard label={t('attendance.below')} value={format.number(below_minimum.length)} />
              </div>
            </div>
          ) : (
            <p className="soft">{t('attendance.day_off')}</p>
          )
        }}
      </CallState>
    </Card>
  )
}
