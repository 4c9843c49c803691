import { setStream } from '@maktab/client/calls/stream/stream-moderation.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

/** Tells a teacher that the stream of their class is off, and switches it on again. */
export function SwitchStreamOn({ class_id }: { readonly class_id: number }) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(setStream)
  async function turn(): Promise<void> {
    const answer = await run({ class_id, is_stream_disabled: false })
    if (!answer.ok) showToast({ tone: 'error', text: explain(t, answer) })
  }
  return (
    <Notice
      actions={
        <Button isBusy={isBusy} onClick={() => void turn()}>
          {t('stream.switch_on')}
        </Button>
      }
    >
      {t('stream.off')}
    </Notice>
  )
}
