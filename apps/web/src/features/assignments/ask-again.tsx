import { returnSubmissions } from '@maktab/client/calls/assignments/scores.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useId, useState, type FormEvent } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'

interface AskAgainProps {
  readonly assignment_id: string
  readonly submission: Submission
  /** The remark that stands in the form: what the reason begins with. */
  readonly remarks: string
  onAsked(): void
}

/** Asks a learner to hand in once more, and says why; an attempt that was asked for never counts as one too many. */
export function AskAgain({ assignment_id, submission, remarks, onAsked }: AskAgainProps) {
  const t = useT('assignments')
  const showToast = useToasts()
  const form = useId()
  const { run, isBusy } = useCommand(returnSubmissions)
  // Undefined while nobody asks.
  const [reason, setReason] = useState<string>()
  const [isMissing, setMissing] = useState(false)

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault()
    const teacher_remarks = (reason ?? '').trim()
    if (isBusy) return
    if (teacher_remarks === '') return setMissing(true)
    const answer = await run({
      assignment_id,
      user_ids: [submission.user_id],
      assignment_status: 3,
      teacher_remarks,
    })
    if (!answer.ok) return showToast({ tone: 'error', text: explain(t, answer) })
    setReason(undefined)
    onAsked()
    showToast({ tone: 'success', text: t('assignments.teacher_asked_again') })
  }

  return (
    <div>
      <Button
        variant="quiet"
        icon="again"
        disabled={submission.assignment_status === 3}
        onClick={() => {
          setMissing(false)
          setReason(remarks)
        }}
      >
        {t('assignments.teacher_ask_again')}
      </Button>
      <Dialog
        isOpen={reason !== undefined}
        onClose={() => setReason(undefined)}
        heading={t('assignments.teacher_ask_again_title')}
        size="small"
        actions={
          <>
            <Button onClick={() => setReason(undefined)}>{t('frame.cancel')}</Button>
            <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
              {t('assignments.teacher_ask_again')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={(event) => void ask(event)} noValidate>
          <TextArea
            label={t('assignments.teacher_ask_again_reason')}
            hint={t('assignments.teacher_ask_again_reason_hint')}
            error={isMissing ? t('assignments.teacher_ask_again_reason_needed') : undefined}
            maxLength={5_000}
            value={reason ?? ''}
            onChange={(event) => {
              setMissing(false)
              setReason(event.target.value)
            }}
          />
        </form>
      </Dialog>
    </div>
  )
}
