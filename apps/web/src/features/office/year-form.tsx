import { addSchoolYear, updateSchoolYear } from '@maktab/client/calls/office/school-years.generated'
import type { SchoolYear } from '@maktab/contracts/office/school-years'
import type { IsoDate } from '@maktab/i18n/calendars'
import { Button } from '@maktab/ui/base/button'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useOfficeDraft } from './office-draft.ts'
import { OfficeForm } from './office-form.tsx'
import { wholeTerms, YearTerms, type TypedTerm } from './year-terms.tsx'

interface YearFields {
  readonly name: string
  readonly start_date: IsoDate | ''
  readonly end_date: IsoDate | ''
  readonly terms: readonly TypedTerm[]
}

interface YearFormProps {
  /** Undefined for a year that is to be added. */
  readonly of: SchoolYear | undefined
  readonly today: IsoDate
  readonly onSaved: (year: SchoolYear) => void
  readonly onCancel: () => void
}

/** What a year is called, which days it has, and its terms. */
export function YearForm({ of, today, onSaved, onCancel }: YearFormProps) {
  const t = useT('years', 'office')
  const saved: YearFields = {
    name: of?.name ?? '',
    start_date: of?.start_date ?? '',
    end_date: of?.end_date ?? '',
    terms: of?.terms ?? [],
  }
  const draft = useOfficeDraft({ name: `year-${of?.year_id ?? 'new'}`, saved })
  const { fields, change } = draft
  const adding = useCommand(addSchoolYear)
  const changing = useCommand(updateSchoolYear)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const missing = (text: string) => (hasTried && text.trim() === '' ? t('years.needed') : undefined)

  async function save(): Promise<void> {
    setHasTried(true)
    const { name, start_date, end_date } = fields
    const terms = wholeTerms(fields.terms)
    if (name.trim() === '' || start_date === '' || end_date === '' || terms === undefined) return
    const written = { name, start_date, end_date, terms }
    const answer = of
      ? await changing.run({ ...written, year_id: of.year_id, version: of.version })
      : await adding.run(written)
    if (!answer.ok) return setProblem(explain(t, answer))
    draft.forget()
    onSaved(answer.value)
  }

  return (
    <OfficeForm
      draft={draft}
      onSave={() => void save()}
      isBusy={adding.isBusy || changing.isBusy}
      problem={problem}
      actions={<Button onClick={onCancel}>{t('frame.cancel')}</Button>}
    >
      <Grid>
        <TextField
          label={t('years.name')}
          hint={t('years.name_hint')}
          error={missing(fields.name)}
          maxLength={60}
          dir="auto"
          value={fields.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <DatePicker
          label={t('years.start')}
          error={missing(fields.start_date)}
          value={fields.start_date}
          today={today}
          onValueChange={(start_date) => change({ start_date })}
        />
        <DatePicker
          label={t('years.end')}
          error={missing(fields.end_date)}
          value={fields.end_date}
          today={today}
          {...(fields.start_date !== '' && { min: fields.start_date })}
          onValueChange={(end_date) => change({ end_date })}
        />
      </Grid>
      <YearTerms
        terms={fields.terms}
        min={fields.start_date}
        max={fields.end_date}
        today={today}
        hasTried={hasTried}
        onChange={(terms) => change({ terms })}
      />
    </OfficeForm>
  )
}
