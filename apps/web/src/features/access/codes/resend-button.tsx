import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Spinner } from '@maktab/ui/feedback/spinner'
import { useState } from 'react'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { useCountdown } from './use-countdown.ts'
import type { MailAsked } from '#features/access/signup/use-signup-request.ts'
import { Problem } from '#features/access/way-in-parts.tsx'

/** Seconds between two mails (seed 000 §9). */
export const resendWaits = { signup: 25, recovery: 30 } as const

interface ResendButtonProps {
  readonly seconds: number
  readonly onResend: () => Promise<MailAsked>
}

/** Asks for the mail once more, and says why it could not be sent. Counts from the mail before it; pressed too soon it says so (seed 000 §4, §8). */
export function ResendButton({ seconds, onResend }: ResendButtonProps) {
  const t = useT('pages', 'refused')
  const say = useSay()
  const { left, start } = useCountdown(seconds, { isRunning: true })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sayTooSoon = () => say({ tone: 'info', text: t('refusals.resend_email_message2') })

  async function resend(): Promise<void> {
    if (isBusy) return
    if (left > 0) return sayTooSoon()
    setBusy(true)
    setProblem(undefined)
    const asked = await onResend()
    setBusy(false)
    if (asked.result === 'failed') return setProblem(asked.problem)
    start()
    if (asked.result === 'sent') say({ tone: 'success', text: t('refusals.resend_email_message1') })
    else sayTooSoon()
  }

  // Not `disabled`: it keeps the focus, and answers a press with how long to wait.
  return (
    <>
      <Problem text={problem} />
      <button
        type="button"
        className={`${buttonClass()} tabular`}
        aria-disabled={left > 0 || isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => void resend()}
      >
        {isBusy ? <Spinner /> : <Icon name="sync" />}
        <span>{left > 0 ? t('signup.resend_in', { count: left }) : t('signup.resend')}</span>
      </button>
    </>
  )
}
