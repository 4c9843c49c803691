import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { Navigate, useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { OfLink } from '#features/people/of-link.tsx'

/** The class that a link names: a learner goes on to its lessons, a teacher to their classes. */
export function ClassLinkScreen() {
  return (
    <OfLink>
      <NearestScreen />
    </OfLink>
  )
}

function NearestScreen() {
  const [search] = useSearchParams()
  const { active_role } = useSession()
  const classes = useQuery(listClasses, {})
  if (active_role !== 'learner') return <Navigate to="/teacher/classes" replace />
  const class_id = Number(search.get('class_id'))
  return (
    <CallState of={classes} shape="card">
      {({ list }) => {
        // A class that was left is not theirs any more: the ones that they have are.
        const found = list.find((one) => one.class_id === class_id)
        return (
          <Navigate
            to={found ? `/learner/lessons?class_id=${class_id}&course_id=${found.course_id}` : '/learner/classes'}
            replace
          />
        )
      }}
    </CallState>
  )
}
