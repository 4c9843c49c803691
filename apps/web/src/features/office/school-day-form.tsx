import { saveSchoolDay } from '@maktab/client/calls/schools/school-days.generated'
import type { SchoolDay } from '@maktab/contracts/schools/school-days'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { DaySpan } from '@maktab/domain/schools/school-calendar'
import type { IsoDate } from '@maktab/i18n/calendars'
import { languages } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useOfficeDraft } from './office-draft.ts'
import { OfficeForm } from './office-form.tsx'

/** Days one after the other of which a campus says the same. */
export type SaidDays = Pick<SchoolDay, 'kind' | 'names'> & DaySpan

interface DayFields {
  readonly day: IsoDate | ''
  readonly last_day: IsoDate | ''
  readonly kind: SchoolDay['kind']
  /** By language; empty where nothing was written. */
  readonly names: Partial<Record<LanguageCode, string>>
}

interface SchoolDayFormProps {
  /** Undefined for days of which nothing was said yet. */
  readonly of: SaidDays | undefined
  readonly today: IsoDate
  /** Of the calendar, as its list was read last. */
  readonly version: string
  /** Somebody else changed these days meanwhile: the list is to be read again. */
  readonly onStale: () => void
  readonly onSaved: () => void
  /** Leaves the days as they are. */
  readonly onCancel: () => void
}

/** Days that are to be holidays or working days, or those of before, moved, shortened or called otherwise. */
export function SchoolDayForm({ of, today, version, onStale, onSaved, onCancel }: SchoolDayFormProps) {
  const t = useT('days', 'office')
  const saved: DayFields = {
    day: of?.day ?? '',
    last_day: of === undefined || of.last_day === of.day ? '' : of.last_day,
    kind: of?.kind ?? 'holiday',
    names: of?.names ?? {},
  }
  const draft = useOfficeDraft({ name: `school-days-${of?.day ?? 'new'}`, saved })
  const { fields, change } = draft
  const saving = useCommand(saveSchoolDay)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)

  async function save(): Promise<void> {
    setHasTried(true)
    if (fields.day === '') return
    const written = Object.entries(fields.names).map(([code, name]) => [code, name.trim()])
    const answer = await saving.run({
      day: fields.day,
      ...(fields.last_day !== '' && { last_day: fields.last_day }),
      version,
      kind: fields.kind,
      names: Object.fromEntries(written.filter(([, name]) => name !== '')),
      ...(of && { moved_from: { day: of.day, last_day: of.last_day } }),
    })
    if (!answer.ok) {
      setProblem(explain(t, answer))
      if ('refusal' in answer && answer.refusal === 'changed_meanwhile') onStale()
      return
    }
    draft.forget()
    onSaved()
  }

  return (
    <OfficeForm
      draft={draft}
      onSave={() => void save()}
      isBusy={saving.isBusy}
      problem={problem}
      actions={<Button onClick={onCancel}>{t('frame.cancel')}</Button>}
    >
      <RadioGroup
        label={t('days.kind')}
        options={[
          { value: 'holiday', label: t('days.holiday') },
          { value: 'working', label: t('days.working'), hint: t('days.working_hint') },
        ]}
        value={fields.kind}
        onValueChange={(kind) => change({ kind: kind === 'working' ? 'working' : 'holiday' })}
      />
      <Grid>
        <DatePicker
          label={t('days.first')}
          value={fields.day}
          error={hasTried && fields.day === '' ? t('days.first_needed') : undefined}
          today={today}
          onValueChange={(day) => change({ day })}
        />
        <DatePicker
          label={t('days.last')}
          hint={t('days.last_hint')}
          isOptional
          value={fields.last_day}
          today={today}
          {...(fields.day !== '' && { min: fields.day })}
          onValueChange={(last_day) => change({ last_day })}
        />
        {languages.map(({ code, ownName, tag, direction }) => (
          <TextField
            key={code}
            label={t('days.name_in', { language: ownName })}
            isOptional
            lang={tag}
            dir={direction}
            maxLength={120}
            value={fields.names[code] ?? ''}
            onChange={(event) => change({ names: { ...fields.names, [code]: event.target.value } })}
          />
        ))}
      </Grid>
    </OfficeForm>
  )
}
