import { handInSubmission } from '@maktab/client/calls/assignments/submissions.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { FileField } from '@maktab/ui/fields/file-field'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useState, type ReactNode } from 'react'
import { newId } from '#browser/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { chosenKinds, useChosenFiles } from '../../content/use-chosen-files.ts'
import styles from '../create-assignment.module.css'
import { StorageFull } from '../storage-full.tsx'

interface OneByOneProps {
  readonly assignment_id: string
  readonly list: readonly Submission[]
  onClose(): void
}

/** A class, learner after learner: photos of the work, a tick for work on paper, or nothing; each is handed in at once. */
export function OneByOne({ assignment_id, list, onClose }: OneByOneProps) {
  const t = useT('application', 'thread')
  // As it was when the pile was begun: who is handed in for meanwhile stays in the row, and counts as done.
  const [learners] = useState(() => list.filter(({ submissions }) => submissions.length === 0))
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState(() => learners[0]?.user_id)
  const learner = learners.find(({ user_id }) => user_id === current)

  /** The next after this one who has none; behind the last it begins again. */
  function goOn(after: number, handedIn: ReadonlySet<number>): void {
    const place = learners.findIndex(({ user_id }) => user_id === after)
    const row = [...learners.slice(place + 1), ...learners.slice(0, place)]
    setCurrent(row.find(({ user_id }) => !handedIn.has(user_id))?.user_id)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('thread.turns_open')}
      actions={<Button onClick={onClose}>{t('frame.close')}</Button>}
    >
      <div className={styles['fields']}>
        <p role="status">{t('thread.turns_done', { count: done.size, total: learners.length })}</p>
        {learner === undefined ? (
          <Notice tone="success">{t('thread.turns_over')}</Notice>
        ) : (
          <>
            <Select
              label={t('thread.turn_of')}
              options={learners.map(({ user_id, full_name }) => ({
                value: String(user_id),
                label: done.has(user_id) ? `✓ ${full_name}` : full_name,
              }))}
              value={String(learner.user_id)}
              onChange={({ target }) => setCurrent(Number(target.value))}
            />
            {done.has(learner.user_id) ? (
              <Notice>{t('thread.given_now', { count: 1 })}</Notice>
            ) : (
              <Turn
                key={learner.user_id}
                assignment_id={assignment_id}
                learner={learner}
                onHandedIn={() => {
                  const handedIn = new Set(done).add(learner.user_id)
                  setDone(handedIn)
                  goOn(learner.user_id, handedIn)
                }}
                onPass={() => goOn(learner.user_id, done)}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

interface TurnProps {
  readonly assignment_id: string
  readonly learner: Submission
  onHandedIn(): void
  /** Gave nothing: nothing is handed in. */
  onPass(): void
}

/** One learner. Photos stay on this device until they are handed in, also where the page is left. */
function Turn({ assignment_id, learner, onHandedIn, onPass }: TurnProps) {
  const t = useT('thread', 'work')
  const session = useSession()
  const { user_id, full_name } = learner
  const chosen = useChosenFiles(`${session.user_id}.turn.${assignment_id}.${user_id}`)
  const { run, isBusy } = useCommand(handInSubmission)
  // The same until it is taken in: after a lost answer it is handed in once.
  const [submission_id] = useState(newId)
  const [problem, setProblem] = useState<ReactNode>()
  const { files } = chosen

  async function handIn(on_paper: boolean): Promise<void> {
    if (isBusy || chosen.isBusy) return
    setProblem(undefined)
    const given = on_paper ? [] : files
    const attachments = given.map(({ file_id, name, mime_type, bytes }) => ({
      file_id,
      name,
      mime_type,
      size_bytes: bytes.size,
    }))
    const answer = await run(
      { submission_id, assignment_id, user_id, on_paper, text: '', attachments },
      given.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, bytes })),
    )
    if (!answer.ok) {
      const isFull = 'failure' in answer && answer.failure === 'storage_full'
      return setProblem(isFull ? <StorageFull /> : <Notice tone="danger">{explain(t, answer)}</Notice>)
    }
    chosen.clear()
    onHandedIn()
  }

  return (
    <>
      <FileField
        label={t('thread.photos_of', { name: full_name })}
        isOptional
        hasCamera
        accept={chosenKinds}
        refusals={chosen.refusals}
        files={files.map(({ file_id, name, bytes, previewUrl }) => ({
          key: file_id,
          name,
          size: bytes.size,
          previewUrl,
        }))}
        onAdd={(added) => void chosen.add(added)}
        onRemove={chosen.remove}
      />
      <div className={styles['buttons']}>
        {files.length > 0 ? (
          <Button variant="primary" icon="send" isBusy={isBusy || chosen.isBusy} onClick={() => void handIn(false)}>
            {t('thread.turn_hand_in', { count: files.length })}
          </Button>
        ) : (
          <Button icon="check" isBusy={isBusy || chosen.isBusy} onClick={() => void handIn(true)}>
            {t('thread.turn_paper')}
          </Button>
        )}
        <Button variant="quiet" onClick={onPass}>
          {t('thread.turn_pass')}
        </Button>
      </div>
      <div role="alert">{problem}</div>
    </>
  )
}
