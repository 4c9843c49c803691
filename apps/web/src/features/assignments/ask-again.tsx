import { returnSubmissions } from '@maktab/client/calls/assignments/submissions.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/button'
import { useToasts } from '@maktab/ui/toasts'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#calls/use-calls.ts'
import { useT } from '#shell/use-t.ts'

/** Asks a learner to hand in once more; an attempt that was asked for never counts as one too many. */
export function AskAgain({ assignment_id, submission }: { assignment_id: string; submission: Submission }) {
  const t = useT()
  const showToast = useToasts()
  const { run, isBusy } = useCommand(returnSubmissions)

  async function ask(): Promise<void> {
    const answer = await run({ assignment_id, user_ids: [submission.user_id], assignment_status: 3 })
    showToast(answer.ok ? { tone: 'success', text: t('assignments.teacher_asked_again') } : { tone: 'error', text: explain(t, answer) })
  }

  return (
    <div>
      <Button variant="quiet" icon="again" isBusy={isBusy} disabled={submission.assignment_status === 3} onClick={() => void ask()}>
        {t('assignments.teacher_ask_again')}
      </Button>
    </div>
  )
}
