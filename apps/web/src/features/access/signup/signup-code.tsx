import { CodeForm } from '#features/access/codes/code-form.tsx'
import { ResendButton, resendWaits } from '#features/access/codes/resend-button.tsx'
import { SentTo } from '#features/access/codes/sent-to.tsx'
import type { MailRequest } from './use-signup-request.ts'
import { StepHeading, WayBack } from '#features/access/way-in-parts.tsx'
import { useT } from '#language/use-t.ts'

interface SignupCodeProps {
  readonly email: string
  readonly over: string
  readonly request: MailRequest
  readonly onBack: () => void
  readonly onProven: (otp: string) => void
}

/** The code that the mobile application asks for in place of a link. */
export function SignupCode({ email, over, request, onBack, onProven }: SignupCodeProps) {
  const t = useT('pages')
  return (
    <>
      <WayBack onPress={onBack}>{t('signup.other_email')}</WayBack>
      <StepHeading over={over} takesFocus>
        {t('signup.code_heading')}
      </StepHeading>
      <SentTo message="signup.code_sent_to" email={email} />
      <CodeForm
        email={email}
        onProven={(otp) => {
          onProven(otp)
          return undefined
        }}
      />
      <ResendButton seconds={resendWaits.signup} onResend={() => request.send(email)} />
    </>
  )
}
