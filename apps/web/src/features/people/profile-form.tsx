import { updateProfile } from '@maktab/client/calls/people/profile.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { isPersonName, longestPersonName } from '@maktab/contracts/person-name'
import { isConsumer } from '@maktab/domain/tenants/capabilities'
import { Button } from '@maktab/ui/base/button'
import { Grid } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { PhoneField } from '@maktab/ui/fields/phone-field'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { genderKeys } from './gender.ts'

type Profile = Output<Catalogue['readProfile']>

interface ProfileFormProps {
  readonly profile: Profile
  readonly onDone: () => void
}

const longestSchool = 200
const genders = [0, 1, 2] as const

/** What a person may change of themselves (seed 000 §3, §5). What was typed stays until the school has it. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const t = useT('account', 'application', 'parts', 'refused')
  const format = useFormat()
  const show = useToasts()
  const tenant = useTenant()
  const { session } = useConnection()
  const { active_role } = useSession()
  const { run, isBusy } = useCommand(updateProfile)
  const form = useRef<HTMLFormElement>(null)
  const [full_name, setName] = useState(profile.full_name)
  const [gender, setGender] = useState(profile.gender)
  const [phone_number, setPhone] = useState(profile.phone_number ?? '')
  const [school_name, setSchool] = useState(profile.school_name ?? '')
  const [grade, setGrade] = useState(profile.grade ?? '')
  const [wrong, setWrong] = useState<{ readonly full_name?: string; readonly phone_number?: string }>({})
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setProblem(undefined)
    const faults = {
      ...(profile.may_change_name && !isPersonName(full_name) && { full_name: t('people.full_name_required') }),
      ...(phone_number !== '' &&
        !(await isPhoneNumber(phone_number)) && { phone_number: t('refusals.contact_no_invalid') }),
    }
    setWrong(faults)
    const [first] = Object.keys(faults)
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    const answer = await run({
      ...(profile.may_change_name && { full_name: full_name.trim() }),
      gender,
      phone_number: phone_number || null,
      ...(isConsumer(tenant, active_role) && { school_name: school_name.trim() || null }),
      ...(active_role === 'learner' && { grade: grade || null }),
    })
    if (!answer.ok) return setProblem(explain(t, answer))
    session.change({ full_name: answer.value.full_name })
    show({ tone: 'success', text: t('refusals.personal_info_save_success') })
    onDone()
  }

  return (
    <form ref={form} className="grid gap-4" onSubmit={(event) => void save(event)} noValidate>
      <Grid narrowest={14}>
        <TextField
          name="full_name"
          label={t('people.full_name')}
          autoComplete="name"
          maxLength={longestPersonName}
          value={full_name}
          readOnly={!profile.may_change_name}
          hint={profile.may_change_name ? undefined : t('refusals.name_of_school')}
          error={wrong.full_name}
          onChange={(event) => setName(event.target.value)}
        />
        <PhoneField
          name="phone_number"
          label={t('people.phone_number')}
          isOptional
          value={phone_number}
          onValueChange={setPhone}
          error={wrong.phone_number}
        />
        <Select
          label={t('people.gender')}
          isOptional
          placeholder="—"
          value={gender ?? ''}
          onChange={(event) => setGender(genders.find((one) => String(one) === event.target.value) ?? null)}
          options={genders.map((one) => ({ value: String(one), label: t(genderKeys[one]) }))}
        />
        {isConsumer(tenant, active_role) && (
          <TextField
            name="school_name"
            label={t('people.school_name')}
            isOptional
            maxLength={longestSchool}
            value={school_name}
            onChange={(event) => setSchool(event.target.value)}
          />
        )}
        {active_role === 'learner' && (
          <Select
            label={t('people.grade')}
            isOptional
            placeholder="—"
            value={grade}
            onChange={(event) => setGrade(event.target.value)}
            options={gradesWith(profile.grade).map((one) => ({
              value: one,
              label: /^\d+$/.test(one) ? format.number(Number(one)) : one,
            }))}
          />
        )}
      </Grid>
      <div role="alert">{problem !== undefined && !isBusy && <Notice tone="danger">{problem}</Notice>}</div>
      <div className="flex wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('overlays.save')}
        </Button>
        <Button onClick={onDone}>{t('frame.cancel')}</Button>
      </div>
    </form>
  )
}

/** The rules of every country's numbers weigh much: fetched by whoever saves a number. Without them the server alone checks. */
async function isPhoneNumber(typed: string): Promise<boolean> {
  const rules = await import('@maktab/domain/people/phone-numbers').catch(() => undefined)
  return rules === undefined || rules.readPhoneNumber(typed) !== null
}

/** The school years, and whatever else the profile says already. */
function gradesWith(present: string | null): readonly string[] {
  const years = Array.from({ length: 12 }, (_, year) => String(year + 1))
  return present === null || years.includes(present) ? years : [present, ...years]
}
