import { returnSubmissions } from '@maktab/client/calls/assignments/scores.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { isToReturn } from './scores.ts'

/** What one call takes. */
const mostAtOnce = 200

/** Returns all scored work, after asking: learners see it from then on. */
export function ReturnScored({ assignment_id, list }: { assignment_id: string; list: readonly Submission[] }) {
  const t = useT('assignments')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(returnSubmissions)
  const [isAsking, setAsking] = useState(false)
  const user_ids = list.filter(isToReturn).map(({ user_id }) => user_id)

  async function giveBack(): Promise<void> {
    setAsking(false)
    for (let first = 0; first < user_ids.length; first += mostAtOnce) {
      const answer = await run({
        assignment_id,
        user_ids: user_ids.slice(first, first + mostAtOnce),
        assignment_status: 2,
      })
      if (!answer.ok) return showToast({ tone: 'error', text: explain(t, answer) })
    }
    showToast({ tone: 'success', text: t('assignments.teacher_returned_now', { count: user_ids.length }) })
  }

  if (user_ids.length === 0) return null
  return (
    <>
      <Button icon="send" variant="primary" isBusy={isBusy} onClick={() => setAsking(true)}>
        {t('assignments.teacher_return_scored', { count: user_ids.length })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void giveBack()}
        heading={t('assignments.teacher_return_title')}
        confirmLabel={t('assignments.return_work')}
      >
        <p>{t('assignments.teacher_return_body', { count: user_ids.length })}</p>
      </ConfirmDialog>
    </>
  )
}
