import { saveWeeklyRest } from '@maktab/client/calls/schools/school-days.generated'
import { weekdayName } from '@maktab/i18n/month-names'
import { usePartWords } from '@maktab/ui/base/part-words'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useOfficeDraft } from './office-draft.ts'
import { OfficeForm } from './office-form.tsx'

interface WeeklyRestFormProps {
  /** 0 Sunday … 6 Saturday. */
  readonly weekly_rest: readonly number[]
  /** False where the campus rests as the weeks of its school system do. */
  readonly is_own_rest: boolean
  /** Of the calendar, as its list was read last. */
  readonly version: string
  /** Somebody else changed the rest meanwhile: the list is to be read again. */
  readonly onStale: () => void
  readonly onSaved: () => void
}

/** On which days of the week a campus has no school. */
export function WeeklyRestForm({ weekly_rest, is_own_rest, version, onStale, onSaved }: WeeklyRestFormProps) {
  const t = useT('days', 'office')
  const { language, firstWeekday } = usePartWords()
  const draft = useOfficeDraft({
    name: 'weekly-rest',
    saved: { is_usual: !is_own_rest, weekdays: weekly_rest.map(String) },
  })
  const saving = useCommand(saveWeeklyRest)
  const [problem, setProblem] = useState<string>()
  const { is_usual, weekdays } = draft.fields
  const isEveryDay = !is_usual && weekdays.length === 7

  async function save(): Promise<void> {
    if (isEveryDay) return setProblem(t('days.rest_all'))
    const answer = await saving.run({ version, weekly_rest: is_usual ? null : weekdays.map(Number) })
    if (!answer.ok) {
      setProblem(explain(t, answer))
      if ('refusal' in answer && answer.refusal === 'changed_meanwhile') onStale()
      return
    }
    setProblem(undefined)
    draft.forget()
    onSaved()
  }

  return (
    <OfficeForm draft={draft} onSave={() => void save()} isBusy={saving.isBusy} problem={problem}>
      <Checkbox
        label={t('days.rest_usual')}
        checked={is_usual}
        onChange={(event) => draft.change({ is_usual: event.target.checked })}
      />
      <CheckboxGroup
        label={t('days.rest')}
        isDisabled={is_usual}
        options={Array.from({ length: 7 }, (_, index) => (firstWeekday + index) % 7).map((weekday) => ({
          value: String(weekday),
          label: weekdayName(weekday, language.locale, 'long'),
        }))}
        values={weekdays}
        onValuesChange={(values) => draft.change({ weekdays: [...values] })}
      />
    </OfficeForm>
  )
}
