import { listCampusTasks } from '@maktab/client/calls/office/campuses.generated'
import { Badge } from '@maktab/ui/base/badge'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { campusPlaces } from './campus-places.ts'

/** In how many campuses something needs doing, each count leading to those; nothing while it is not known: the list does not wait for it. */
export function CampusTasks() {
  const t = useT('campuses')
  const { number } = useFormat()
  const { active_role } = useSession()
  const found = useQuery(listCampusTasks, {})
  if (found.state !== 'ready' || found.value.tasks.length === 0) return null
  const { list } = campusPlaces(active_role)
  return (
    <section aria-label={t('campuses.to_do')}>
      <ul className="bare flex wrap gap-4" role="list">
        {found.value.tasks.map(({ kind, count }) => (
          <li key={kind}>
            <Link className="flex middle gap-2" to={`${list}?state=${kind}`}>
              <Badge>{number(count)}</Badge> <span>{t(`campuses.state_${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
