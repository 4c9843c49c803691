import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useId, useState, type FormEvent } from 'react'
import { useT } from '#language/use-t.ts'
import type { Returning } from './marking/use-returning.ts'

interface AskAgainProps {
  readonly submission: Submission
  readonly returning: Returning
}

/** Asks a learner to hand in once more, and says why; an attempt that was asked for never counts as one too many. */
export function AskAgain({ submission, returning }: AskAgainProps) {
  const t = useT('assignments')
  const form = useId()
  // Undefined while nobody asks.
  const [reason, setReason] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault()
    const comment = (reason ?? '').trim()
    if (isBusy) return
    if (comment === '') return setMissing(true)
    setBusy(true)
    const isAsked = await returning.give({ user_ids: [submission.user_id], assignment_status: 3, comment })
    setBusy(false)
    if (isAsked) setReason(undefined)
  }

  return (
    <div>
      <Button
        variant="quiet"
        icon="again"
        disabled={submission.assignment_status === 3}
        onClick={() => {
          setMissing(false)
          setReason('')
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
            maxLength={2_000}
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
