import { addOfficeClass, updateOfficeClass } from '@maktab/client/calls/content/office-classes.generated'
import { listInstituteCourses } from '@maktab/client/calls/content/office-courses.generated'
import { listOfficeUsers } from '@maktab/client/calls/schools/office-users.generated'
import type { OfficeClass } from '@maktab/contracts/content/office-classes'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { languages } from '@maktab/i18n/languages'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Combobox } from '@maktab/ui/choice/combobox'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { Select } from '@maktab/ui/choice/select'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { TextField } from '@maktab/ui/fields/text-field'
import { Grid } from '@maktab/ui/layout/layout'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { subjectLabel } from '#features/content/subject-label.ts'
import { useOfficeDraft } from '#features/schools/office-draft.ts'
import { OfficeForm, type OfficeDifference } from '#features/schools/office-form.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { fieldsOf, inputOf, type ClassFieldsTyped } from './office-class-fields.ts'

interface OfficeClassFormProps {
  /** Undefined for a class that is to be made. */
  readonly of: OfficeClass | undefined
  /** Who learns in it now, as far as they are shown. */
  readonly learners: readonly { readonly user_id: number; readonly full_name: string }[]
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
  /** Of the course that the address names, for a class that is to be made. */
  readonly course_id: number | undefined
  /** Sections that there are, to take learners from. */
  readonly sections: readonly { readonly grade: string; readonly section: string }[]
  readonly onSaved: (saved: OfficeClass) => void
  /** The class was changed by somebody else: it is read again. */
  readonly onStale: () => void
}

/** A class with its course, dates, people and switches, to be made or changed. */
export function OfficeClassForm({
  of,
  learners,
  institution_id,
  course_id,
  sections,
  onSaved,
  onStale,
}: OfficeClassFormProps) {
  const t = useT('classes', 'office', 'home')
  const format = useFormat()
  const { time_zone } = useSession()
  const now = useNow()
  const campus = institution_id === undefined ? {} : { institution_id }
  const saved = fieldsOf(of, learners, course_id)
  const draft = useOfficeDraft({ name: `class-${of?.class_id ?? `new-${institution_id ?? 'own'}`}`, saved })
  const { fields, change } = draft
  const adding = useCommand(addOfficeClass)
  const updating = useCommand(updateOfficeClass)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [soughtLearner, setSoughtLearner] = useState('')
  const courses = useQuery(listInstituteCourses, { ...campus, page_size: 100 })
  const teachers = useQuery(listOfficeUsers, { ...campus, role: 'teacher', page_size: 100 })
  const found = useQuery(
    listOfficeUsers,
    { ...campus, role: 'learner', search_string: soughtLearner, page_size: 25 },
    { enabled: fields.learners_by === 'person' },
  )
  const today = schoolDay(new Date(now), time_zone)

  async function save(): Promise<void> {
    setHasTried(true)
    if ([fields.grade, fields.section, fields.subject, fields.course_id].some((one) => one.trim() === '')) return
    const input = { ...campus, ...inputOf(fields, saved) }
    const answer =
      of === undefined
        ? await adding.run(input.add)
        : await updating.run({ ...campus, ...input.update, class_id: of.class_id, version: of.version })
    if (answer.ok) {
      draft.forget()
      return onSaved(answer.value)
    }
    setProblem(explain(t, answer))
    if ('refusal' in answer && answer.refusal === 'changed_meanwhile') {
      setIsStale(true)
      onStale()
    }
  }

  const missing = (value: string) => (hasTried && value.trim() === '' ? t('classes.needed') : undefined)
  const courseList = courses.state === 'ready' ? courses.value.list : []
  const teacherList = teachers.state === 'ready' ? teachers.value.list : []
  const learnerList = found.state === 'ready' ? found.value.list : []
  const teacherChoices = choicesOf([
    ...teacherList,
    ...(of?.teachers ?? []),
    ...(of?.class_teacher ? [of.class_teacher] : []),
  ])
  const isCourseChanged = of !== undefined && fields.course_id !== saved.course_id
  const text = (name: 'grade' | 'section' | 'subject', label: string) => (
    <TextField
      label={label}
      value={fields[name]}
      error={missing(fields[name])}
      maxLength={60}
      dir="auto"
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  const tick = (name: 'is_open_to_signup' | 'takes_attendance' | 'is_stream_disabled', label: string) => (
    <Checkbox label={label} checked={fields[name]} onChange={(event) => change({ [name]: event.target.checked })} />
  )

  return (
    <OfficeForm
      draft={draft}
      onSave={() => void save()}
      isBusy={adding.isBusy || updating.isBusy}
      problem={problem}
      differences={isStale && draft.isChanged ? differencesOf(fields, saved, t) : undefined}
    >
      <Grid>
        <Combobox
          label={t('classes.course')}
          error={missing(fields.course_id)}
          choices={courseList.map((course) => ({
            value: String(course.course_id),
            label: course.title,
            detail: [
              subjectLabel(course.subject, t),
              t('classes.in_grade', { grade: format.digits(course.grade) }),
            ].join(' · '),
          }))}
          value={fields.course_id === '' ? undefined : fields.course_id}
          valueLabel={of?.course_title}
          isLoading={courses.state === 'loading'}
          hasFailed={courses.state === 'failed'}
          onValueChange={(value = '') => {
            const course = courseList.find((one) => String(one.course_id) === value)
            change({
              course_id: value,
              is_course_changed: false,
              ...(course && fields.grade === '' && { grade: course.grade }),
              ...(course && fields.subject === '' && { subject: subjectLabel(course.subject, t) }),
            })
          }}
        />
        {text('grade', t('classes.grade'))}
        {text('section', t('classes.section'))}
        {text('subject', t('classes.subject'))}
        <TextField
          label={t('classes.alias')}
          hint={t('classes.alias_hint')}
          isOptional
          value={fields.alias}
          maxLength={120}
          dir="auto"
          onChange={(event) => change({ alias: event.target.value })}
        />
        <TextField
          label={t('classes.code')}
          hint={t('classes.code_hint')}
          isOptional
          value={fields.class_code}
          maxLength={40}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => change({ class_code: event.target.value })}
        />
        <DatePicker
          label={t('classes.start_date')}
          isOptional
          value={fields.start_date}
          today={today}
          onValueChange={(start_date) => change({ start_date })}
        />
        <DatePicker
          label={t('classes.end_date')}
          isOptional
          value={fields.end_date}
          today={today}
          onValueChange={(end_date) => change({ end_date })}
        />
        <Select
          label={t('classes.class_language')}
          value={fields.default_language}
          options={[
            { value: '', label: t('classes.class_language_own') },
            ...languages.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag })),
          ]}
          onChange={({ target }) =>
            change({ default_language: languages.find(({ code }) => code === target.value)?.code ?? '' })
          }
        />
        <Select
          label={t('classes.class_teacher')}
          value={fields.class_teacher_id}
          options={[{ value: '', label: t('classes.nobody') }, ...teacherChoices]}
          onChange={(event) => change({ class_teacher_id: event.target.value })}
        />
      </Grid>
      {isCourseChanged && (
        <Checkbox
          label={t('classes.course_change')}
          checked={fields.is_course_changed}
          onChange={(event) => change({ is_course_changed: event.target.checked })}
        />
      )}
      <MultiSelect
        label={t('classes.teachers')}
        isOptional
        choices={teacherChoices}
        values={fields.teacher_ids}
        onValuesChange={(teacher_ids) => change({ teacher_ids: [...teacher_ids] })}
      />
      {of === undefined && (
        <RadioGroup
          label={t('classes.learners_how')}
          options={[
            { value: 'section', label: t('classes.by_section') },
            { value: 'person', label: t('classes.by_person') },
          ]}
          value={fields.learners_by}
          onValueChange={(learners_by) => change({ learners_by: learners_by === 'person' ? 'person' : 'section' })}
        />
      )}
      {fields.learners_by === 'person' ? (
        <MultiSelect
          label={t('classes.learners')}
          isOptional
          choices={choicesOf([...learnerList, ...learners])}
          values={fields.learner_ids}
          isLoading={found.state === 'loading'}
          onSearch={setSoughtLearner}
          onValuesChange={(learner_ids) => change({ learner_ids: [...learner_ids] })}
        />
      ) : (
        <Select
          label={t('classes.of_section')}
          isOptional
          value={fields.of_section}
          options={[
            { value: '', label: t('classes.nobody') },
            ...sections.map((one) => ({
              value: JSON.stringify([one.grade, one.section]),
              label: [t('classes.in_grade', { grade: format.digits(one.grade) }), one.section].join(' · '),
            })),
          ]}
          onChange={(event) => change({ of_section: event.target.value })}
        />
      )}
      <div className="grid gap-2">
        {tick('is_open_to_signup', t('classes.signup'))}
        {tick('takes_attendance', t('classes.keeps_attendance'))}
        {tick('is_stream_disabled', t('classes.stream_off'))}
      </div>
    </OfficeForm>
  )
}

function choicesOf(people: readonly { readonly user_id: number; readonly full_name: string }[]) {
  const names = new Map(people.map(({ user_id, full_name }) => [String(user_id), full_name]))
  return [...names].map(([value, label]) => ({ value, label }))
}

/** The fields that a reader compares: what is typed beside what somebody else saved. */
function differencesOf(
  typed: ClassFieldsTyped,
  saved: ClassFieldsTyped,
  t: ReturnType<typeof useT<'classes'>>,
): readonly OfficeDifference[] {
  const named = {
    grade: t('classes.grade'),
    section: t('classes.section'),
    subject: t('classes.subject'),
    alias: t('classes.alias'),
    class_code: t('classes.code'),
    start_date: t('classes.start_date'),
    end_date: t('classes.end_date'),
  } as const
  return (Object.keys(named) as (keyof typeof named)[])
    .filter((field) => typed[field] !== saved[field])
    .map((field) => ({ label: named[field], now: saved[field], yours: typed[field] }))
}
