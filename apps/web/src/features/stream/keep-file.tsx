import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { IconButton } from '@maktab/ui/base/icon-button'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useKeptFiles } from '#calls/use-kept-files.ts'
import { useT } from '#language/use-t.ts'

/** Says whether a file is on this device, and by one tap brings it here or lets it go. Nothing where the browser keeps nothing. */
export function KeepFile({ of: { file_id, name, url, size_bytes } }: { readonly of: ReadableAttachment }) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const kept = useKeptFiles()
  const [isComing, setComing] = useState(false)
  if (kept.isAvailable !== true || url === '') return null
  const isHere = kept.has(file_id)

  async function turn(): Promise<void> {
    if (isHere) return kept.release(file_id)
    setComing(true)
    const outcome = await kept.keep({ file_id, name, url, size_bytes })
    setComing(false)
    if (outcome === 'kept') return
    const failure = outcome === 'server_failed' ? 'broken' : (outcome ?? 'unreachable')
    const text = explain(t, failure === 'gone' ? { ok: false, refusal: 'not_found' } : { ok: false, failure })
    showToast({ tone: 'error', text })
  }

  return (
    <span className="flex wrap middle gap-1">
      <span role="status">
        {isComing && <span className="soft small">{t('stream.coming_here')}</span>}
        {isHere && (
          <StatusChip tone="success" icon="check">
            {t('stream.is_here')}
          </StatusChip>
        )}
      </span>
      <IconButton
        icon={isHere ? 'close' : 'downloads'}
        label={t(isHere ? 'stream.let_go_here' : 'stream.keep_here', { name })}
        disabled={isComing}
        onClick={() => void turn()}
      />
    </span>
  )
}
