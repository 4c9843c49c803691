import { reportStream } from '@maktab/client/calls/stream/stream-moderation.generated'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { TextArea } from '@maktab/ui/fields/text-area'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState, type FormEvent } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'

interface ReportDialogProps {
  readonly post_id: string
  /** Of the post, where that is meant. */
  readonly comment_id?: string | undefined
  onClose(): void
}

/** Tells the teachers of the class that a post or a comment is not right, and why. */
export function ReportDialog({ post_id, comment_id, onClose }: ReportDialogProps) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(reportStream)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    const answer = await run({ post_id, reason, ...(comment_id !== undefined && { comment_id }) })
    if (!answer.ok) return setProblem(explain(t, answer))
    showToast({ tone: 'success', text: t('stream.told') })
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} heading={t('stream.tell_teachers')} size="small">
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        <p>{t('stream.tell_teachers_body')}</p>
        <TextArea
          label={t('stream.why')}
          isOptional
          rows={2}
          maxLength={200}
          isCounted
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('stream.tell_teachers')}
        </Button>
      </form>
    </Dialog>
  )
}
