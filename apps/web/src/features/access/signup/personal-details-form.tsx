import { savePersonalDetails } from '@maktab/client/calls/access/sign-up-details.generated'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { askedDetails, isSignupFieldVisible } from '@maktab/domain/people/personal-details'
import { readPhoneNumber } from '@maktab/domain/people/phone-numbers'
import { wallClock } from '@maktab/i18n/wall-clock'
import { Button } from '@maktab/ui/base/button'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Icon } from '@maktab/ui/base/icon'
import { PhoneField } from '@maktab/ui/fields/phone-field'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { platformOf } from '#browser/platform.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { useDetailsDraft } from './details-draft.ts'
import {
  emptyPersonalDraft,
  personalDetailsOf,
  personalFaults,
  personalFields,
  type PersonalDraft,
} from './personal-draft.ts'
import { PlaceFields } from './place-fields.tsx'
import { Problem } from '#features/access/way-in-parts.tsx'
import styles from './sign-up-details.module.css'

interface PersonalDetailsFormProps {
  readonly configuration: Configuration
  /** With the step that the profile is at now. */
  readonly onSaved: (profile_completion_step: number) => void
}

const earliestBirth = '1900-01-01'

/** Who the person is, as far as their tenant asks; what it does not ask for may be said too (seed 000 §3, §5). */
export function PersonalDetailsForm({ configuration, onSaved }: PersonalDetailsFormProps) {
  const t = useT('account', 'application', 'pages', 'refused')
  const say = useSay()
  const { client, session } = useConnection()
  const { user_id, full_name } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const asked = askedDetails(configuration, { isMobileApp: platformOf(document) === 'mobile' })
  const [today] = useState(() => wallClock(new Date(), configuration.time_zone).date)
  const [draft, change, forget] = useDetailsDraft<PersonalDraft>('personal', user_id, {
    ...emptyPersonalDraft,
    full_name,
  })
  const [errors, setErrors] = useState<ReturnType<typeof personalFaults>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function write(part: Partial<PersonalDraft>): void {
    change(part)
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }))
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const found = personalFaults(draft, asked)
    setErrors(found)
    setProblem(undefined)
    const first = personalFields.find((field) => found[field] !== undefined)
    if (first !== undefined) {
      say({ tone: 'error', text: t('refusals.issues_toast_2'), duration: 2000 })
      return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    }
    setBusy(true)
    const details = personalDetailsOf(draft)
    const answer = await client.perform(savePersonalDetails, details)
    setBusy(false)
    if (!answer.ok) return setProblem(explain(t, answer))
    forget()
    say({ tone: 'success', text: t('refusals.personal_info_save_success'), duration: 2000 })
    const { profile_completion_step } = answer.value.result
    session.change({ full_name: details.full_name, profile_completion_step })
    onSaved(profile_completion_step)
  }

  const error = (field: keyof PersonalDraft) => {
    const fault = errors[field]
    return fault === undefined ? undefined : t(fault)
  }
  const text = (name: keyof PersonalDraft) => ({
    name,
    value: draft[name],
    error: error(name),
    maxLength: 200,
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })
  const phone = (
    <PhoneField
      name="phone_number"
      label={t('people.phone_number')}
      value={draft.phone_number}
      isOptional={!asked.isPhoneRequired}
      error={error('phone_number')}
      homeCountry={configuration.time_zone === 'Asia/Karachi' ? '92' : '93'}
      check={(value) => (readPhoneNumber(value) === null ? t('refusals.contact_no_invalid') : undefined)}
      onValueChange={(phone_number) => write({ phone_number })}
    />
  )
  const city = (
    <TextField
      {...text('city')}
      label={t('details.city')}
      isOptional={!asked.isCityRequired}
      autoComplete="address-level2"
    />
  )
  return (
    <form ref={form} className="grid gap-4" onSubmit={(event) => void save(event)} noValidate>
      <TextField {...text('full_name')} maxLength={120} label={t('people.full_name')} autoComplete="name" />
      {isSignupFieldVisible(configuration, 'gender') && (
        <RadioGroup
          label={t('details.gender')}
          isOptional
          value={draft.gender}
          options={[
            { value: '1', label: t('details.female') },
            { value: '0', label: t('details.male') },
            { value: '2', label: t('details.not_said') },
          ]}
          onValueChange={(gender) => write({ gender })}
        />
      )}
      {asked.isBirthDateRequired && (
        <DatePicker
          name="date_of_birth"
          label={t('details.date_of_birth')}
          value={draft.date_of_birth}
          today={today}
          min={earliestBirth}
          max={today}
          error={error('date_of_birth')}
          onValueChange={(date_of_birth) => write({ date_of_birth })}
        />
      )}
      <PlaceFields configuration={configuration} asked={asked} draft={draft} errorOf={error} onChange={write} />
      {asked.isCityRequired && city}
      {asked.isPhoneRequired && phone}
      <details className={styles['more']}>
        <summary className="flex middle gap-2 touch strong">
          {t('details.more')} <Icon name="expand" size={1.125} />
        </summary>
        <div className="grid gap-4">
          {!asked.isPhoneRequired && phone}
          {!asked.isCityRequired && city}
          <TextField {...text('address')} label={t('details.address')} isOptional autoComplete="street-address" />
          <TextField {...text('school_name')} label={t('details.school_name')} isOptional autoComplete="organization" />
        </div>
      </details>
      <Problem text={isBusy ? undefined : problem} />
      <Button type="submit" variant="primary" size="wide" isBusy={isBusy}>
        {t('details.save_on')}
      </Button>
    </form>
  )
}
