import { schoolDay } from '@maktab/domain/schools/school-day'
import { linkClass } from '@maktab/ui/base/text-link'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { SheetOfDay } from './sheet-of-day.tsx'

/** Today's sheet of one class, and the way to other days and lessons. */
export function ClassAttendance({ class_id }: { readonly class_id: number }) {
  const t = useT('stream')
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  return (
    <div className="grid gap-4">
      <SheetOfDay class_id={class_id} attendance_date={today} period={0} />
      <p>
        <Link className={linkClass({ isAlone: true })} to={`/teacher/attendance?class_id=${class_id}`}>
          {t('stream.other_days')}
        </Link>
      </p>
    </div>
  )
}
