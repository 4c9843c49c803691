import { createAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { listClassLessons } from '@maktab/client/calls/content/lessons.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { Button } from '@maktab/ui/base/button'
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { Card } from '@maktab/ui/layout/card'
import { Combobox } from '@maktab/ui/choice/combobox'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import { Notice } from '@maktab/ui/feedback/notice'
import { NumberField } from '@maktab/ui/fields/number-field'
import { EmptyState } from '@maktab/ui/feedback/states'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useEffect, useState } from 'react'
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useNavigate, useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { explain, noteSaid } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { Path } from '#page/path.tsx'
import type { PlainKey } from '@maktab/i18n/keys'
import { useFormat } from '#language/use-format.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import {
  assignmentDraftName,
  keepAssignmentDraft,
  readAssignmentDraft,
} from '#features/assignments/assignment-draft.ts'
import { assignmentOf, problemsOf } from '#features/assignments/assignment-form.ts'
import type { AssignmentFields } from '#features/assignments/assignment-form.ts'
import { ClassChoice } from '#features/assignments/class-choice.tsx'
import styles from '#features/assignments/create-assignment.module.css'
import { RubricEditor } from '#features/assignments/rubric-editor.tsx'
import { useChosenFiles } from '#features/content/use-chosen-files.ts'
import { WorkFiles } from '#features/assignments/work-files.tsx'
import { useT } from '#language/use-t.ts'

/** Sets work for one or more classes. */
export function CreateAssignmentScreen() {
  const t = useT('application', 'finding')
  const classes = useQuery(listClasses, {})
  return (
    <div className={styles['page']}>
      <header>
        <Path
          over={[{ label: t('titles.assignments'), href: '/teacher/assignments' }]}
          here={t('titles.create_assignment')}
        />
        <h1>{t('titles.create_assignment')}</h1>
      </header>
      <CallState of={classes} shape="lines">
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('assignments.create_no_classes')} icon="classes" />
          ) : (
            <AssignmentForm classes={list} />
          )
        }
      </CallState>
    </div>
  )
}

const day = 24 * 60 * 60_000

function AssignmentForm({ classes }: { classes: readonly Class[] }) {
  const t = useT('assignments', 'finding')
  const { user_id } = useSession()
  const { time_zone } = useTenant()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const showToast = useToasts()
  const chosen = useChosenFiles(assignmentDraftName(user_id))
  const { run, isBusy } = useCommand(createAssignment)
  const isOnline = useIsOnline()
  const empty = () => emptyFields(search.get('class_id'), classes, time_zone)
  const [kept] = useState(() =>
    readAssignmentDraft(
      user_id,
      classes.map(({ class_id }) => class_id),
    ),
  )
  const [isTakenUp, setTakenUp] = useState(kept !== undefined)
  const [assignment_id, setAssignmentId] = useState(() => kept?.assignment_id ?? newId())
  const [first] = useState(() => kept?.fields ?? empty())

  const resolver: Resolver<AssignmentFields> = (fields) => {
    const { content, ...problems } = problemsOf(fields, {
      now: new Date(serverNow()),
      time_zone,
      hasFile: chosen.files.length > 0,
    })
    const found = { ...problems, ...(content === undefined ? {} : { lesson_guid: content }) }
    const errors = Object.fromEntries(
      Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]),
    )
    return Object.keys(errors).length === 0
      ? { values: fields, errors: {} }
      : { values: {}, errors: errors as FieldErrors<AssignmentFields> }
  }
  const form = useForm<AssignmentFields>({ resolver, defaultValues: first })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepAssignmentDraft(user_id, { assignment_id, fields: values }),
      }),
    [subscribe, user_id, assignment_id],
  )

  function beginAnew(): void {
    form.reset(empty())
    chosen.clear()
    setAssignmentId(newId())
    setTakenUp(false)
    keepAssignmentDraft(user_id, null)
  }

  async function set(fields: AssignmentFields): Promise<void> {
    const attachments = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({
      file_id,
      name,
      mime_type,
      size_bytes: bytes.size,
    }))
    const answer = await run({ ...assignmentOf(fields, assignment_id, time_zone), attachments }, chosen.files)
    if (answer.ok) {
      keepAssignmentDraft(user_id, null)
      chosen.clear()
      showToast({ tone: 'success', text: t('assignments.create_done') })
      navigate(`/teacher/assignments/detail?assignment_id=${answer.value.assignment_id}`, { replace: true })
    } else {
      const isOffline = 'failure' in answer && answer.failure === 'offline'
      noteSaid(answer)
      showToast({ tone: 'error', text: isOffline ? t('assignments.create_offline') : explain(t, answer) })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(set)(event)}>
        {isTakenUp && <TakenUp onBeginAnew={beginAnew} />}
        <Task classes={classes} />
        <Card heading={<span data-tour="create-assignment-material">{t('assignments.create_material')}</span>}>
          <LessonChoice />
          <WorkFiles label={t('assignments.create_file')} chosen={chosen} />
        </Card>
        <Card heading={<span data-tour="create-assignment-rubric">{t('assignments.rubric')}</span>}>
          <Rubric />
        </Card>
        {!isOnline && <Notice tone="warning">{t('assignments.create_offline')}</Notice>}
        <Button
          type="submit"
          variant="primary"
          size="wide"
          isBusy={isBusy || chosen.isBusy}
          data-tour="create-assignment-set"
        >
          {t('assignments.create_set')}
        </Button>
      </form>
    </FormProvider>
  )
}

/** Says that the form is not empty because it was begun before, and offers to begin anew. */
function TakenUp({ onBeginAnew }: { onBeginAnew: () => void }) {
  const t = useT('finding')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice
        actions={
          <Button size="small" onClick={() => setAsking(true)}>
            {t('assignments.create_begin_anew')}
          </Button>
        }
      >
        {t('assignments.create_taken_up')}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onBeginAnew}
        heading={t('assignments.create_throw_away_title')}
        confirmLabel={t('assignments.create_begin_anew')}
        isDangerous
      >
        <p>{t('assignments.create_throw_away_body')}</p>
      </ConfirmDialog>
    </>
  )
}

function emptyFields(class_id: string | null, classes: readonly Class[], time_zone: string): AssignmentFields {
  const now = new Date(serverNow())
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
  const t = useT('application', 'assignments', 'finding')
  const { formState } = useFormContext<AssignmentFields>()
  return (field) => {
    const key = formState.errors[field]?.message
    return key === undefined ? undefined : t(key as PlainKey<'application' | 'assignments' | 'finding'>)
  }
}

function Task({ classes }: { classes: readonly Class[] }) {
  const t = useT('application', 'assignments', 'finding')
  const format = useFormat()
  const problem = useProblem()
  const { control, register } = useFormContext<AssignmentFields>()
  return (
    <Card heading={<span data-tour="create-assignment-task">{t('titles.assignment')}</span>}>
      <Controller
        control={control}
        name="class_ids"
        render={({ field }) => (
          <ClassChoice classes={classes} chosen={field.value} onChange={field.onChange} error={problem('class_ids')} />
        )}
      />
      <TextField label={t('assignments.title')} maxLength={200} error={problem('title')} {...register('title')} />
      <TextArea
        label={t('assignments.instructions')}
        maxLength={10_000}
        rows={6}
        error={problem('description')}
        {...register('description')}
      />
      <div className={styles['pair']}>
        <Controller
          control={control}
          name="total_score"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberField
              ref={ref}
              label={t('assignments.total_marks')}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              format={format.number}
              error={problem('total_score')}
            />
          )}
        />
        <Controller
          control={control}
          name="allowed_attempts"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberField
              ref={ref}
              label={t('assignments.create_allowed_attempts')}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              format={format.number}
              error={problem('allowed_attempts')}
            />
          )}
        />
      </div>
      <Dates />
    </Card>
  )
}

function Dates() {
  const t = useT('assignments', 'finding')
  const problem = useProblem()
  const { time_zone } = useTenant()
  const { control } = useFormContext<AssignmentFields>()
  const [today] = useState(() => wallClockOf(new Date(serverNow()), time_zone).slice(0, 10))
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
            <DateTimeField
              ref={ref}
              label={label}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              today={today}
              error={problem(name)}
            />
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
      render={({ field: { value, onChange } }) => (
        <RubricEditor value={value} onChange={onChange} total={total} error={problem('rubric')} />
      )}
    />
  )
}

/** Lessons of the first class that was chosen; a class of another course gets the rest of the work. */
function LessonChoice() {
  const t = useT('finding')
  const problem = useProblem()
  const { control, setValue } = useFormContext<AssignmentFields>()
  const [class_id = 0] = useWatch({ control, name: 'class_ids' })
  const lesson_guid = useWatch({ control, name: 'lesson_guid' })
  const lessons = useQuery(listClassLessons, { class_id }, { enabled: class_id > 0 })
  const list = lessons.state === 'ready' ? lessons.value.list : []
  const isOfOtherCourse =
    lesson_guid !== '' && lessons.state === 'ready' && list.every((lesson) => lesson.lesson_guid !== lesson_guid)
  useEffect(() => {
    if (isOfOtherCourse) setValue('lesson_guid', '')
  }, [isOfOtherCourse, setValue])
  return (
    <Combobox
      label={t('assignments.create_lesson')}
      hint={class_id > 0 ? undefined : t('assignments.create_lesson_after_class')}
      placeholder={t('assignments.create_no_lesson')}
      isDisabled={class_id <= 0}
      choices={list.map(({ lesson_guid: value, title }) => ({ value, label: title }))}
      value={lesson_guid === '' ? undefined : lesson_guid}
      onValueChange={(value) =>
        setValue('lesson_guid', value ?? '', {
          shouldDirty: true,
          shouldValidate: problem('lesson_guid') !== undefined,
        })
      }
      error={problem('lesson_guid')}
      isLoading={class_id > 0 && lessons.state === 'loading'}
      hasFailed={lessons.state === 'failed'}
      onRetry={lessons.state === 'failed' ? lessons.refresh : undefined}
    />
  )
}
