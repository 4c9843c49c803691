/** The first password of who came in by a starting code: it stands before every other screen. */
import { updatePassword } from '@maktab/client/calls/access/own-sessions.generated'
import { Button } from '@maktab/ui/base/button'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { EntranceFrame } from '#features/access/entrance-frame.tsx'
import { keepNewPassword } from '#features/access/keep-new-password.ts'
import { PasswordForm, type ChosenPassword } from '#features/access/password-form.tsx'
import { useBeginSession } from '#features/access/use-begin-session.ts'
import { Problem, StepHeading } from '#features/access/way-in-parts.tsx'

export function FirstPasswordScreen() {
  const t = useT('pages')
  const { client, here, session, signOut } = useConnection()
  const { username, email } = useSession()
  const begin = useBeginSession()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ password }: ChosenPassword): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const answer = await client.perform(updatePassword, { password })
    if (answer.ok) await goOn(password, answer.value.opened)
    else setProblem(explain(t, answer))
    setBusy(false)
  }

  /** The session goes on with everything; what this device keeps of the person is locked up by the password, never by the code. */
  async function goOn(
    password: string,
    opened: { readonly auth_token: string; readonly token_exp: number } | undefined,
  ): Promise<void> {
    await keepNewPassword({ here, person: { username, email }, passwordHash: password }).catch(() => undefined)
    const person = session.current()
    if (person === undefined) return
    here.typed({ username, password })
    setProblem(await begin({ ...person, ...opened, must_change_password: false }))
  }

  return (
    <EntranceFrame title={t('access.starting_title')}>
      <StepHeading takesFocus>{t('access.starting_title')}</StepHeading>
      <p>{t('access.starting_intro', { username })}</p>
      <PasswordForm
        of="reset"
        username={username}
        passwordLabel={t('recovery.new_password')}
        buttonLabel={t('access.starting_save')}
        isBusy={isBusy}
        problem={<Problem text={isBusy ? undefined : problem} />}
        onChosen={(chosen) => void choose(chosen)}
      />
      <Button size="wide" onClick={() => void signOut()}>
        {t('access.logout')}
      </Button>
    </EntranceFrame>
  )
}
