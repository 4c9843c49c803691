import { updateEditedConfiguration } from '@maktab/client/calls/tenants/edited-configuration.generated'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { EditedConfiguration, EditedField } from '@maktab/contracts/tenants/edited-configuration'
import { indexOfLanguage, languagesOf } from '@maktab/domain/tenants/languages'
import { languageByCode, languages } from '@maktab/i18n/languages'
import { weekdayName } from '@maktab/i18n/month-names'
import { wallClock } from '@maktab/i18n/wall-clock'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Select } from '@maktab/ui/choice/select'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSay } from '#page/use-say.ts'
import { ConfigurationPreview } from './configuration-preview.tsx'
import { labelOfField } from './configuration-labels.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm, type OfficeDifference } from '#features/office/office-form.tsx'

interface ConfigurationFormProps {
  readonly version: number
  readonly saved: EditedConfiguration
  /** Somebody else saved meanwhile. */
  readonly onReadAgain: () => void
}

const usualZones = ['Asia/Kabul', 'Asia/Karachi']
const switches = [
  'is_user_creation',
  'is_name_disabled',
  'is_assignment_allowed',
  'is_learner_stream_enabled',
  'is_delete_class_allowed',
  'is_tour_guide',
] as const
const grave = ['is_b2c_enabled', 'is_exam_mode', 'is_payment_enabled'] as const

/** All fields at once; only those that were changed are sent, and what the server refuses is said at its field. */
export function ConfigurationForm({ version, saved, onReadAgain }: ConfigurationFormProps) {
  const t = useT('office')
  const say = useSay()
  const { locale } = useLanguage()
  const { id: tenant_id } = useTenant()
  const draft = useOfficeDraft<EditedConfiguration>({ name: 'configuration', saved })
  const { fields, change } = draft
  const update = useCommand(updateEditedConfiguration)
  const [typedName, setTypedName] = useState('')
  const [refused, setRefused] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  /** The version under which somebody else's save was met: until another is read, nothing can be told apart. */
  const [met, setMet] = useState<number>()
  const [opened] = useState(() => new Date())
  const { date: today } = wallClock(opened, fields.time_zone)

  const changed = (Object.keys(saved) as EditedField[]).filter(
    (field) => JSON.stringify(fields[field]) !== JSON.stringify(saved[field]),
  )
  const isGrave = grave.some((field) => changed.includes(field))
  const differences: readonly OfficeDifference[] | undefined =
    met !== undefined && met !== version && changed.length > 0
      ? changed.map((field) => ({
          label: labelOfField(t, field),
          now: written(saved[field]),
          yours: written(fields[field]),
        }))
      : undefined

  const errorOf = (field: string) => (refused.includes(field) ? t('configuration.wrong') : undefined)
  const put = (some: Partial<EditedConfiguration>) => {
    setRefused((now) => now.filter((field) => !(field in some)))
    change(some)
  }
  const text = (field: 'name' | 'address' | 'city') => ({
    label: t(`configuration.${field}`),
    value: fields[field],
    error: errorOf(field),
    maxLength: field === 'name' ? 120 : 2_000,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => put({ [field]: target.value }),
  })
  const contact = (field: 'contact_number' | 'contact_email_address') => ({
    label: t(`configuration.${field}`),
    value: fields[field] ?? '',
    error: errorOf(field),
    isOptional: true,
    maxLength: 254,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      put({ [field]: target.value === '' ? null : target.value }),
  })
  const colour = (field: 'primary_color' | 'primary_text_color' | 'secondary_color' | 'secondary_text_color') => (
    <TextField
      type="color"
      label={t(`configuration.${field}`)}
      value={`#${fields[field].toLowerCase()}`}
      error={errorOf(field)}
      onChange={({ target }) => put({ [field]: target.value.slice(1) })}
    />
  )
  const check = (field: (typeof switches)[number] | (typeof grave)[number]) => (
    <Checkbox
      key={field}
      label={t(`configuration.${field}`)}
      checked={fields[field]}
      error={errorOf(field)}
      onChange={({ target }) => put({ [field]: target.checked })}
    />
  )
  const day = (field: 'sub_start_date' | 'sub_end_date') => (
    <DatePicker
      label={t(`configuration.${field}`)}
      isOptional
      value={fields[field]?.slice(0, 10) ?? ''}
      error={errorOf(field)}
      today={today}
      onValueChange={(date) => put({ [field]: date === '' ? null : `${date}T00:00:00Z` })}
    />
  )
  const offered = languagesOf({ tenant_id, languages: fields.languages })

  async function save(): Promise<void> {
    setProblem(undefined)
    setRefused([])
    const answer = await update.run({
      version,
      fields: Object.fromEntries(changed.map((field) => [field, fields[field]])),
      typed_name: typedName,
    })
    if (!answer.ok) {
      if ('refusal' in answer) {
        setMet(version)
        onReadAgain()
      }
      return setProblem(explain(t, answer))
    }
    setMet(undefined)
    if (answer.value.refused.length > 0) {
      setRefused(answer.value.refused)
      return setProblem(t('configuration.refused'))
    }
    draft.forget()
    setTypedName('')
    say({ tone: 'success', text: t('configuration.saved_for_pages') })
  }

  return (
    <OfficeForm
      draft={draft}
      onSave={() => void save()}
      isBusy={update.isBusy}
      problem={problem}
      differences={differences}
    >
      <Card heading={t('configuration.looks')}>
        <TextField {...text('name')} />
        {colour('primary_color')}
        {colour('primary_text_color')}
        {colour('secondary_color')}
        {colour('secondary_text_color')}
        <ConfigurationPreview of={fields} />
      </Card>
      <Card heading={t('configuration.texts')}>
        {offered.map(languageByCode).map(({ code, ownName, tag }) => (
          <div key={code} className="grid gap-3">
            <TextField
              lang={tag}
              label={t('configuration.tagline', { language: ownName })}
              isOptional
              maxLength={2_000}
              value={fields.tagline[code] ?? ''}
              error={errorOf('tagline')}
              onChange={({ target }) => put({ tagline: textsWith(fields.tagline, code, target.value) })}
            />
            <TextArea
              lang={tag}
              label={t('configuration.landing_page_text', { language: ownName })}
              isOptional
              maxLength={2_000}
              value={fields.landing_page_text[code] ?? ''}
              error={errorOf('landing_page_text')}
              onChange={({ target }) =>
                put({ landing_page_text: textsWith(fields.landing_page_text, code, target.value) })
              }
            />
          </div>
        ))}
      </Card>
      <Card heading={t('configuration.contact')}>
        <TextField {...text('address')} isOptional />
        <TextField {...text('city')} isOptional />
        <TextField {...contact('contact_number')} type="tel" />
        <TextField {...contact('contact_email_address')} type="email" />
      </Card>
      <Card heading={t('configuration.language_and_time')}>
        <CheckboxGroup
          label={t('configuration.languages')}
          error={errorOf('languages')}
          options={languages.map(({ code, ownName, tag }) => ({
            value: code,
            label: <span lang={tag}>{ownName}</span>,
          }))}
          values={offered}
          onValuesChange={(chosen) =>
            put({
              languages: chosen.map((code) => indexOfLanguage({ tenant_id }, code as LanguageCode)).join(','),
            })
          }
        />
        <Select
          label={t('configuration.default_language')}
          error={errorOf('default_language')}
          value={fields.default_language}
          options={languages.map(({ code: value, ownName: label, tag: lang }) => ({ value, label, lang }))}
          onChange={({ target }) => put({ default_language: languageByCode(target.value).code })}
        />
        <Select
          dir="ltr"
          label={t('configuration.time_zone')}
          error={errorOf('time_zone')}
          value={fields.time_zone}
          options={[...new Set([saved.time_zone, ...usualZones, ...Intl.supportedValuesOf('timeZone')])].map(
            (value) => ({
              value,
              label: value,
            }),
          )}
          onChange={({ target }) => put({ time_zone: target.value })}
        />
        <Select
          label={t('configuration.first_weekday')}
          error={errorOf('first_weekday')}
          value={String(fields.first_weekday)}
          options={[6, 0, 1, 2, 3, 4, 5].map((one) => ({
            value: String(one),
            label: weekdayName(one, locale, 'long'),
          }))}
          onChange={({ target }) => put({ first_weekday: Number(target.value) })}
        />
      </Card>
      <Card heading={t('configuration.rules')}>
        {switches.map(check)}
        <Checkbox
          label={t('configuration.attendance_mode')}
          checked={fields.attendance_mode > 0}
          error={errorOf('attendance_mode')}
          onChange={({ target }) => put({ attendance_mode: target.checked ? saved.attendance_mode || 1 : 0 })}
        />
      </Card>
      <Card heading={t('configuration.licences_and_subscription')}>
        <NumberField
          label={t('configuration.total_licenses')}
          value={fields.total_licenses}
          min={0}
          max={10_000_000}
          error={errorOf('total_licenses')}
          onValueChange={(value) => put({ total_licenses: Number.isSafeInteger(value) ? (value as number) : 0 })}
        />
        {day('sub_start_date')}
        {day('sub_end_date')}
      </Card>
      <Card heading={t('configuration.kind')}>
        <p className="soft">{t('configuration.kind_hint')}</p>
        {grave.map(check)}
        {isGrave && (
          <TextField
            label={t('configuration.typed_name', { name: saved.name })}
            value={typedName}
            autoComplete="off"
            error={refused.includes('typed_name') ? t('configuration.typed_name_wrong') : undefined}
            onChange={({ target }) => {
              setTypedName(target.value)
              setRefused((now) => now.filter((field) => field !== 'typed_name'))
            }}
          />
        )}
      </Card>
    </OfficeForm>
  )
}

type Texts = EditedConfiguration['tagline']

function textsWith(texts: Texts, code: LanguageCode, text: string): Texts {
  const { [code]: _before, ...others } = texts
  return text === '' ? others : { ...others, [code]: text }
}

function written(value: EditedConfiguration[EditedField]): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join(' · ') : String(value ?? '')
}
