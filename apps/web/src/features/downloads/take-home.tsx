import { readContentSizes } from '@maktab/client/calls/downloads/contents.generated'
import { downloadIdOf, type WantedDownload } from '@maktab/domain/downloads/download-ids'
import { useDownloads } from '#calls/use-downloads.ts'
import { useQuery } from '#page/use-calls.ts'
import { DownloadControl } from './download-control.tsx'

/** Takes a course or a lesson home by one tap that says before how large it is. Nothing where the browser keeps nothing. */
export function TakeHome({ wanted }: { readonly wanted: Exclude<WantedDownload, { kind: 'assignment' }> }) {
  const { of, isAvailable } = useDownloads()
  const download_id = downloadIdOf(wanted)
  const isAsked = isAvailable === true && of(download_id) === undefined
  const place = { class_id: wanted.class_id, ...(wanted.kind === 'lesson' && { lesson_guid: wanted.lesson_guid }) }
  const sizes = useQuery(readContentSizes, place, { enabled: isAsked })
  if (isAvailable !== true) return null
  return (
    <DownloadControl
      download_id={download_id}
      size_bytes={sizes.state === 'ready' ? sizes.value.total.small : undefined}
    />
  )
}
