import { deleteAssignment, updateAssignment } from '@maktab/client/calls/assignments/assignment-changes.generated'
import { readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Card } from '@maktab/ui/layout/card'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { explain, noteSaid } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { Path } from '#page/path.tsx'
import { useNavigate, useSearchParams } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import type { AssignmentFields } from '#features/assignments/assignment-form.ts'
import styles from '#features/assignments/create-assignment.module.css'
import { LessonChoice, Links, MarkedBy, Task } from '#features/assignments/setting/assignment-fields.tsx'
import {
  changedByBoth,
  changeOf,
  differing,
  fieldsOf,
  type TaughtWork,
} from '#features/assignments/setting/fields-of-assignment.ts'
import type { RefusedFields } from '#features/assignments/setting/refused-fields.ts'
import { resolverOf } from '#features/assignments/setting/form-resolver.ts'
import { KeptFiles } from '#features/assignments/setting/kept-files.tsx'
import { WorkFiles } from '#features/assignments/work-files.tsx'
import { useChosenFiles } from '#features/content/use-chosen-files.ts'

const ChangedMeanwhile = fetched(
  async () => (await import('#features/assignments/setting/changed-meanwhile.tsx')).ChangedMeanwhile,
  () => null,
  ['assignments', 'creating', 'setting', 'work'],
)
const MoreTime = fetched(
  async () => (await import('#features/assignments/setting/more-time.tsx')).MoreTime,
  () => null,
  ['home', 'parts', 'setting'],
)

/** Needed by few: whose change the school did not take. */
const RefusedWork = fetched(
  async () => (await import('#features/assignments/setting/refused-work.tsx')).RefusedWork,
  () => null,
)
const RefusedFiles = fetched(
  async () => (await import('#features/assignments/setting/refused-files.tsx')).RefusedFiles,
  () => null,
)

/** Changes work that is set, gives one learner more time, or takes the work back. */
export function EditAssignmentScreen() {
  const t = useT('application', 'setting')
  const [search] = useSearchParams()
  const assignment_id = search.get('assignment_id') ?? ''
  const command_id = search.get('refused')
  const classes = useQuery(listClasses, {})
  const assignment = useQuery(readTaughtAssignment, { assignment_id }, { enabled: assignment_id !== '' })
  if (assignment_id === '') return <NotFound />
  return (
    <div className={styles['page']}>
      <header>
        <Path
          over={[{ label: t('titles.assignments'), href: '/teacher/assignments' }]}
          here={t('setting.change_title')}
        />
        <h1>{t('setting.change_title')}</h1>
      </header>
      <CallState of={classes} shape="lines">
        {({ list }) => (
          <CallState of={assignment} shape="lines" refused={{ not_found: () => <NotFound /> }}>
            {(work) => {
              const form = (refused?: RefusedFields) => (
                <ChangeForm
                  key={`${work.assignment_id} ${refused?.command_id ?? ''}`}
                  classes={list}
                  work={work}
                  refused={refused}
                  refresh={() => assignment.state === 'ready' && assignment.refresh()}
                />
              )
              return (
                <>
                  {command_id === null ? form() : <RefusedWork command_id={command_id}>{form}</RefusedWork>}
                  <MoreTime work={work} />
                  <TakeBack assignment_id={assignment_id} />
                </>
              )
            }}
          </CallState>
        )}
      </CallState>
    </div>
  )
}

interface ChangeFormProps {
  readonly classes: readonly Class[]
  /** As it stands now; what is typed is compared with what stood there when the typing began. */
  readonly work: TaughtWork
  /** What was typed before and not taken by the school: it stands in the form. */
  readonly refused: RefusedFields | undefined
  readonly refresh: () => void
}

function ChangeForm({ classes, work, refused, refresh }: ChangeFormProps) {
  const t = useT('assignments', 'creating', 'setting')
  const { time_zone } = useSession()
  const navigate = useNavigate()
  const showToast = useToasts()
  const isOnline = useIsOnline()
  const chosen = useChosenFiles()
  const { run, isBusy } = useCommand(updateAssignment)
  const [base, setBase] = useState({ fields: fieldsOf(work, time_zone), revision: work.revision })
  const [keptFiles, setKeptFiles] = useState<readonly TaughtWork['attachments'][number][]>(work.attachments)
  const [tell, setTell] = useState(true)
  const [isBehind, setBehind] = useState(refused?.refusal === 'revision_behind')
  const [isDropping, setDropping] = useState(false)
  const [isUnchanged, setUnchanged] = useState(false)
  const form = useForm<AssignmentFields>({
    resolver: resolverOf({
      time_zone,
      hasFile: chosen.files.length + keptFiles.length > 0,
      hasQuestions: work.questions.length > 0,
      before: base.fields,
    }),
    defaultValues: { ...base.fields, ...refused?.typed },
  })

  const idsOf = (files: readonly { readonly file_id: string }[]) => files.map(({ file_id }) => file_id).join(' ')
  const areFilesNew = chosen.files.length > 0 || idsOf(keptFiles) !== idsOf(work.attachments)

  async function save(fields: AssignmentFields, how: { base_revision: number; drop_levels?: boolean }): Promise<void> {
    const part = changeOf(base.fields, fields, time_zone)
    if (Object.keys(part).length === 0 && !areFilesNew) return setUnchanged(true)
    setUnchanged(false)
    const added = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({
      file_id,
      name,
      mime_type,
      size_bytes: bytes.size,
    }))
    const attachments = [
      ...keptFiles.map(({ file_id, name, mime_type, size_bytes }) => ({ file_id, name, mime_type, size_bytes })),
      ...added,
    ]
    const { assignment_id } = work
    const answer = await run(
      { assignment_id, ...part, ...(areFilesNew && { attachments }), tell, ...how },
      chosen.files,
    )
    if (answer.ok) {
      await refused?.settle()
      showToast({ tone: 'success', text: t(isOnline ? 'setting.change_done' : 'setting.kept') })
      return navigate(`/teacher/assignments/detail?assignment_id=${assignment_id}`, { replace: true })
    }
    noteSaid(answer)
    const refusal = 'refusal' in answer ? answer.refusal : undefined
    if (refusal === 'revision_behind') {
      refresh()
      return setBehind(true)
    }
    if (refusal === 'rubric_in_use') return setDropping(true)
    showToast({ tone: 'error', text: explain(t, answer) })
  }

  const theirs = fieldsOf(work, time_zone)
  const mine = form.getValues()
  const asked = !isBehind
    ? []
    : refused === undefined
      ? changedByBoth(base.fields, mine, theirs)
      : differing(mine, theirs).filter((name) => name in refused.typed)

  /** From here on the form is one of the work as it stands now. */
  function takeTheirs(): void {
    for (const name of asked) form.setValue(name, theirs[name])
    goOn()
  }

  function goOn(): void {
    for (const name of Object.keys(theirs) as (keyof AssignmentFields)[]) {
      if (JSON.stringify(mine[name]) === JSON.stringify(base.fields[name])) form.setValue(name, theirs[name])
    }
    setBase({ fields: theirs, revision: work.revision })
    setBehind(false)
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => void form.handleSubmit((fields) => save(fields, { base_revision: base.revision }))(event)}
      >
        <Task classes={classes} isTypeFixed />
        <Card heading={t('assignments.create_material')}>
          <LessonChoice />
          {refused?.files && (
            <RefusedFiles files={refused.files} there={work.attachments} chosen={chosen} onKept={setKeptFiles} />
          )}
          <KeptFiles
            files={keptFiles}
            onRemove={(file_id) => setKeptFiles(keptFiles.filter((one) => one.file_id !== file_id))}
          />
          <WorkFiles label={t('assignments.create_file')} chosen={chosen} />
          <Links />
        </Card>
        <MarkedBy />
        <Checkbox label={t('setting.tell')} checked={tell} onChange={(event) => setTell(event.target.checked)} />
        {isBehind && asked.length > 0 && (
          <ChangedMeanwhile fields={asked} mine={mine} theirs={theirs} onMine={goOn} onTheirs={takeTheirs} />
        )}
        <div role="status">
          {isUnchanged && <Notice>{t('setting.nothing_changed')}</Notice>}
          {!isOnline && <Notice>{t('setting.kept')}</Notice>}
        </div>
        <Button type="submit" variant="primary" size="wide" isBusy={isBusy || chosen.isBusy}>
          {t('setting.change_save')}
        </Button>
        <ConfirmDialog
          isOpen={isDropping}
          onClose={() => setDropping(false)}
          onConfirm={() => {
            setDropping(false)
            void save(form.getValues(), { base_revision: base.revision, drop_levels: true })
          }}
          heading={t('setting.drop_title')}
          confirmLabel={t('setting.drop_confirm')}
        >
          <p>{t('setting.drop_body')}</p>
        </ConfirmDialog>
      </form>
    </FormProvider>
  )
}

/** Takes the work back: it can be restored from the list. */
function TakeBack({ assignment_id }: { assignment_id: string }) {
  const t = useT('setting')
  const navigate = useNavigate()
  const showToast = useToasts()
  const { run, isBusy } = useCommand(deleteAssignment)
  const [isAsking, setAsking] = useState(false)
  async function take(): Promise<void> {
    const answer = await run({ assignment_id })
    setAsking(false)
    if (!answer.ok) {
      noteSaid(answer)
      return showToast({ tone: 'error', text: explain(t, answer) })
    }
    showToast({ tone: 'success', text: t('setting.delete_done') })
    navigate('/teacher/assignments?state=deleted', { replace: true })
  }
  return (
    <>
      <Button variant="danger" icon="remove" onClick={() => setAsking(true)}>
        {t('setting.take_back')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void take()}
        heading={t('setting.delete_title')}
        confirmLabel={t('setting.take_back')}
        isDangerous
        isBusy={isBusy}
      >
        <p>{t('setting.delete_body')}</p>
      </ConfirmDialog>
    </>
  )
}
