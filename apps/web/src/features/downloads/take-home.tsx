import { readContentSizes } from '@maktab/client/calls/downloads/contents.generated'
import { downloadIdOf, type WantedDownload } from '@maktab/domain/downloads/download-ids'
import { useDownloadSettings } from '#calls/use-download-settings.ts'
import { useDownloads } from '#calls/use-downloads.ts'
import { useQuery } from '#page/use-calls.ts'
import { DownloadControl } from './download-control.tsx'

/** Takes a class, a course or a lesson home by one tap that says before how large it is. Nothing where the browser keeps nothing. */
export function TakeHome({ wanted }: { readonly wanted: Exclude<WantedDownload, { kind: 'assignment' }> }) {
  const { of, isAvailable } = useDownloads()
  const [{ quality }] = useDownloadSettings()
  const download_id = downloadIdOf(wanted)
  const isAsked = isAvailable === true && of(download_id) === undefined
  const place = {
    class_id: wanted.class_id,
    ...(wanted.kind === 'lesson' && { lesson_guid: wanted.lesson_guid }),
    ...(wanted.kind === 'class' && { has_work: true }),
  }
  const sizes = useQuery(readContentSizes, place, { enabled: isAsked })
  if (isAvailable !== true) return null
  const size_bytes = sizes.state === 'ready' ? sizes.value.total[quality] + (sizes.value.work_bytes ?? 0) : undefined
  return <DownloadControl download_id={download_id} size_bytes={size_bytes} />
}
