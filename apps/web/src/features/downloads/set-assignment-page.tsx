import { SetAssignmentScreen } from '../assignments/set-assignment-screen.tsx'
import { OfLink } from '../people/of-link.tsx'
import { DownloadControl } from './download-control.tsx'

/** The assignment of a learner with its download. */
export function SetAssignmentPage() {
  return (
    <OfLink>
      <SetAssignmentScreen offline={(assignment_id) => <DownloadControl assignment_id={assignment_id} />} />
    </OfLink>
  )
}
