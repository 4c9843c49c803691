import { MarkingScreen } from '../assignments/marking-screen.tsx'
import { OfLink } from '../people/of-link.tsx'
import { DownloadControl } from './download-control.tsx'

/** The work of a class with its download: photos and lessons for marking without a network. */
export function MarkingPage() {
  return (
    <OfLink>
      <MarkingScreen offline={(assignment_id) => <DownloadControl assignment_id={assignment_id} />} />
    </OfLink>
  )
}
