/** What the first run asks: the school, its first campus and year, and whoever looks after all of it. */
import { beginInstallation } from '@maktab/client/calls/schools/installation.generated'
import type { LanguageCode } from '@maktab/contracts/fields'
import { isPersonName, longestPersonName } from '@maktab/contracts/person-name'
import { isYear, usernamePattern } from '@maktab/contracts/schools/installation-fields'
import { confirmationFault, emailFault, passwordFault } from '@maktab/domain/access/sign-up-fields'
import { languageByCode, languages } from '@maktab/i18n/languages'
import { weekdayName } from '@maktab/i18n/month-names'
import { wallClock } from '@maktab/i18n/wall-clock'
import { Button } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Select } from '@maktab/ui/choice/select'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { PasswordField } from '@maktab/ui/fields/password-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { explain } from '#calls/explain.ts'
import { useConnection } from '#calls/connection.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { hashPassword } from '#features/access/hash-password.ts'
import { Problem } from '#features/access/way-in-parts.tsx'
import styles from './setup-form.module.css'
import { timeZonesWith } from './time-zones.ts'

interface SetupFormProps {
  /** Of the address that the server printed. */
  readonly code: string
  readonly onBegun: () => void
  /** Somebody else was first. */
  readonly onTooLate: () => void
}

const order = [
  'tenant_name',
  'campus_name',
  'city',
  'year_name',
  'year_start',
  'year_end',
  'full_name',
  'username',
  'email',
  'password',
  'confirmation',
] as const
type Field = (typeof order)[number]
type Draft = Readonly<Record<Field, string>>

export function SetupForm({ code, onBegun, onTooLate }: SetupFormProps) {
  const t = useT('pages', 'refused')
  const { client } = useConnection()
  const spoken = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => Object.fromEntries(order.map((name) => [name, ''])) as Draft)
  const [errors, setErrors] = useState<Partial<Draft>>({})
  const [chosenFirst, setFirst] = useState<LanguageCode>()
  const [others, setOthers] = useState<readonly string[]>(languages.map(({ code: one }) => one))
  const [ownZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [zone, setZone] = useState(ownZone)
  const [weekday, setWeekday] = useState(ownZone === 'Asia/Kabul' ? 6 : 1)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const first = chosenFirst ?? spoken.code
  const [opened] = useState(() => new Date())
  const { date: today } = wallClock(opened, zone)

  const write = (name: Field, value: string) => {
    setDraft((now) => ({ ...now, [name]: value }))
    setErrors((now) => ({ ...now, [name]: undefined }))
  }
  const text = (name: Field) => ({
    name,
    label: t(`setup.${name === 'confirmation' ? 'confirm_password' : name}`),
    value: draft[name],
    error: errors[name],
    maxLength: 120,
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
  })
  const day = (name: 'year_start' | 'year_end') => ({
    name,
    label: t(`setup.${name}`),
    value: draft[name],
    error: errors[name],
    today,
    onValueChange: (value: string) => write(name, value),
  })

  function faultOf(name: Field): string | undefined {
    const value = draft[name].trim()
    const { password, confirmation } = draft
    if (name === 'password') return passwordFault(password) === null ? undefined : t('setup.password_hint')
    if (name === 'confirmation') {
      const fault = confirmationFault({ password, confirmation })
      return fault === null ? undefined : t(`refusals.${fault}`)
    }
    if (value === '') return name === 'city' || name === 'email' ? undefined : t('setup.required')
    if (name === 'full_name') return isPersonName(value) ? undefined : t('setup.name_wrong')
    if (name === 'username') return usernamePattern.test(value) ? undefined : t('setup.username_wrong')
    if (name === 'email') return emailFault(value) === null ? undefined : t('refusals.contact_email_address_invalid')
    if (name === 'year_end' && draft.year_start !== '') return isYear(draft) ? undefined : t('setup.year_wrong')
    return undefined
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setProblem(undefined)
    const found = Object.fromEntries(order.map((name) => [name, faultOf(name)])) as Partial<Draft>
    setErrors(found)
    const wrong = order.find((name) => found[name] !== undefined)
    if (wrong !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    setBusy(true)
    const { password, confirmation: _, email, ...said } = draft
    const answer = await client.perform(beginInstallation, {
      ...said,
      code,
      email: email.trim() === '' ? null : email,
      languages: [
        first,
        ...languages.map(({ code: one }) => one).filter((one) => one !== first && others.includes(one)),
      ],
      time_zone: zone,
      first_weekday: weekday,
      password: await hashPassword(password.trim()),
    })
    setBusy(false)
    if (answer.ok) return onBegun()
    if ('refusal' in answer && answer.refusal === 'not_allowed') return onTooLate()
    setProblem('refusal' in answer ? t('setup.code_wrong') : explain(t, answer))
  }

  return (
    <form ref={form} className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <Part heading={t('setup.the_school')}>
        <TextField {...text('tenant_name')} autoComplete="organization" />
        <Select
          label={t('setup.first_language')}
          value={first}
          options={languages.map(({ code: value, ownName: label, tag: lang }) => ({ value, label, lang }))}
          onChange={({ target }) => setFirst(languageByCode(target.value).code)}
        />
        <CheckboxGroup
          label={t('setup.languages')}
          options={languages
            .filter(({ code: one }) => one !== first)
            .map(({ code: value, ownName, tag }) => ({ value, label: <span lang={tag}>{ownName}</span> }))}
          values={others}
          onValuesChange={(chosen) => setOthers([first, ...chosen])}
        />
        <Select
          label={t('setup.time_zone')}
          dir="ltr"
          value={zone}
          options={timeZonesWith(ownZone).map((value) => ({ value, label: value }))}
          onChange={({ target }) => setZone(target.value)}
        />
        <Select
          label={t('setup.first_weekday')}
          value={String(weekday)}
          options={[6, 0, 1, 2, 3, 4, 5].map((one) => ({
            value: String(one),
            label: weekdayName(one, spoken.locale, 'long'),
          }))}
          onChange={({ target }) => setWeekday(Number(target.value))}
        />
      </Part>
      <Part heading={t('setup.first_campus')}>
        <TextField {...text('campus_name')} />
        <TextField {...text('city')} isOptional autoComplete="address-level2" />
        <TextField {...text('year_name')} hint={t('setup.year_hint')} />
        <DatePicker {...day('year_start')} />
        <DatePicker {...day('year_end')} />
      </Part>
      <Part heading={t('setup.you')}>
        <TextField {...text('full_name')} maxLength={longestPersonName} autoComplete="name" />
        <TextField {...text('username')} maxLength={60} autoComplete="username" autoCapitalize="none" />
        <TextField {...text('email')} type="email" maxLength={254} isOptional autoComplete="email" />
        <PasswordField {...text('password')} hint={t('setup.password_hint')} autoComplete="new-password" />
        <PasswordField {...text('confirmation')} autoComplete="new-password" />
      </Part>
      <Problem text={isBusy ? undefined : problem} />
      <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
        {t('setup.begin')}
      </Button>
    </form>
  )
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={`grid gap-4 ${styles['part']}`}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
