import { ErrorState } from '@maktab/ui/states'
import { useT } from '#shell/use-t.ts'

/** Shown where a content's file cannot be had: not downloaded and no network, or broken. */
export function ViewerFailed({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <ErrorState title={t('content.viewer_failed')} level={3} retryLabel={t('frame.retry')} onRetry={onRetry}>
      <p>{t('content.viewer_failed_body')}</p>
    </ErrorState>
  )
}
