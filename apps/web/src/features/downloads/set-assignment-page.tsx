import { SetAssignmentScreen } from '../assignments/set-assignment-screen.tsx'
import { DownloadControl } from './download-control.tsx'

/** The assignment of a learner with its download. */
export function SetAssignmentPage() {
  return <SetAssignmentScreen offline={(assignment_id) => <DownloadControl assignment_id={assignment_id} />} />
}
