import { Button } from '@maktab/ui/button'
import { PasswordField } from '@maktab/ui/password-field'
import { TextField } from '@maktab/ui/text-field'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#shell/use-t.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import styles from './login-screen.module.css'
import { useSignIn } from './use-sign-in.ts'

interface Missing {
  readonly username: boolean
  readonly password: boolean
}

/** Email or username, and password (seed 000 §2, §5). `isSessionOver`: the school ended the session of who was here. */
export function LoginScreen({ isSessionOver }: { isSessionOver: boolean }) {
  const t = useT()
  const { boot } = useConnection()
  const { signIn, isBusy, problem } = useSignIn()
  const shown = problem ?? (isSessionOver ? t('refusals.session_over') : undefined)
  const [missing, setMissing] = useState<Missing>({ username: false, password: false })
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const username = String(typed.get('username') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    const found = { username: username === '', password: password === '' }
    setMissing(found)
    const first = found.username ? 'username' : found.password ? 'password' : undefined
    if (first === undefined) void signIn(username, password)
    else form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <EntranceFrame title={t('access.login')}>
      <h1>{boot.capabilities.shell === 'quran' ? t('tenants.quran_welcome', { name: boot.tenant.name }) : t('access.login_heading')}</h1>
      <p className={styles['intro']}>{t('access.login_subheading')}</p>
      <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
        <TextField
          name="username"
          label={t('access.email_or_username')}
          error={missing.username ? t('refusals.email_username_required') : undefined}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onInput={() => setMissing((now) => ({ ...now, username: false }))}
        />
        <PasswordField
          name="password"
          label={t('access.password')}
          error={missing.password ? t('refusals.password_required') : undefined}
          onInput={() => setMissing((now) => ({ ...now, password: false }))}
        />
        <div role="alert">{shown !== undefined && !isBusy && <p className={styles['problem']}>{shown}</p>}</div>
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
          {isBusy ? t('access.logging_in') : t('access.login')}
        </Button>
      </form>
      {boot.is_demonstration && (
        <p className={styles['demonstration']}>
          <a href={`/demo${location.search}`}>{t('access.demonstration_accounts')}</a>
        </p>
      )}
    </EntranceFrame>
  )
}
