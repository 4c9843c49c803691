import { emailFault } from '@maktab/domain/access/sign-up-fields'
import { Button } from '@maktab/ui/base/button'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { CaptchaState } from './captcha-state.tsx'
import type { MailRequest } from '#features/access/signup/use-signup-request.ts'
import { Problem } from '#features/access/way-in-parts.tsx'

interface EmailFormProps extends MailRequest {
  readonly email: string
  readonly label: string
  /** Said in the corner beside what stands under the field. */
  readonly toast?: 'refusals.issues_toast_2' | 'refusals.invalid_email'
  readonly onSent: (email: string) => void
}

/** One email address, and with it what shows that a person asks. A mail that is on its way already counts as sent. */
export function EmailForm({
  email: known,
  label,
  captcha,
  toast = 'refusals.issues_toast_2',
  send,
  onSent,
}: EmailFormProps) {
  const t = useT('pages', 'refused')
  const say = useSay()
  const [fault, setFault] = useState<ReturnType<typeof emailFault>>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const isChecked = captcha === undefined || captcha.state === 'ready'
  // After a try the focus stays on the button while the check is done anew.
  const isWaiting = wasSent && captcha?.state === 'working'

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy || !isChecked) return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const found = emailFault(email)
    setFault(found)
    setProblem(undefined)
    if (found !== null) {
      say({ tone: 'error', text: t(toast), duration: 2000 })
      return form.querySelector('input')?.focus()
    }
    setBusy(true)
    setWasSent(true)
    const asked = await send(email)
    setBusy(false)
    if (asked.result === 'failed') return setProblem(asked.problem)
    if (asked.result === 'too_soon') say({ tone: 'info', text: t('refusals.resend_email_message2') })
    onSent(email)
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="email"
        type="email"
        label={t('pages.email')}
        defaultValue={known}
        error={fault === null ? undefined : t(`refusals.${fault}`)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        onFocus={captcha?.begin}
        onInput={() => setFault(null)}
      />
      {captcha !== undefined && <CaptchaState of={captcha} />}
      <Problem text={isBusy ? undefined : problem} />
      <Button
        type="submit"
        variant="primary"
        size="wide"
        disabled={!isChecked && !isBusy && !isWaiting}
        isBusy={isBusy || isWaiting}
      >
        {label}
      </Button>
    </form>
  )
}
