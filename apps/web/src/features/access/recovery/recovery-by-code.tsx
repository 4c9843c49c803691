import { sendRecoveryCode } from '@maktab/client/calls/access/recovery.generated'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'
import { CodeForm } from '#features/access/codes/code-form.tsx'
import { EmailForm } from '#features/access/codes/email-form.tsx'
import { explainCode } from '#features/access/codes/explain-code.ts'
import { RecoveryReset } from './recovery-reset.tsx'
import { ResendButton, resendWaits } from '#features/access/codes/resend-button.tsx'
import { SentTo } from '#features/access/codes/sent-to.tsx'
import { useOwnSchool } from '#features/access/use-own-school.ts'
import type { MailAsked } from '#features/access/signup/use-signup-request.ts'
import { StepHeading, WayBack } from '#features/access/way-in-parts.tsx'

interface Step {
  readonly email: string
  readonly isSent: boolean
  readonly proof?: { readonly user_id: number; readonly otp: string }
}

/** The mobile application's way: the address, the code of four digits, the new password (seed 000 §2, §4). */
export function RecoveryByCode({ loginAddress }: { loginAddress: string }) {
  const t = useT('pages', 'refused')
  const { client } = useConnection()
  const school = useOwnSchool()
  const [step, setStep] = useState<Step>({ email: '', isSent: false })

  async function send(email: string): Promise<MailAsked> {
    const answer = await client.perform(sendRecoveryCode, { email, ...school })
    if (answer.ok) return { result: 'sent' }
    if ('refusal' in answer && answer.refusal === 'mail_too_soon') return { result: 'too_soon' }
    return { result: 'failed', problem: explainCode(t, answer) }
  }

  if (step.proof !== undefined)
    return (
      <RecoveryReset
        proof={step.proof}
        username={step.email}
        loginAddress={loginAddress}
        onBeginAnew={() => setStep({ email: step.email, isSent: false })}
      />
    )
  if (step.isSent) {
    return (
      <>
        <WayBack onPress={() => setStep({ email: step.email, isSent: false })}>{t('recovery.verify_account')}</WayBack>
        <StepHeading takesFocus>{t('signup.code_heading')}</StepHeading>
        <SentTo message="recovery.code_sent" email={step.email} />
        <CodeForm
          email={step.email}
          onProven={(otp, user_id) => {
            // A code of a signup changes nobody's password.
            if (user_id === null) return t('refusals.invalid_otp')
            setStep({ ...step, proof: { user_id, otp } })
            return undefined
          }}
        />
        <ResendButton seconds={resendWaits.recovery} onResend={() => send(step.email)} />
      </>
    )
  }
  return (
    <>
      <WayBack href={loginAddress}>{t('recovery.back_to_login')}</WayBack>
      <StepHeading>{t('recovery.title')}</StepHeading>
      <p className="soft">{t('recovery.intro_code')}</p>
      <EmailForm
        email={step.email}
        label={t('signup.send_code')}
        captcha={undefined}
        toast="refusals.invalid_email"
        send={send}
        onSent={(email) => setStep({ email, isSent: true })}
      />
      <p className="small soft">{t('recovery.no_email')}</p>
    </>
  )
}
