import { createAssignment, listClasses, listClassLessons } from '@maktab/client/calls.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { Button } from '@maktab/ui/button'
import { Card } from '@maktab/ui/card'
import { DateTimeField } from '@maktab/ui/date-time-field'
import { FileField } from '@maktab/ui/file-field'
import { NumberField } from '@maktab/ui/number-field'
import { Select } from '@maktab/ui/select'
import { EmptyState } from '@maktab/ui/states'
import { TextArea } from '@maktab/ui/text-area'
import { TextField } from '@maktab/ui/text-field'
import { useToasts } from '@maktab/ui/toasts'
import { useState } from 'react'
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { CallState } from '#calls/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { newId } from '#calls/identifiers.ts'
import { useCommand, useQuery } from '#calls/use-calls.ts'
import { useTenant } from '#calls/use-tenant.ts'
import type { PlainKey } from '#shell/screens.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { assignmentOf, instantOf, problemsOf, wallClockOf } from './assignment-form.ts'
import type { AssignmentFields } from './assignment-form.ts'
import { ClassChoice } from './class-choice.tsx'
import styles from './create-assignment-screen.module.css'
import { RubricEditor } from './rubric-editor.tsx'
import { useChosenFiles } from './use-chosen-files.ts'

/** Sets work for one or more classes. */
export function CreateAssignmentScreen() {
  const t = useT()
  const classes = useQuery(listClasses, {})
  return (
    <div className={styles['page']}>
      <h1>{t('assignments.create')}</h1>
      <CallState of={classes} shape="lines">
        {({ list }) => (list.length === 0 ? <EmptyState title={t('assignments.create_no_classes')} icon="classes" /> : <AssignmentForm classes={list} />)}
      </CallState>
    </div>
  )
}

const day = 24 * 60 * 60_000

function AssignmentForm({ classes }: { classes: readonly Class[] }) {
  const t = useT()
  const { time_zone } = useTenant()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const showToast = useToasts()
  const chosen = useChosenFiles()
  const { run, isBusy } = useCommand(createAssignment)
  // Made once: sent a second time after a lost answer, it is the same assignment.
  const [assignment_id] = useState(newId)

  const resolver: Resolver<AssignmentFields> = (fields) => {
    const { content, ...problems } = problemsOf(fields, { now: new Date(), time_zone, hasFile: chosen.files.length > 0 })
    const found = { ...problems, ...(content === undefined ? {} : { lesson_guid: content }) }
    const errors = Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]))
    return Object.keys(errors).length === 0 ? { values: fields, errors: {} } : { values: {}, errors: errors as FieldErrors<AssignmentFields> }
  }
  const form = useForm<AssignmentFields>({ resolver, defaultValues: () => Promise.resolve(emptyFields(search.get('class_id'), classes, time_zone)) })

  async function set(fields: AssignmentFields): Promise<void> {
    const attachments = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, size_bytes: bytes.size }))
    const answer = await run({ ...assignmentOf(fields, assignment_id, time_zone), attachments }, chosen.files)
    if (answer.ok) {
      showToast({ tone: 'success', text: t('assignments.create_done') })
      await navigate(`/teacher/assignments/detail?assignment_id=${answer.value.assignment_id}`, { replace: true })
    } else {
      const isOffline = 'failure' in answer && answer.failure === 'offline'
      showToast({ tone: 'error', text: isOffline ? t('assignments.create_offline') : explain(t, answer) })
    }
  }

  if (form.formState.isLoading) return null
  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(set)(event)}>
        <Task classes={classes} />
        <Dates />
        <Card heading={t('assignments.create_material')}>
          <LessonChoice />
          <FileField
            label={t('assignments.create_file')}
            files={chosen.files.map(({ file_id, name, previewUrl }) => ({ key: file_id, name, previewUrl }))}
            error={chosen.problem}
            chooseLabel={t('assignments.create_choose_file')}
            removeLabel={(name) => t('assignments.create_remove', { name })}
            onAdd={(files) => void chosen.add(files)}
            onRemove={chosen.remove}
          />
        </Card>
        <Card heading={t('assignments.rubric')}>
          <Rubric />
        </Card>
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy || chosen.isBusy}>
          {t('assignments.create_set')}
        </Button>
      </form>
    </FormProvider>
  )
}

function emptyFields(class_id: string | null, classes: readonly Class[], time_zone: string): AssignmentFields {
  const now = new Date()
  const today = wallClockOf(now, time_zone).slice(0, 10)
  const nextWeek = wallClockOf(new Date(now.getTime() + 7 * day), time_zone).slice(0, 10)
  return {
    title: '',
    description: '',
    class_ids: classes.filter((one) => String(one.class_id) === class_id).map((one) => one.class_id),
    total_score: 10,
    allowed_attempts: 1,
    start_date: `${today}T00:00`,
    due_date: `${nextWeek}T20:00`,
    lesson_guid: '',
    rubric: [],
  }
}

/** The sentence of what is wrong with a field, if anything. */
function useProblem(): (field: keyof AssignmentFields) => string | undefined {
  const t = useT()
  const { formState } = useFormContext<AssignmentFields>()
  return (field) => {
    const key = formState.errors[field]?.message
    return key === undefined ? undefined : t(key as PlainKey)
  }
}

function Task({ classes }: { classes: readonly Class[] }) {
  const t = useT()
  const format = useFormat()
  const problem = useProblem()
  const { control, register } = useFormContext<AssignmentFields>()
  return (
    <Card heading={t('assignments.assignment')}>
      <Controller
        control={control}
        name="class_ids"
        render={({ field }) => <ClassChoice classes={classes} chosen={field.value} onChange={field.onChange} error={problem('class_ids')} />}
      />
      <TextField label={t('assignments.title')} maxLength={200} error={problem('title')} {...register('title')} />
      <TextArea label={t('assignments.instructions')} maxLength={10_000} rows={6} error={problem('description')} {...register('description')} />
      <div className={styles['pair']}>
        <Controller
          control={control}
          name="total_score"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberField ref={ref} label={t('assignments.total_marks')} value={value} onValueChange={onChange} onBlur={onBlur} format={format.number} error={problem('total_score')} />
          )}
        />
        <Controller
          control={control}
          name="allowed_attempts"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberField ref={ref} label={t('assignments.create_allowed_attempts')} value={value} onValueChange={onChange} onBlur={onBlur} format={format.number} error={problem('allowed_attempts')} />
          )}
        />
      </div>
    </Card>
  )
}

function Dates() {
  const t = useT()
  const format = useFormat()
  const problem = useProblem()
  const { time_zone } = useTenant()
  const { control } = useFormContext<AssignmentFields>()
  const inWords = (value: string) => {
    const instant = instantOf(value, time_zone)
    return instant === undefined ? '' : format.dateTime(instant, 'full')
  }
  const dates = [
    ['start_date', t('assignments.start_date')],
    ['due_date', t('assignments.due_date')],
  ] as const
  return (
    <div className={styles['pair']}>
      {dates.map(([name, label]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <DateTimeField ref={ref} kind="datetime-local" label={label} value={value} onValueChange={onChange} onBlur={onBlur} format={inWords} error={problem(name)} />
          )}
        />
      ))}
    </div>
  )
}

function Rubric() {
  const problem = useProblem()
  const { control } = useFormContext<AssignmentFields>()
  const total = useWatch({ control, name: 'total_score' })
  return (
    <Controller
      control={control}
      name="rubric"
      render={({ field: { value, onChange } }) => <RubricEditor value={value} onChange={onChange} total={total} error={problem('rubric')} />}
    />
  )
}

/** Lessons of the first class that was chosen; a class of another course gets the rest of the work. */
function LessonChoice() {
  const t = useT()
  const problem = useProblem()
  const { control, register } = useFormContext<AssignmentFields>()
  const [class_id = 0] = useWatch({ control, name: 'class_ids' })
  const lessons = useQuery(listClassLessons, { class_id }, { enabled: class_id > 0 })
  const list = lessons.state === 'ready' ? lessons.value.list : []
  return (
    <Select
      label={t('assignments.create_lesson')}
      placeholder={t('assignments.create_no_lesson')}
      options={list.map(({ lesson_guid, title }) => ({ value: lesson_guid, label: title }))}
      error={problem('lesson_guid')}
      {...register('lesson_guid')}
    />
  )
}
