import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Link, useLocation, useSearchParams } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'

/** From a list of assignments to its calendar, and back; the class that was chosen stays chosen. */
export function ViewLink({ isCalendar }: { isCalendar: boolean }) {
  const t = useT('application', 'assignments')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const class_id = search.get('class_id')
  const about = String(
    new URLSearchParams({ ...(!isCalendar && { view: 'calendar' }), ...(class_id !== null && { class_id }) }),
  )
  return (
    <Link className={buttonClass({})} to={about === '' ? pathname : `${pathname}?${about}`}>
      <Icon name={isCalendar ? 'assignments' : 'calendar'} />{' '}
      <span>{t(isCalendar ? 'assignments.as_list' : 'titles.calendar')}</span>
    </Link>
  )
}
