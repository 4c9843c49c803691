import { ErrorState } from '@maktab/ui/error-state'
import { useT } from '#shell/use-t.ts'

/** Shown where a content's file cannot be had: not downloaded and no network, or broken. */
export function ViewerFailed({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return <ErrorState title={t('content.viewer_failed')} body={t('content.viewer_failed_body')} retry={t('frame.retry')} onRetry={onRetry} />
}
