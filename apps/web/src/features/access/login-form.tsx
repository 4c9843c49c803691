/** Name and password, wherever they are asked for: at login, at a school's login, in another site's frame. */
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { PasswordField } from '@maktab/ui/fields/password-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { hashPassword } from './hash-password.ts'
import styles from './login-form.module.css'
import { isRemembered, isSameName } from './may-remember.ts'
import { makePrefetch } from './prefetch-application.ts'
import type { PasswordLogin, SignInOutcome } from './use-sign-in.ts'

interface LoginFormProps {
  readonly nameLabel: string
  readonly isBusy: boolean
  /** Why the last try failed, in words. */
  readonly problem: string | undefined
  /** `offered`: a name and password may be kept on this device; `used`: those that are kept are filled in, and nothing is kept or forgotten. */
  readonly remembering: 'offered' | 'used' | 'none'
  /** Somebody of this device who was pointed at: the password is what is asked next. */
  readonly startName?: string
  /** At the end of the line of the box. */
  readonly beside?: ReactNode
  readonly onLogin: (login: PasswordLogin, settle: (outcome: SignInOutcome) => Promise<void>) => Promise<void>
}

interface Missing {
  readonly username: boolean
  readonly password: boolean
}

const nothingMissing: Missing = { username: false, password: false }

/** Enter and the numpad’s Enter submit; each field that fails says so itself, and a message that some did (seed 000 §5). */
export function LoginForm({
  nameLabel,
  isBusy,
  problem,
  remembering,
  startName = '',
  beside,
  onLogin,
}: LoginFormProps) {
  const offersRemembering = remembering === 'offered'
  const t = useT()
  const say = useSay()
  const { fetchApplication } = useConnection()
  const [prefetch] = useState(() => makePrefetch(fetchApplication))
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(nothingMissing)
  const [username, setUsername] = useState(startName)
  const [remembered, setRemembered] = useState<PasswordLogin>()
  // Undefined until the box is touched: it then belongs to whoever is remembered, and to nobody else on a shared phone.
  const [ticked, setTicked] = useState<boolean>()
  const isTheirs = remembered !== undefined && isSameName(username, remembered.username)
  const isTicked = ticked ?? isTheirs

  useEffect(() => {
    if (remembering === 'none' || !isRemembered()) return
    let isHere = true
    const fillIn = async () => {
      const { readRememberedSignIn } = await import('./remembered-sign-in.ts')
      const kept = await readRememberedSignIn()
      if (!isHere || kept === undefined) return
      setRemembered(kept)
      setUsername((typed) => (typed === '' ? kept.username : typed))
    }
    // What cannot be fetched is typed.
    fillIn().catch(() => undefined)
    return () => void (isHere = false)
  }, [remembering])

  useEffect(() => {
    if (startName !== '') form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [startName])

  async function settle(login: PasswordLogin, outcome: SignInOutcome): Promise<void> {
    if (remembered === undefined && !(offersRemembering && isTicked)) return
    try {
      const { settleRemembered } = await import('./remembered-sign-in.ts')
      setRemembered(
        await settleRemembered({ login, outcome, remembered, wish: offersRemembering ? isTicked : undefined }),
      )
    } catch {
      // A device that cannot keep it: the person types it again next time, and is in now.
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const usesRemembered = isTheirs && password === ''
    const found = { username: username.trim() === '', password: password === '' && !usesRemembered }
    setMissing(found)
    const first = found.username ? 'username' : found.password ? 'password' : undefined
    if (first !== undefined) {
      say({ text: t('refusals.issues_toast_2'), tone: 'error' })
      return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    }
    const login = {
      username: username.trim(),
      passwordHash: usesRemembered ? remembered.passwordHash : await hashPassword(password),
    }
    await onLogin(login, (outcome) => settle(login, outcome))
  }

  return (
    <form ref={form} className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="username"
        label={nameLabel}
        error={missing.username ? t('refusals.email_username_required') : undefined}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={prefetch}
        value={username}
        onChange={(event) => {
          setUsername(event.currentTarget.value)
          setMissing((now) => ({ ...now, username: false }))
        }}
      />
      <PasswordField
        name="password"
        label={t('access.password')}
        hint={isTheirs ? t('access.remembered') : undefined}
        error={missing.password ? t('refusals.password_required') : undefined}
        onFocus={prefetch}
        onInput={() => setMissing((now) => ({ ...now, password: false }))}
      />
      {(offersRemembering || beside !== undefined) && (
        <div className={`flex wrap between ${styles['line']}`}>
          {offersRemembering && (
            <Checkbox
              label={t('access.remember')}
              checked={isTicked}
              onChange={(event) => setTicked(event.currentTarget.checked)}
            />
          )}
          {beside}
        </div>
      )}
      <div>
        <div role="alert">{problem !== undefined && !isBusy && <p className={styles['problem']}>{problem}</p>}</div>
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
          {isBusy ? t('access.logging_in') : t('access.login')}
        </Button>
      </div>
    </form>
  )
}
