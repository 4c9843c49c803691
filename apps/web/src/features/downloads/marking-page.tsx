import { MarkingScreen } from '../assignments/marking-screen.tsx'
import { DownloadControl } from './download-control.tsx'

/** The work of a class with its download: photos and lessons for marking without a network. */
export function MarkingPage() {
  return <MarkingScreen offline={(assignment_id) => <DownloadControl assignment_id={assignment_id} />} />
}
