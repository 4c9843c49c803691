import { Card } from '@maktab/ui/layout/card'
import { Link } from '#page/router.tsx'
import { DownloadControl } from './download-control.tsx'
import { usePlace } from './download-place.tsx'

/** One thing that is on the device, with the way to it. */
export function DownloadCard({ download_id }: { readonly download_id: string }) {
  const place = usePlace(download_id)
  return (
    <Card
      heading={
        place.address === undefined ? (
          <bdi>{place.title}</bdi>
        ) : (
          <Link to={place.address}>
            <bdi>{place.title}</bdi>
          </Link>
        )
      }
    >
      <DownloadControl download_id={download_id} />
    </Card>
  )
}
