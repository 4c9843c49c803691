import { listClassTeachers, setClassTeacher } from '@maktab/client/calls/schools/class-teachers.generated'
import type { ClassTeacher } from '@maktab/contracts/schools/class-teachers'
import { schoolDay } from '@maktab/domain/schools/school-day'
import type { IsoDate } from '@maktab/i18n/calendars'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { Button } from '@maktab/ui/base/button'
import { usePartWords } from '@maktab/ui/base/part-words'
import { Combobox } from '@maktab/ui/choice/combobox'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Notice } from '@maktab/ui/feedback/notice'
import { NotFoundState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { Grid, Stack } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import type { NamedPerson } from './office-class-fields.ts'
import { useOfficeDraft } from './office-draft.ts'
import { OfficeForm } from './office-form.tsx'
import { usePersonChoices } from './person-choices.ts'
import styles from './class-teachers.module.css'

interface ClassTeachersProps {
  readonly class_id: number
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
}

/** Who was, is and will be the class teacher, who stands in on which days, and the form that names one. */
export function ClassTeachers({ class_id, institution_id }: ClassTeachersProps) {
  const t = useT('classes', 'office')
  const { language } = usePartWords()
  const isOnline = useIsOnline()
  const place = { ...(institution_id !== undefined && { institution_id }), class_id }
  const found = useQuery(listClassTeachers, place)
  const setting = useCommand(setClassTeacher)
  const [problem, setProblem] = useState<string>()
  const refresh = () => found.state === 'ready' && found.refresh()
  const write = (day: IsoDate) => writeDate(day, { locale: language.locale, calendar: calendarOf(language.locale) })

  async function withdraw({ user_id, from_date, to_date, is_substitute }: ClassTeacher): Promise<void> {
    const answer = await setting.run({ ...place, user_id, from_date, to_date, is_substitute, is_withdrawn: true })
    setProblem(answer.ok ? undefined : explain(t, answer))
    if (answer.ok) refresh()
  }

  return (
    <Card heading={t('classes.class_teacher')}>
      <Stack>
        <CallState
          of={found}
          shape="lines"
          refused={{ not_found: () => <NotFoundState title={t('classes.gone')} level={3} /> }}
        >
          {({ list }) =>
            list.length === 0 ? (
              <p className="soft">{t('classes.no_class_teacher')}</p>
            ) : (
              <ul className={`bare ${styles['terms']}`} role="list">
                {list.map((term) => (
                  <li key={`${term.user_id} ${term.from_date}`} className={styles['term']}>
                    <span className="grid shrink">
                      <span>
                        <bdi className="bold">{term.full_name}</bdi>
                        {term.is_substitute && <span className="soft"> · {t('classes.substitute')}</span>}
                      </span>
                      <span className="soft small">
                        {term.to_date === null
                          ? t('classes.term_open', { from: write(term.from_date) })
                          : t('classes.term', { from: write(term.from_date), to: write(term.to_date) })}
                      </span>
                    </span>
                    <Button
                      size="small"
                      isBusy={setting.isBusy}
                      disabled={!isOnline}
                      aria-label={t('classes.withdraw_named', { name: term.full_name })}
                      onClick={() => void withdraw(term)}
                    >
                      {t('classes.withdraw')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </CallState>
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
        <TermForm class_id={class_id} institution_id={institution_id} onSaved={refresh} />
      </Stack>
    </Card>
  )
}

function TermForm({ class_id, institution_id, onSaved }: ClassTeachersProps & { readonly onSaved: () => void }) {
  const t = useT('classes', 'office')
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const draft = useOfficeDraft<{
    readonly person: NamedPerson | null
    readonly from_date: IsoDate | ''
    readonly to_date: IsoDate | ''
    readonly is_substitute: boolean
  }>({
    name: `class-teacher-${class_id}`,
    saved: { person: null, from_date: today, to_date: '', is_substitute: false },
  })
  const { fields, change } = draft
  const setting = useCommand(setClassTeacher)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const teachers = usePersonChoices({
    institution_id,
    role: 'teacher',
    chosen: fields.person === null ? [] : [fields.person],
  })
  const needed = (isThere: boolean) => (hasTried && !isThere ? t('classes.needed') : undefined)

  async function save(): Promise<void> {
    setHasTried(true)
    const { person, from_date, to_date, is_substitute } = fields
    if (person === null || from_date === '' || (is_substitute && to_date === '')) return
    const answer = await setting.run({
      ...(institution_id !== undefined && { institution_id }),
      class_id,
      user_id: person.user_id,
      from_date,
      to_date: is_substitute ? to_date : null,
      is_substitute,
    })
    if (!answer.ok) return setProblem(explain(t, answer))
    setProblem(undefined)
    setHasTried(false)
    draft.forget()
    onSaved()
  }

  return (
    <OfficeForm
      draft={draft}
      onSave={() => void save()}
      isBusy={setting.isBusy}
      problem={problem}
      saveLabel={t('classes.name_teacher')}
    >
      <RadioGroup
        label={t('classes.who_begins')}
        options={[
          { value: 'regular', label: t('classes.class_teacher'), hint: t('classes.class_teacher_hint') },
          { value: 'substitute', label: t('classes.substitute'), hint: t('classes.substitute_hint') },
        ]}
        value={fields.is_substitute ? 'substitute' : 'regular'}
        onValueChange={(value) => change({ is_substitute: value === 'substitute' })}
      />
      <Grid>
        <Combobox
          label={t('classes.teacher')}
          error={needed(fields.person !== null)}
          {...teachers.source}
          value={fields.person === null ? undefined : String(fields.person.user_id)}
          valueLabel={fields.person?.full_name}
          onValueChange={(value) =>
            change({ person: teachers.peopleOf(value === undefined ? [] : [value])[0] ?? null })
          }
        />
        <DatePicker
          label={t('classes.from_date')}
          error={needed(fields.from_date !== '')}
          value={fields.from_date}
          today={today}
          onValueChange={(from_date) => change({ from_date })}
        />
        {fields.is_substitute && (
          <DatePicker
            label={t('classes.to_date')}
            error={needed(fields.to_date !== '')}
            value={fields.to_date}
            today={today}
            {...(fields.from_date !== '' && { min: fields.from_date })}
            onValueChange={(to_date) => change({ to_date })}
          />
        )}
      </Grid>
    </OfficeForm>
  )
}
