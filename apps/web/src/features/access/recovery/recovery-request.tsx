import { requestRecovery } from '@maktab/client/calls/access/recovery.generated'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'
import { EmailForm } from '#features/access/codes/email-form.tsx'
import { explainCode } from '#features/access/codes/explain-code.ts'
import { SentTo } from '#features/access/codes/sent-to.tsx'
import { useCaptcha } from '#features/access/codes/use-captcha.ts'
import { useOwnSchool } from '#features/access/use-own-school.ts'
import type { MailAsked } from '#features/access/signup/use-signup-request.ts'
import { Done, StepHeading, WayBack } from '#features/access/way-in-parts.tsx'

interface RecoveryRequestProps {
  readonly loginAddress: string
  readonly isEmbedded: boolean
}

/** Asks for the link. Whether the address has an account shows in the mailbox and nowhere else. */
export function RecoveryRequest({ loginAddress, isEmbedded }: RecoveryRequestProps) {
  const t = useT('pages', 'refused')
  const { client } = useConnection()
  const captcha = useCaptcha()
  const school = useOwnSchool()
  const [sentTo, setSentTo] = useState<string>()

  async function send(email: string): Promise<MailAsked> {
    const answer = await captcha.spend((t_Token) =>
      client.perform(requestRecovery, { email, t_Token, ...school, ...(isEmbedded && { isBonzo: 1 as const }) }),
    )
    if (answer === undefined) return { result: 'failed', problem: t('refusals.unable_to_connect') }
    if (answer.ok) return { result: 'sent' }
    return { result: 'failed', problem: explainCode(t, answer) }
  }

  const back = <WayBack href={loginAddress}>{t('recovery.back_to_login')}</WayBack>
  if (sentTo !== undefined) {
    return (
      <>
        {back}
        <Done title={t('signup.sent_heading')}>
          <SentTo message="recovery.sent" email={sentTo} />
          <p className="small soft">{t('signup.sent_hint')}</p>
        </Done>
      </>
    )
  }
  return (
    <>
      {back}
      <StepHeading>{t('recovery.title')}</StepHeading>
      <p className="soft">{t('recovery.intro')}</p>
      <EmailForm
        email=""
        label={t('recovery.send_email')}
        captcha={captcha}
        toast="refusals.invalid_email"
        send={send}
        onSent={setSentTo}
      />
      <p className="small soft">{t('recovery.no_email')}</p>
    </>
  )
}
