import { latinDigits } from '@maktab/domain/people/digits'
import { wallClock } from '@maktab/i18n/wall-clock'
import { Select } from '@maktab/ui/choice/select'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { SchoolContentFields } from '#features/studio/school-content-fields.tsx'
import { useT } from '#language/use-t.ts'
import type { CampusFieldsProps } from './campus-fields.tsx'
import { CampusFilings } from './campus-filings.tsx'
import type { CampusFormFields } from './campus-writing.ts'

/** What the super admin alone decides of a campus: where it is filed, its subscription, its licences and its content (seed 001 §3, §9). */
export function CampusSupportFields({ fields, change }: CampusFieldsProps) {
  const t = useT('campus', 'campuses')
  const { time_zone } = useSession()
  const [today] = useState(() => wallClock(new Date(), time_zone).date)
  const day = (name: 'sub_start_date' | 'sub_end_date') => (
    <DatePicker
      label={t(`campuses.${name}`)}
      isOptional
      today={today}
      value={fields[name]}
      onValueChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <>
      <CampusFilings
        school_system_id={fields.school_system_id}
        region_id={fields.region_id}
        city_id={fields.city_id}
        none="—"
        onChange={change}
      />
      {day('sub_start_date')}
      {day('sub_end_date')}
      <TextField
        label={t('campuses.offline_server_model')}
        isOptional
        maxLength={100}
        value={fields.offline_server_model}
        onChange={({ target }) => change({ offline_server_model: target.value })}
      />
      <TextField
        label={t('campuses.licences')}
        hint={t('campuses.licences_hint')}
        inputMode="numeric"
        isOptional
        maxLength={8}
        value={fields.total_licenses}
        onChange={({ target }) => change({ total_licenses: latinDigits(target.value).replace(/\D/g, '') })}
      />
      <Select
        label={t('campuses.user_creation')}
        value={fields.user_creation}
        options={(['usual', 'on', 'off'] as const).map((value) => ({
          value,
          label: t(`campuses.user_creation_${value}`),
        }))}
        onChange={({ target }) => change({ user_creation: target.value as CampusFormFields['user_creation'] })}
      />
      <SchoolContentFields content={fields} onChange={change} />
    </>
  )
}
