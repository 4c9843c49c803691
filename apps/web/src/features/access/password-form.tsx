import { isPersonName, longestPersonName } from '@maktab/contracts/person-name'
import { confirmationFault, passwordFault, type ConfirmationFault } from '@maktab/domain/access/sign-up-fields'
import { Button } from '@maktab/ui/base/button'
import { PasswordField } from '@maktab/ui/fields/password-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { hashPassword } from './hash-password.ts'

/** What is said of a password that is missing, and of one that is against the rule: signup and reset have words of their own (seed 000 §5). */
const sentences = {
  signup: {
    new_pass_required: 'refusals.password_required',
    password_valid_error: 'refusals.password_valid_error_b2c',
  },
  reset: { new_pass_required: 'refusals.new_pass_required', password_valid_error: 'refusals.password_valid_error' },
} as const

export interface ChosenPassword {
  /** SHA-256 in lower-case hex. */
  readonly password: string
  /** Trimmed; absent where it is not asked for. */
  readonly full_name?: string
}

interface PasswordFormProps {
  readonly of: keyof typeof sentences
  /** Whose password it is, for the browser's own store of passwords. */
  readonly username?: string | undefined
  readonly asksName?: boolean
  /** What is asked before them. */
  readonly first?: ReactNode
  readonly passwordLabel: string
  readonly buttonLabel: string
  readonly isBusy: boolean
  /** Why the last try failed. */
  readonly problem: ReactNode
  readonly onChosen: (chosen: ChosenPassword) => void
}

interface Errors {
  readonly full_name?: string | undefined
  readonly password?: string | undefined
  readonly confirmation?: string | undefined
}

const order = ['full_name', 'password', 'confirmation'] as const

/** A new password and its confirmation, each with an eye (seed 000 §2); trimmed before they are looked at. */
export function PasswordForm({
  of,
  username,
  asksName = false,
  first,
  passwordLabel,
  buttonLabel,
  isBusy,
  problem,
  onChosen,
}: PasswordFormProps) {
  const t = useT('pages', 'refused')
  const say = useSay()
  const [errors, setErrors] = useState<Errors>({})

  function faultsOf({ full_name, password, confirmation }: Readonly<Record<(typeof order)[number], string>>): Errors {
    const fault = passwordFault(password)
    // What the password itself is wrong in comes first; the confirmation then only has to be there.
    const second: ConfirmationFault | null = confirmationFault({ password, confirmation })
    return {
      ...(asksName && full_name === '' && { full_name: t('frame.required_field') }),
      ...(asksName && full_name !== '' && !isPersonName(full_name) && { full_name: t('signup.full_name_required') }),
      ...(fault !== null && { password: t(sentences[of][fault]) }),
      ...(second !== null &&
        (fault === null || second === 'confirm_pass_required') && { confirmation: t(`refusals.${second}`) }),
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '').trim()
    const chosen = { full_name: read('full_name'), password: read('password'), confirmation: read('confirmation') }
    const found = faultsOf(chosen)
    setErrors(found)
    const wrong = order.find((name) => found[name] !== undefined)
    if (wrong !== undefined) {
      say({ tone: 'error', text: t('refusals.issues_toast_2'), duration: 2000 })
      return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    }
    onChosen({ password: await hashPassword(chosen.password), ...(asksName && { full_name: chosen.full_name }) })
  }

  const field = (name: (typeof order)[number]) => ({
    name,
    error: errors[name],
    onInput: () => setErrors((now) => ({ ...now, [name]: undefined })),
  })
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      {username !== undefined && (
        <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {first}
      {asksName && (
        <TextField
          {...field('full_name')}
          label={t('signup.full_name')}
          autoComplete="name"
          maxLength={longestPersonName}
        />
      )}
      <PasswordField
        {...field('password')}
        label={passwordLabel}
        hint={t('signup.password_hint')}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmation')} label={t('signup.confirm_password')} autoComplete="new-password" />
      {problem}
      <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
        {buttonLabel}
      </Button>
    </form>
  )
}
