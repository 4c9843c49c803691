import { signUpExternally } from '@maktab/client/calls/access/external-sign-in.generated'
import type { ExternalPerson } from '@maktab/contracts/access/external-sign-in'
import { Button, LinkButton } from '@maktab/ui/base/button'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { wayToProvider } from '#features/access/external-providers.ts'
import { useSignupRole } from './signup-role.tsx'
import { useBeginSession } from '#features/access/use-begin-session.ts'
import { Problem, StepHeading, WayBack } from '#features/access/way-in-parts.tsx'

interface SignupExternalProps {
  readonly person: ExternalPerson
  readonly onBack: () => void
  readonly onSignedIn: () => void
}

const names = ['first_name', 'last_name'] as const
type Missing = Readonly<Partial<Record<(typeof names)[number], true>>>

/** Confirms what another provider says of a person; the address is not theirs to change (seed 000 §2, §5). */
export function SignupExternal({ person, onBack, onSignedIn }: SignupExternalProps) {
  const t = useT('pages')
  const say = useSay()
  const { client, fetchApplication } = useConnection()
  const begin = useBeginSession()
  const { role, question } = useSignupRole()
  const form = useRef<HTMLFormElement>(null)
  const provider = useTenant().external_providers.find(({ login_type }) => login_type === person.login_type)
  const [missing, setMissing] = useState<Missing>({})
  const [problem, setProblem] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function confirm(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const [first_name = '', last_name = ''] = names.map((name) => String(typed.get(name) ?? '').trim())
    const found: Missing = {
      ...(first_name === '' && { first_name: true }),
      ...(last_name === '' && { last_name: true }),
    }
    setMissing(found)
    const first = names.find((name) => found[name])
    if (first !== undefined) {
      say({ tone: 'error', text: t('refusals.issues_toast_2'), duration: 2000 })
      return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    }
    setBusy(true)
    setProblem(undefined)
    fetchApplication()
    const answer = await client.perform(signUpExternally, { ...person, first_name, last_name, role })
    if (answer.ok) {
      const refused = await begin(answer.value)
      if (refused === undefined) return onSignedIn()
      setBusy(false)
      return setProblem(refused)
    }
    setBusy(false)
    setProblem(explain(t, answer))
    setRefused('refusal' in answer)
  }

  const field = (name: (typeof names)[number], known: string) => ({
    name,
    defaultValue: known,
    maxLength: 100,
    error: missing[name] ? t('frame.required_field') : undefined,
    onInput: () => setMissing((now) => ({ ...now, [name]: undefined })),
  })
  return (
    <>
      <WayBack onPress={onBack}>{t('frame.back')}</WayBack>
      <StepHeading>{t('signup.external_heading')}</StepHeading>
      <p className="soft">{t('signup.external_intro')}</p>
      <form ref={form} className="grid gap-4" onSubmit={(event) => void confirm(event)} noValidate>
        <TextField name="email" type="email" label={t('pages.email')} value={person.email} readOnly />
        <TextField
          {...field('first_name', person.first_name)}
          label={t('pages.contact_first_name')}
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name', person.last_name)}
          label={t('pages.contact_last_name')}
          autoComplete="family-name"
        />
        {question}
        <Problem text={isBusy ? undefined : problem}>
          {isRefused && provider !== undefined && (
            <LinkButton href={wayToProvider(person.login_type, 'signup', location.search)}>
              {t('signup.external_again', { provider: provider.name })}
            </LinkButton>
          )}
        </Problem>
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
          {isBusy ? t('signup.finishing') : t('signup.finish')}
        </Button>
      </form>
    </>
  )
}
