import type { AnyAnswer } from '@maktab/client/call'
import { Notice } from '@maktab/ui/feedback/notice'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { StorageFull } from '../assignments/storage-full.tsx'

/** Why what was written was not taken, and when it would be. */
export function WhyNot({ answer }: { readonly answer: Exclude<AnyAnswer, { ok: true }> }) {
  const t = useT('application', 'stream', 'work')
  if ('failure' in answer && answer.failure === 'storage_full') return <StorageFull />
  return (
    <Notice tone="danger">
      <p>{explain(t, answer)}</p>
      {answer.wait_seconds !== undefined && 'refusal' in answer && (
        <p>{t('stream.wait_seconds', { seconds: Math.ceil(answer.wait_seconds) })}</p>
      )}
    </Notice>
  )
}
