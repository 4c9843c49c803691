import type { Campus } from '@maktab/contracts/office/campuses'
import { languages } from '@maktab/i18n/languages'
import { Combobox } from '@maktab/ui/choice/combobox'
import { Select } from '@maktab/ui/choice/select'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useMemo } from 'react'
import { timeZonesWith } from '#features/schools/time-zones.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CampusThemePicker } from './campus-theme-picker.tsx'
import type { CampusFormFields } from './campus-writing.ts'

export interface CampusFieldsProps {
  readonly fields: CampusFormFields
  readonly change: (some: Partial<CampusFormFields>) => void
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text))
/** What is no number is left as it was at the school. */
const textOf = (value: number | undefined) => (Number.isSafeInteger(value) ? String(value) : '')

/** What every office writes of a campus. */
export function CampusFields({ fields, change }: CampusFieldsProps) {
  const t = useT('campuses')
  const { digits } = useFormat()
  const degrees = (value: number) => digits(String(value))
  const { name, names, default_language, attendance, time_zone } = fields
  const zones = useMemo(
    () => timeZonesWith(time_zone).map((value) => ({ value, label: value, lang: 'en' })),
    [time_zone],
  )
  return (
    <>
      <TextField
        label={t('campuses.name')}
        maxLength={200}
        required
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {languages.map(({ code, ownName, tag }) => (
        <TextField
          key={code}
          label={t('campuses.name_in', { language: ownName })}
          isOptional
          lang={tag}
          maxLength={200}
          value={names[code] ?? ''}
          onChange={({ target }) => change({ names: { ...names, [code]: target.value } })}
        />
      ))}
      <TextField
        label={t('campuses.address')}
        maxLength={300}
        value={fields.address}
        onChange={({ target }) => change({ address: target.value })}
      />
      <TextField
        label={t('campuses.ministry_code')}
        hint={t('campuses.ministry_code_hint')}
        isOptional
        maxLength={40}
        dir="ltr"
        value={fields.ministry_code}
        onChange={({ target }) => change({ ministry_code: target.value })}
      />
      {(['latitude', 'longitude'] as const).map((field) => (
        <NumberField
          key={field}
          label={t(`campuses.${field}`)}
          hint={t('campuses.degrees_hint')}
          isOptional
          required={fields.latitude !== '' || fields.longitude !== ''}
          min={field === 'latitude' ? -90 : -180}
          max={field === 'latitude' ? 90 : 180}
          format={degrees}
          unit="°"
          value={numberOf(fields[field])}
          onValueChange={(value) =>
            change({ [field]: value === undefined || Number.isNaN(value) ? '' : String(value) })
          }
        />
      ))}
      <TextField
        label={t('campuses.contact_number')}
        type="tel"
        maxLength={40}
        value={fields.contact_number}
        onChange={({ target }) => change({ contact_number: target.value })}
      />
      <TextField
        label={t('campuses.email')}
        type="email"
        maxLength={254}
        value={fields.contact_email_address}
        onChange={({ target }) => change({ contact_email_address: target.value })}
      />
      <Select
        label={t('campuses.campus_language')}
        placeholder={' '}
        value={default_language}
        options={languages.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag }))}
        onChange={({ target }) => change({ default_language: target.value as Campus['default_language'] })}
      />
      <Combobox
        label={t('campuses.time_zone')}
        hint={t('campuses.time_zone_hint')}
        choices={zones}
        value={time_zone === '' ? undefined : time_zone}
        onValueChange={(zone) => change({ time_zone: zone ?? '' })}
      />
      <Select
        label={t('campuses.attendance')}
        value={attendance}
        options={(['usual', 'on', 'lessons', 'off'] as const).map((value) => ({
          value,
          label: t(`campuses.attendance_${value}`),
        }))}
        onChange={({ target }) => change({ attendance: target.value as CampusFormFields['attendance'] })}
      />
      {attendance !== 'off' && (
        <>
          <NumberField
            label={t('campuses.attendance_minimum')}
            hint={t('campuses.attendance_minimum_hint')}
            min={0}
            max={100}
            unit="%"
            value={numberOf(fields.attendance_minimum)}
            onValueChange={(value) => change({ attendance_minimum: textOf(value) })}
          />
          <NumberField
            label={t('campuses.attendance_edit_days')}
            hint={t('campuses.attendance_edit_days_hint')}
            min={0}
            max={366}
            value={numberOf(fields.attendance_edit_days)}
            onValueChange={(value) => change({ attendance_edit_days: textOf(value) })}
          />
        </>
      )}
      <CampusThemePicker value={fields.theme} onValueChange={(theme) => change({ theme })} />
    </>
  )
}
