/** Signup by email: the address, then a link (web) or a code (mobile application), then a password (seed 000 §2, §4). */
import { useState } from 'react'
import { withLooks } from '#features/tenants/with-looks.ts'
import { platformOf } from '#browser/platform.ts'
import { useT } from '#language/use-t.ts'
import { EmailForm } from '#features/access/codes/email-form.tsx'
import { keepSignup, readSignup, type SignupStep } from './kept-signup.ts'
import { SignupCode } from './signup-code.tsx'
import { HaveAccount } from './signup-landing.tsx'
import { SignupPassword, type SignupProof } from './signup-password.tsx'
import { SignupSent } from './signup-sent.tsx'
import { useSignupRequest } from './use-signup-request.ts'
import { StepHeading, WayBack } from '#features/access/way-in-parts.tsx'

interface SignupByEmailProps {
  /** To the choice of the way; absent where there is none. */
  readonly onBack?: () => void
  readonly onSignedIn: () => void
}

/** `index` and `change_code` of the link; both are there or none counts. */
function proofOfAddress(): SignupProof | undefined {
  const query = new URLSearchParams(location.search)
  const [index, change_code] = [query.get('index'), query.get('change_code')]
  return index && change_code ? { index, change_code } : undefined
}

export function SignupByEmail({ onBack, onSignedIn }: SignupByEmailProps) {
  const t = useT('pages')
  const isMobile = platformOf(document) === 'mobile'
  const [proof, setProof] = useState(proofOfAddress)
  const [step, setStep] = useState<SignupStep>(readSignup)
  const [hasMoved, setMoved] = useState(false)
  const request = useSignupRequest({ isMobile })

  function go(next: SignupStep): void {
    setMoved(true)
    keepSignup(next)
    setStep(next)
  }

  function beginAnew(): void {
    history.replaceState(null, '', withLooks('/signup?mode=email'))
    setProof(undefined)
    go({ email: step.email, isSent: false })
  }

  const over = (at: number) => t('signup.step_of', { step: at, steps: 3 })
  if (proof !== undefined)
    return (
      <SignupPassword
        proof={proof}
        over={over(3)}
        hasMoved={hasMoved}
        onBeginAnew={beginAnew}
        onSignedIn={onSignedIn}
      />
    )
  if (step.isSent && isMobile) {
    return (
      <SignupCode
        email={step.email}
        over={over(2)}
        request={request}
        onBack={() => go({ ...step, isSent: false })}
        onProven={(otp) => {
          setMoved(true)
          setProof({ email: step.email, otp })
        }}
      />
    )
  }
  if (step.isSent)
    return (
      <SignupSent email={step.email} over={over(2)} request={request} onBack={() => go({ ...step, isSent: false })} />
    )
  return (
    <>
      {onBack === undefined ? (
        <WayBack href={withLooks('/login')}>{t('access.login')}</WayBack>
      ) : (
        <WayBack onPress={onBack}>{t('frame.back')}</WayBack>
      )}
      <StepHeading over={over(1)} takesFocus={hasMoved}>
        {t('signup.email_heading')}
      </StepHeading>
      <p className="soft">{t(isMobile ? 'signup.email_intro_code' : 'signup.email_intro')}</p>
      <EmailForm
        email={step.email}
        label={t(isMobile ? 'signup.send_code' : 'signup.send_link')}
        captcha={request.captcha}
        send={request.send}
        onSent={(email) => go({ email, isSent: true })}
      />
      <HaveAccount />
    </>
  )
}
