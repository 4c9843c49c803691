import { signIn } from '@maktab/client/calls/access/sessions.generated'
import { createSignedUpUser, verifySignup } from '@maktab/client/calls/access/signup.generated'
import { saysDetailsLater } from '@maktab/domain/access/sign-up-fields'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { useT } from '#language/use-t.ts'
import { explainCode } from '#features/access/codes/explain-code.ts'
import { forgetSignup } from './kept-signup.ts'
import { PasswordForm, type ChosenPassword } from '#features/access/password-form.tsx'
import { useSignupRole } from './signup-role.tsx'
import { useBeginSession } from '#features/access/use-begin-session.ts'
import { Done, Problem, StepHeading } from '#features/access/way-in-parts.tsx'

/** What shows that the address is theirs: a link's two codes, or an address with the code that went there. */
export type SignupProof =
  | { readonly index: string; readonly change_code: string }
  | { readonly email: string; readonly otp: string }

interface SignupPasswordProps {
  readonly proof: SignupProof
  readonly over: string
  readonly hasMoved: boolean
  /** Back to the address: the proof is no longer good. */
  readonly onBeginAnew: () => void
  readonly onSignedIn: () => void
}

/** The last step: a password makes the account, and the device signs in with it (seed 000 §4). */
export function SignupPassword({ proof, over, hasMoved, onBeginAnew, onSignedIn }: SignupPasswordProps) {
  const t = useT('pages', 'refused')
  const { client, here, fetchApplication } = useConnection()
  const { signupAsksName } = useCapabilities()
  const begin = useBeginSession()
  const { role, question } = useSignupRole()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function finish(chosen: ChosenPassword): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    fetchApplication()
    const made =
      'otp' in proof
        ? await client.perform(createSignedUpUser, { ...proof, ...chosen, role })
        : await client.perform(verifySignup, { ...proof, ...chosen, role })
    if (!made.ok) {
      setBusy(false)
      setProblem(explainCode(t, made))
      return setOver('refusal' in made && made.refusal !== 'too_many_tries')
    }
    forgetSignup()
    const answer = await client.perform(signIn, {
      username: made.value.email,
      password: chosen.password,
      isForcedOnline: true,
    })
    if (!answer.ok) return setReady(true)
    here.typed({ username: made.value.email, password: chosen.password })
    const refused = await begin(answer.value)
    if (refused === undefined) return onSignedIn()
    setBusy(false)
    setProblem(refused)
  }

  if (isReady) {
    return (
      <Done title={t('signup.ready_title')}>
        <p>{t('signup.ready_body')}</p>
        <LinkButton variant="primary" href={withLooks('/login')}>
          {t('access.login')}
        </LinkButton>
      </Done>
    )
  }
  return (
    <>
      <StepHeading over={over} takesFocus={hasMoved}>
        {t('signup.password_heading')}
      </StepHeading>
      <p className="soft">{t('signup.password_intro')}</p>
      <PasswordForm
        of="signup"
        username={'otp' in proof ? proof.email : undefined}
        asksName={signupAsksName || !saysDetailsLater(role)}
        first={question}
        passwordLabel={t('access.password')}
        buttonLabel={t(isBusy ? 'signup.finishing' : 'signup.finish')}
        isBusy={isBusy}
        problem={
          <Problem text={isBusy ? undefined : problem}>
            {isOver && (
              <Button onClick={onBeginAnew}>{t('otp' in proof ? 'signup.new_code' : 'signup.new_link')}</Button>
            )}
          </Problem>
        }
        onChosen={(chosen) => void finish(chosen)}
      />
    </>
  )
}
