import { Navigate, useSearchParams } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { OfLink } from '#features/people/of-link.tsx'

/** Where the link of an event leads whoever is signed in: to their role's own screen of it. Offices have no events. */
export function EventLinkScreen() {
  return (
    <OfLink>
      <OwnScreen />
    </OfLink>
  )
}

function OwnScreen() {
  const [search] = useSearchParams()
  const { active_role: role } = useSession()
  const about = String(search) === '' ? '' : `?${search}`
  const hasEvents = role === 'learner' || role === 'teacher'
  return <Navigate to={hasEvents ? `/${role}/event/details${about}` : '/'} replace />
}
