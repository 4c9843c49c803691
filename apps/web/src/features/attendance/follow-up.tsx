import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { className } from '../schools/class-name.ts'
import { reportAddress, sheetAddress } from './addresses.ts'
import styles from './attendance.module.css'
import { FollowChips } from './follow-chips.tsx'

const base = '/teacher/attendance'
/** Learners shown until all are asked for. */
const shown = 5

/** What of attendance waits for a teacher today: classes that are not taken past nine, learners after whom to ask. Nothing where nothing waits. */
export function FollowUp() {
  const t = useT('application', 'attendance', 'home')
  const format = useFormat()
  const { time_zone } = useSession()
  const [isWhole, setWhole] = useState(false)
  const attendance_date = schoolDay(new Date(useNow()), time_zone)
  const attendance = useQuery(readAttendance, { attendance_date, period: 0 })
  if (attendance.state !== 'ready') return null
  const { classes, to_follow, minimum } = attendance.value
  const overdue = classes.filter(({ is_overdue }) => is_overdue)
  if (overdue.length + to_follow.length === 0) return null
  const learners = [...to_follow].sort(
    (one, other) =>
      other.days_absent_in_row - one.days_absent_in_row || (one.attendance_avg ?? 0) - (other.attendance_avg ?? 0),
  )
  const hidden = isWhole ? 0 : Math.max(0, learners.length - shown)
  return (
    <Card heading={t('attendance.follow_up')} actions={<Link to={base}>{t('titles.attendance')}</Link>}>
      <div className="grid gap-4">
        {overdue.length > 0 && (
          <div className="flex wrap gap-3">
            {overdue.map(({ class_id, period, name }) => (
              <Link
                key={`${class_id} ${period}`}
                className={buttonClass({})}
                to={sheetAddress(base, { class_id, period })}
              >
                {t('attendance.take_of', { name: className(name, t, format) })}
              </Link>
            ))}
          </div>
        )}
        {learners.length > 0 && (
          <ul className={styles['list']} role="list">
            {learners.slice(0, learners.length - hidden).map(({ user_id, class_id, full_name, ...why }) => (
              <li key={`${class_id} ${user_id}`} className={styles['row']}>
                <Link className={styles['who']} to={reportAddress(base, class_id, user_id)}>
                  <bdi>{full_name}</bdi>
                </Link>
                <FollowChips {...why} minimum={minimum} />
              </li>
            ))}
          </ul>
        )}
        {hidden > 0 && (
          <div>
            <Button variant="quiet" onClick={() => setWhole(true)}>
              {t('attendance.more_to_follow', { count: hidden })}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
