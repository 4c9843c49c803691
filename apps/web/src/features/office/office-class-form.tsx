import { addOfficeClass, updateOfficeClass } from '@maktab/client/calls/office/office-classes.generated'
import { listInstituteCourses } from '@maktab/client/calls/office/office-courses.generated'
import type { OfficeClass } from '@maktab/contracts/office/office-classes'
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
import { useSettled } from '#features/access/use-settled.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm, type OfficeDifference } from '#features/office/office-form.tsx'
import { usePersonChoices } from '#features/office/person-choices.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { fieldsOf, inputOf, type ChosenCourse, type ClassFieldsTyped, type NamedPerson } from './office-class-fields.ts'

interface OfficeClassFormProps {
  /** Undefined for a class that is to be made. */
  readonly of: OfficeClass | undefined
  /** Who learns in it now, as far as they are shown. */
  readonly learners: readonly NamedPerson[]
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
  /** What the address names, for a class that is to be made. */
  readonly course: ChosenCourse | null
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
  course,
  sections,
  onSaved,
  onStale,
}: OfficeClassFormProps) {
  const t = useT('classes', 'office', 'home')
  const format = useFormat()
  const { time_zone } = useSession()
  const now = useNow()
  const campus = institution_id === undefined ? {} : { institution_id }
  const saved = fieldsOf(of, learners, course)
  const draft = useOfficeDraft({ name: `class-${of?.class_id ?? `new-${institution_id ?? 'own'}`}`, saved })
  const { fields, change } = draft
  const adding = useCommand(addOfficeClass)
  const updating = useCommand(updateOfficeClass)
  const [problem, setProblem] = useState<string>()
  const [hasTried, setHasTried] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [soughtCourse, setSoughtCourse] = useState('')
  const search_string = useSettled(soughtCourse.trim())
  const courses = useQuery(listInstituteCourses, { ...campus, search_string, page_size: 50 })
  const teachers = usePersonChoices({ institution_id, role: 'teacher', chosen: fields.teachers })
  const classTeacher = usePersonChoices({
    institution_id,
    role: 'teacher',
    isWanted: of === undefined,
    chosen: fields.class_teacher === null ? [] : [fields.class_teacher],
  })
  const learnersToChoose = usePersonChoices({
    institution_id,
    role: 'learner',
    isWanted: fields.learners_by === 'person',
    chosen: fields.learners,
  })
  const today = schoolDay(new Date(now), time_zone)

  async function save(): Promise<void> {
    setHasTried(true)
    if (fields.course === null || [fields.grade, fields.section, fields.subject].some((one) => one.trim() === ''))
      return
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
  const isCourseChanged = of !== undefined && fields.course?.course_id !== saved.course?.course_id
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
          error={missing(fields.course === null ? '' : fields.course.title)}
          choices={courseList.map((course) => ({
            value: String(course.course_id),
            label: course.title,
            detail: [
              subjectLabel(course.subject, t),
              t('classes.in_grade', { grade: format.digits(course.grade) }),
            ].join(' · '),
          }))}
          value={fields.course === null ? undefined : String(fields.course.course_id)}
          valueLabel={fields.course?.title}
          onSearch={setSoughtCourse}
          isLoading={courses.state === 'loading'}
          hasFailed={courses.state === 'failed'}
          onValueChange={(value = '') => {
            const found = courseList.find((one) => String(one.course_id) === value)
            change({
              course: found === undefined ? null : { course_id: found.course_id, title: found.title },
              is_course_changed: false,
              ...(found && fields.grade === '' && { grade: found.grade }),
              ...(found && fields.subject === '' && { subject: subjectLabel(found.subject, t) }),
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
        {of === undefined && (
          <Combobox
            label={t('classes.class_teacher')}
            isOptional
            {...classTeacher.source}
            value={fields.class_teacher === null ? undefined : String(fields.class_teacher.user_id)}
            valueLabel={fields.class_teacher?.full_name}
            onValueChange={(value) =>
              change({ class_teacher: classTeacher.peopleOf(value === undefined ? [] : [value])[0] ?? null })
            }
          />
        )}
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
        {...teachers.source}
        values={fields.teachers.map(({ user_id }) => String(user_id))}
        onValuesChange={(values) => change({ teachers: teachers.peopleOf(values) })}
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
          {...learnersToChoose.source}
          values={fields.learners.map(({ user_id }) => String(user_id))}
          onValuesChange={(values) => change({ learners: learnersToChoose.peopleOf(values) })}
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
