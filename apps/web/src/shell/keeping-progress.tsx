/** In the frame while the application itself, or its school, is on its way to this device. */
import { GettingReady } from '#features/downloads/getting-ready.tsx'
import { applicationFiles, useFilesKept, type FilesWatch } from '#page/files-kept.ts'
import { FirstSync } from './first-sync.tsx'
import styles from './keeping-progress.module.css'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'

export function KeepingProgress({ files = applicationFiles }: { files?: FilesWatch }) {
  const t = useT('application')
  const isOnline = useIsOnline()
  const { isReady, total } = useFilesKept(files)
  // Most starts have all of it: nothing is said before the service worker told that something is missing.
  const isComing = !isReady && total > 0 && isOnline
  return (
    <div className={styles['place']} data-print="no">
      <FirstSync />
      {isComing && (
        <div role="status">
          {/* Each figure read aloud would drown everything else. */}
          <span className="visually-hidden">{t('frame.getting_ready')}</span>
          <span aria-hidden="true">
            <GettingReady files={files} />
          </span>
        </div>
      )}
    </div>
  )
}
