import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFilesKept, type FilesWatch } from '#page/files-kept.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

/** How far the application itself is on its way to this device; nothing once it is here. */
export function GettingReady({ files }: { files: FilesWatch }) {
  const t = useT('application', 'assignments')
  const format = useFormat()
  const { isReady, kept, total } = useFilesKept(files)
  if (isReady) return null
  return (
    <StatusChip tone="info" icon="sync">
      {total === 0
        ? t('frame.getting_ready')
        : t('downloads.getting_ready_count', { kept: format.number(kept), total: format.number(total) })}
    </StatusChip>
  )
}
