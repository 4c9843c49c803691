import { CaptchaPlace } from '#features/access/codes/captcha-state.tsx'
import { ResendButton, resendWaits } from '#features/access/codes/resend-button.tsx'
import { SentTo } from '#features/access/codes/sent-to.tsx'
import type { MailRequest } from './use-signup-request.ts'
import { StepHeading, WayBack } from '#features/access/way-in-parts.tsx'
import { useT } from '#language/use-t.ts'

interface SignupSentProps {
  readonly email: string
  readonly over: string
  readonly request: MailRequest
  readonly onBack: () => void
}

/** The link is on its way. */
export function SignupSent({ email, over, request, onBack }: SignupSentProps) {
  const t = useT('pages')
  return (
    <>
      <WayBack onPress={onBack}>{t('signup.other_email')}</WayBack>
      <StepHeading over={over} takesFocus>
        {t('signup.sent_heading')}
      </StepHeading>
      <SentTo message="signup.sent_to" email={email} />
      <p className="small soft">{t('signup.sent_hint')}</p>
      {request.captcha !== undefined && <CaptchaPlace of={request.captcha.place} />}
      <ResendButton seconds={resendWaits.signup} onResend={() => request.send(email)} />
    </>
  )
}
