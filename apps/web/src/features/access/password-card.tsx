import { updatePassword } from '@maktab/client/calls/access/own-sessions.generated'
import { confirmationFault, passwordFault } from '@maktab/domain/access/sign-up-fields'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { PasswordField } from '@maktab/ui/fields/password-field'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import styles from './account-cards.module.css'
import { hashPassword } from './hash-password.ts'
import { keepNewPassword } from './keep-new-password.ts'

const names = ['old_password', 'password', 'confirmation'] as const
type Name = (typeof names)[number]
type Typed = Readonly<Record<Name, string>>
type Faults = Readonly<Partial<Record<Name, string>>>

const nothing: Typed = { old_password: '', password: '', confirmation: '' }

/** Another password: the old one, the new one and its confirmation, each required (seed 000 §5). */
export function PasswordCard() {
  const t = useT('account', 'refused')
  const show = useToasts()
  const { here } = useConnection()
  const { username, email } = useSession()
  const { run, isBusy } = useCommand(updatePassword)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState<number>()

  function point(found: Faults): void {
    setFaults(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  function faultsOf({ old_password, password, confirmation }: Typed): Faults {
    const weak = passwordFault(password)
    const different = confirmationFault({ password, confirmation })
    const isSame = weak === null && password.trim() === old_password.trim()
    return {
      ...(old_password.trim() === '' && { old_password: t('people.old_password_required') }),
      ...(weak !== null && { password: t(`refusals.${weak}`) }),
      ...(isSame && { password: t('people.password_same') }),
      ...(different !== null && { confirmation: t(`refusals.${different}`) }),
    }
  }

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setProblem(undefined)
    setEnded(undefined)
    const found = faultsOf(typed)
    point(found)
    if (Object.keys(found).length > 0) return show({ tone: 'error', text: t('refusals.issues_toast_2') })
    const [old_password, password] = await Promise.all([
      hashPassword(typed.old_password.trim()),
      hashPassword(typed.password.trim()),
    ])
    const answer = await run({ old_password, password })
    if (answer.ok) {
      // The password is changed, whatever this device has room to keep.
      await keepNewPassword({ here, person: { username, email }, passwordHash: password }).catch(() => undefined)
      setTyped(nothing)
      setEnded(answer.value.ended_sessions)
    } else if ('refusal' in answer && answer.refusal === 'old_password_wrong')
      point({ old_password: explain(t, answer) })
    else setProblem(explain(t, answer))
  }

  const field = (name: Name) => ({
    name,
    value: typed[name],
    error: faults[name],
    onInput: (event: FormEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
      setFaults((now) => ({ ...now, [name]: undefined }))
    },
  })
  return (
    <Card heading={t('people.change_password')}>
      <form
        ref={form}
        className={`grid gap-4 ${styles['password']}`}
        onSubmit={(event) => void change(event)}
        noValidate
      >
        {/* Whose password it is, for those that keep passwords. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email ?? username} />
        <PasswordField {...field('old_password')} label={t('people.old_password')} autoComplete="current-password" />
        <PasswordField
          {...field('password')}
          label={t('people.new_password')}
          hint={t('refusals.password_valid_error')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmation')}
          label={t('people.confirm_new_password')}
          autoComplete="new-password"
        />
        <div className="grid">
          <p className="small soft">{t('people.password_ends_others')}</p>
          <div role="alert">{problem !== undefined && !isBusy && <Notice tone="danger">{problem}</Notice>}</div>
          <div role="status">
            {ended !== undefined && (
              <Notice tone="success" title={t('people.password_changed')}>
                {t('people.devices_ended', { count: ended })}
              </Notice>
            )}
          </div>
        </div>
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('people.change_password')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
