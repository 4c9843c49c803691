import { downloadIdOf, type WantedDownload } from '@maktab/domain/downloads/download-ids'
import { useEffect } from 'react'
import { useConnection } from '#calls/connection.ts'

/** Notes that its person opens this, for every download that holds it: what is not opened for long is offered for removal. */
export function useOpened(wanted: WantedDownload): void {
  const { store } = useConnection()
  const ids = downloadsAround(wanted).join(' ')
  useEffect(() => {
    // What cannot be noted now counts as not opened; the next time counts.
    void store.noteOpened(ids.split(' ')).catch(() => undefined)
  }, [store, ids])
}

function downloadsAround(wanted: WantedDownload): string[] {
  if (wanted.kind !== 'lesson') return [downloadIdOf(wanted)]
  const { class_id, course_id } = wanted
  const around: WantedDownload[] = [wanted, { kind: 'course', class_id, course_id }, { kind: 'class', class_id }]
  return around.map(downloadIdOf)
}
