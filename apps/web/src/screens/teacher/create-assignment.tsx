import { createAssignment, readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { Button } from '@maktab/ui/base/button'
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { explain, noteSaid } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { fetched } from '#page/fetched.tsx'
import { Path } from '#page/path.tsx'
import { useIsOnline } from '#calls/use-sync-state.ts'
import {
  assignmentDraftName,
  keepAssignmentDraft,
  readAssignmentDraft,
} from '#features/assignments/assignment-draft.ts'
import { assignmentOf } from '#features/assignments/assignment-form.ts'
import type { AssignmentFields } from '#features/assignments/assignment-form.ts'
import styles from '#features/assignments/create-assignment.module.css'
import { LessonChoice, Links, MarkedBy, Task } from '#features/assignments/setting/assignment-fields.tsx'
import { setAgain, type TaughtWork } from '#features/assignments/setting/fields-of-assignment.ts'
import { keepWorkQuestions, readWorkQuestions } from '#features/assignments/setting/questions-of-work.ts'
import type { RefusedFields } from '#features/assignments/setting/refused-fields.ts'
import { resolverOf } from '#features/assignments/setting/form-resolver.ts'
import { useChosenFiles } from '#features/content/use-chosen-files.ts'
import { WorkFiles } from '#features/assignments/work-files.tsx'
import { useT } from '#language/use-t.ts'

/** Sets work for one or more classes. */
export function CreateAssignmentScreen() {
  const t = useT('application', 'creating')
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
            <Begun classes={list} />
          )
        }
      </CallState>
    </div>
  )
}

const TakenUp = fetched(
  async () => (await import('#features/assignments/setting/taken-up.tsx')).TakenUp,
  () => null,
  ['parts', 'creating'],
)

const OwnQuestions = fetched(
  async () => (await import('#features/assignments/setting/own-questions.tsx')).OwnQuestions,
  () => null,
  ['setting'],
)

/** Needed by few: who sets again what was set before, and whose work the school did not take. */
const KeptFiles = fetched(
  async () => (await import('#features/assignments/setting/kept-files.tsx')).KeptFiles,
  () => null,
  ['setting'],
)
const RefusedWork = fetched(
  async () => (await import('#features/assignments/setting/refused-work.tsx')).RefusedWork,
  () => null,
)
const RefusedFiles = fetched(
  async () => (await import('#features/assignments/setting/refused-files.tsx')).RefusedFiles,
  () => null,
)
const none: TaughtWork['attachments'] = []

/** The form, empty, begun from work that was set before (`copy` in the address), or with what was not taken (`refused`). */
function Begun({ classes }: { classes: readonly Class[] }) {
  const [search] = useSearchParams()
  const { time_zone } = useSession()
  const assignment_id = search.get('copy') ?? ''
  const earlier = useQuery(readTaughtAssignment, { assignment_id }, { enabled: assignment_id !== '' })
  const command_id = search.get('refused')
  const form = (again?: Again) =>
    command_id === null ? (
      <AssignmentForm key={assignment_id} classes={classes} {...(again && { again })} />
    ) : (
      <RefusedWork command_id={command_id}>
        {(refused) => (
          <AssignmentForm
            key={refused?.command_id}
            classes={classes}
            {...(again && { again })}
            {...(refused && { refused })}
          />
        )}
      </RefusedWork>
    )
  if (assignment_id === '') return form()
  return (
    <CallState of={earlier} shape="lines" refused={{ not_found: () => (command_id === null ? <NotFound /> : form()) }}>
      {(work) => form({ work, fields: setAgain(work, time_zone, new Date(serverNow())) })}
    </CallState>
  )
}

const day = 24 * 60 * 60_000

interface Again {
  readonly work: TaughtWork
  readonly fields: AssignmentFields
}

interface AssignmentFormProps {
  readonly classes: readonly Class[]
  readonly again?: Again
  /** Work that the school did not take: what was typed stands in the form. */
  readonly refused?: RefusedFields
}

function AssignmentForm({ classes, again, refused }: AssignmentFormProps) {
  const t = useT('assignments', 'creating', 'setting')
  const { user_id, time_zone } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const showToast = useToasts()
  const chosen = useChosenFiles(refused ? undefined : assignmentDraftName(user_id))
  const { run, isBusy } = useCommand(createAssignment)
  const isOnline = useIsOnline()
  const isDraft = refused === undefined
  const empty = () => ({
    ...(again?.fields ?? emptyFields(search.get('class_id'), classes, time_zone)),
    ...refused?.typed,
  })
  const [kept] = useState(() =>
    again || refused
      ? undefined
      : readAssignmentDraft(
          user_id,
          classes.map(({ class_id }) => class_id),
        ),
  )
  const [isTakenUp, setTakenUp] = useState(kept !== undefined)
  const [assignment_id, setAssignmentId] = useState(() => kept?.assignment_id ?? newId())
  const [first] = useState(
    () =>
      kept?.fields ?? {
        ...empty(),
        questions: refused?.typed.questions ?? (again ? [] : readWorkQuestions(user_id)),
      },
  )

  // Of a colleague's work the files are theirs, and stay with it.
  const [copied, setCopied] = useState<readonly TaughtWork['attachments'][number][]>(
    again?.work.is_own === true ? again.work.attachments : none,
  )

  // Of earlier work as of a colleague's: the school has them whole.
  const [asked, setAsked] = useState(again?.work.questions ?? [])

  const form = useForm<AssignmentFields>({
    resolver: resolverOf({
      time_zone,
      hasFile: chosen.files.length + copied.length > 0,
      hasQuestions: asked.length > 0,
    }),
    defaultValues: first,
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // What was not taken is kept where it waits, and another work may be begun.
        callback: ({ values }) => isDraft && keepAssignmentDraft(user_id, { assignment_id, fields: values }),
      }),
    [subscribe, user_id, assignment_id, isDraft],
  )

  function beginAnew(): void {
    form.reset(empty())
    chosen.clear()
    keepWorkQuestions(user_id, [])
    setAssignmentId(newId())
    setTakenUp(false)
    keepAssignmentDraft(user_id, null)
  }

  async function give(fields: AssignmentFields): Promise<void> {
    const attachments = [
      ...copied.map(({ file_id, name, mime_type, size_bytes }) => ({ file_id, name, mime_type, size_bytes })),
      ...chosen.files.map(({ file_id, name, mime_type, bytes }) => ({
        file_id,
        name,
        mime_type,
        size_bytes: bytes.size,
      })),
    ]
    const set = assignmentOf(fields, assignment_id, time_zone)
    // The form shows the first lesson; while it stays, the others of the earlier work stay with it.
    const isSameLesson = again !== undefined && fields.lesson_guid === again.fields.lesson_guid
    const lesson_guids = isSameLesson ? lessonsOf(again.work) : set.lesson_guids
    const questions_of = asked.length > 0 && fields.questions.length === 0 && again?.work.assignment_id
    const answer = await run({ ...set, lesson_guids, attachments, ...(questions_of && { questions_of }) }, chosen.files)
    if (answer.ok) {
      await refused?.settle()
      if (isDraft) {
        keepAssignmentDraft(user_id, null)
        keepWorkQuestions(user_id, [])
      }
      chosen.clear()
      showToast({ tone: 'success', text: isOnline ? t('assignments.create_done') : t('setting.kept') })
      navigate(`/teacher/assignments/detail?assignment_id=${answer.value.assignment_id}`, { replace: true })
    } else {
      noteSaid(answer)
      showToast({ tone: 'error', text: explain(t, answer) })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(give)(event)}>
        {isTakenUp && <TakenUp onBeginAnew={beginAnew} />}
        <Task classes={classes} />
        <Card heading={<span data-tour="create-assignment-material">{t('assignments.create_material')}</span>}>
          <LessonChoice />
          {refused?.files && <RefusedFiles files={refused.files} there={none} chosen={chosen} onKept={setCopied} />}
          {copied.length > 0 && (
            <KeptFiles
              files={copied}
              onRemove={(file_id) => setCopied(copied.filter((one) => one.file_id !== file_id))}
            />
          )}
          <WorkFiles label={t('assignments.create_file')} chosen={chosen} />
          <Links />
          <OwnQuestions copied={asked} onLeaveOut={() => setAsked([])} />
        </Card>
        <MarkedBy />
        {!isOnline && <Notice>{t('setting.kept')}</Notice>}
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

const lessonsOf = ({ lessons }: TaughtWork) => [...new Set(lessons.map(({ lesson_guid }) => lesson_guid))]

function emptyFields(class_id: string | null, classes: readonly Class[], time_zone: string): AssignmentFields {
  const now = new Date(serverNow())
  const today = wallClockOf(now, time_zone).slice(0, 10)
  const nextWeek = wallClockOf(new Date(now.getTime() + 7 * day), time_zone).slice(0, 10)
  return {
    title: '',
    description: '',
    user_ids: [],
    assignment_type: '2',
    closes_on: '',
    class_ids: classes.filter((one) => String(one.class_id) === class_id).map((one) => one.class_id),
    total_score: 10,
    allowed_attempts: 1,
    start_date: `${today}T00:00`,
    due_date: `${nextWeek}T20:00`,
    lesson_guid: '',
    links: [],
    questions: [],
    rubric: [],
  }
}
