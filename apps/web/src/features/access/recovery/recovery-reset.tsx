import { recoverPassword, recoverPasswordByCode } from '@maktab/client/calls/access/recovery.generated'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'
import { explainCode } from '#features/access/codes/explain-code.ts'
import { PasswordForm, type ChosenPassword } from '#features/access/password-form.tsx'
import { Done, Problem, StepHeading, WayBack } from '#features/access/way-in-parts.tsx'

/** Whose password, and what shows that they may change it: a link's code, or the code of the mobile application. */
export type RecoveryProof = { readonly user_id: number } & ({ readonly change_code: string } | { readonly otp: string })

interface RecoveryResetProps {
  readonly proof: RecoveryProof
  readonly username?: string
  readonly loginAddress: string
  readonly onBeginAnew: () => void
}

/** The new password, twice (seed 000 §2, §5). */
export function RecoveryReset({ proof, username, loginAddress, onBeginAnew }: RecoveryResetProps) {
  const t = useT('pages', 'refused')
  const { client } = useConnection()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function reset({ password }: ChosenPassword): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const answer =
      'otp' in proof
        ? await client.perform(recoverPasswordByCode, { ...proof, password })
        : await client.perform(recoverPassword, { ...proof, password })
    setBusy(false)
    if (answer.ok) return setDone(true)
    setProblem(explainCode(t, answer))
    setOver('refusal' in answer)
  }

  if (isDone) {
    return (
      <Done title={t('recovery.done_title')}>
        <p>{t('recovery.done_body')}</p>
        <LinkButton variant="primary" size="wide" href={loginAddress}>
          {t('recovery.back_to_login')}
        </LinkButton>
      </Done>
    )
  }
  return (
    <>
      <WayBack href={loginAddress}>{t('recovery.back_to_login')}</WayBack>
      <StepHeading takesFocus={'otp' in proof}>{t('recovery.reset_heading')}</StepHeading>
      <p className="soft">{t('recovery.reset_intro')}</p>
      <PasswordForm
        of="reset"
        username={username}
        passwordLabel={t('recovery.new_password')}
        buttonLabel={t('recovery.reset')}
        isBusy={isBusy}
        problem={
          <Problem text={isBusy ? undefined : problem}>
            {isOver && (
              <Button onClick={onBeginAnew}>{t('otp' in proof ? 'signup.new_code' : 'signup.new_link')}</Button>
            )}
          </Problem>
        }
        onChosen={(chosen) => void reset(chosen)}
      />
    </>
  )
}
