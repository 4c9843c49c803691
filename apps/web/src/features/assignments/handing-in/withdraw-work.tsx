import { deletePost } from '@maktab/client/calls/assignments/thread.generated'
import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useEffect, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useHeldCommand } from '#page/use-held-command.ts'
import { useT } from '#language/use-t.ts'

interface WithdrawWorkProps {
  readonly assignment_id: string
  /** The latest; undefined where nothing can be taken back. */
  readonly submission: HandedIn | undefined
  /** Said once it is taken back. */
  readonly told: string
  /** Before it is taken back: what a form is to have of it. */
  readonly onBefore?: (submission: HandedIn) => Promise<void>
  /** It is taken back, or stands again. */
  readonly onChanged?: (isTakenBack: boolean) => void
}

/** Milliseconds in which a person may think again: the outbox holds the command a little longer. */
const thinkingTime = 9_500

/** Takes work back that is not marked yet, and for ten seconds also that. */
export function WithdrawWork({ assignment_id, submission, told, onBefore, onChanged }: WithdrawWorkProps) {
  const t = useT('thread', 'work')
  const showToast = useToasts()
  const run = useHeldCommand(deletePost)
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<{ readonly takeBack: (() => Promise<boolean>) | undefined }>()
  useEffect(() => {
    if (last === undefined) return
    const timer = window.setTimeout(() => setLast(undefined), thinkingTime)
    return () => window.clearTimeout(timer)
  }, [last])

  async function withdraw(taken: HandedIn): Promise<void> {
    setBusy(true)
    await onBefore?.(taken)
    const { answer, takeBack } = await run({ assignment_id, post_id: taken.submission_id })
    setBusy(false)
    if (!answer.ok) return showToast({ tone: 'error', text: explain(t, answer) })
    setLast({ takeBack })
    onChanged?.(true)
  }

  async function undo(takeBack: () => Promise<boolean>): Promise<void> {
    setLast(undefined)
    if (await takeBack()) onChanged?.(false)
    else showToast({ tone: 'error', text: t('thread.sent_already') })
  }

  const takeBack = last?.takeBack
  return (
    <>
      <div role="status">
        {last !== undefined && (
          <Notice
            tone="success"
            actions={takeBack && <Button onClick={() => void undo(takeBack)}>{t('thread.undo')}</Button>}
          >
            {told}
          </Notice>
        )}
      </div>
      {submission !== undefined && (
        <div>
          <Button variant="quiet" icon="back" isBusy={isBusy} onClick={() => void withdraw(submission)}>
            {t('thread.take_back')}
          </Button>
        </div>
      )}
    </>
  )
}
