import type { WaitingCommand as Command, WorkOfCommand } from '@maktab/client/offline-port'
import { sentenceOfName } from '@maktab/client/queued-sentences'
import { sentenceIn } from '#calls/explain.ts'
import { groupByWork } from '@maktab/client/waiting-works'
import { waitsLong } from '@maktab/domain/people/long-wait'
import { saidOfSync } from '@maktab/domain/people/asked-syncs'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { scoreLooks } from '@maktab/ui/feedback/status-looks'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import { useLatest } from '#page/use-latest.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import styles from './waiting-work.module.css'

/** Kinds of work by the name of their call; the rest are told as one. */
const kinds: Readonly<
  Record<
    string,
    `waiting.work_${'assignment' | 'event' | 'submission' | 'score' | 'return' | 'reminder' | 'attendance' | 'attempt' | 'file' | 'post' | 'post_comment' | 'library'}`
  >
> = {
  createAssignment: 'waiting.work_assignment',
  updateAssignment: 'waiting.work_assignment',
  updateRubric: 'waiting.work_assignment',
  deleteAssignment: 'waiting.work_assignment',
  createEvent: 'waiting.work_event',
  updateEvent: 'waiting.work_event',
  deleteEvent: 'waiting.work_event',
  handInSubmission: 'waiting.work_submission',
  scoreSubmission: 'waiting.work_score',
  scoreAnswers: 'waiting.work_score',
  returnSubmissions: 'waiting.work_return',
  remindLearners: 'waiting.work_reminder',
  assignAttendance: 'waiting.work_attendance',
  recordAttempt: 'waiting.work_attempt',
  uploadFile: 'waiting.work_file',
  createStreamPost: 'waiting.work_post',
  updateStreamPost: 'waiting.work_post',
  createStreamComment: 'waiting.work_post_comment',
  updateStreamComment: 'waiting.work_post_comment',
  addToLibrary: 'waiting.work_library',
  removeFromLibrary: 'waiting.work_library',
}

export interface WaitingWorkProps {
  /** Stands below the content of opened work that the school did not take. */
  readonly belowRefused?: (work: WorkOfCommand, command: Command) => ReactNode
}

/** What this device still has to send, and what the school did not take: nothing goes away unseen. */
export function WaitingWork({ belowRefused }: WaitingWorkProps) {
  const t = useT('account', 'application')
  const format = useFormat()
  const state = useSyncState()
  const syncNow = useSyncByHand()
  const { list, sendAgain, dismiss } = useWaitingCommands()

  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const isThere = state.isAvailable === true
  // Each time that the link in the frame is followed, also from this page: the location is another then.
  useEffect(() => {
    if (isThere && location.hash === '#waiting-work') place.current?.focus()
  }, [isThere, location])

  if (!isThere) return null
  return (
    <div ref={place} id="waiting-work" role="group" aria-label={t('frame.sync')} tabIndex={-1}>
      <Card
        heading={t('frame.sync')}
        actions={
          <Button icon="sync" isBusy={state.is_sending} onClick={() => void syncNow()}>
            {state.is_sending ? t('frame.sending') : t('people.sync_now')}
          </Button>
        }
      >
        {state.refused > 0 && <p>{t('frame.needs_attention', { count: state.refused })}</p>}
        {state.waiting > 0 && <p>{t('frame.waiting_to_send', { count: state.waiting })}</p>}
        {state.waiting === 0 && state.refused === 0 && <p>{t('frame.all_sent')}</p>}
        <p className={styles['soft']}>
          {state.synced_on === null
            ? t('frame.never_synced')
            : t('frame.synced_when', { when: format.dateTime(state.synced_on) })}
        </p>
        {list.length > 0 && (
          <Suspense fallback={null}>
            {state.waiting > 0 && state.isLasting === false && <NotLasting />}
            <WaitsLong seconds={state.oldest_waits_seconds ?? 0} />
            <FilesLeft bytes={state.waiting_bytes ?? 0} />
            <ul className={styles['list']} role="list">
              {groupByWork(list).map((commands) => (
                <WaitingEntry
                  key={commands[0]?.command_id}
                  commands={commands}
                  belowRefused={belowRefused}
                  onSendAgain={() => void forEach(commands, sendAgain)}
                  onDismiss={() => void forEach(commands, dismiss)}
                />
              ))}
            </ul>
          </Suspense>
        )}
      </Card>
    </div>
  )
}

/** Whoever asked for a sync hears how it ended (seed 001 §4). */
function useSyncByHand(): () => Promise<void> {
  const { messages, store } = useConnection()
  const latest = useLatest(useTOnceHere('waiting'))
  return async () => {
    const before = store.syncState()
    const after = await store.retryNow()
    // With what waits of who the person was before.
    const said = saidOfSync({ before, after: after && { ...store.syncState(), synced_on: after.synced_on } })
    if (said === 'unable_to_connect') messages.say({ sentence: `refusals.${said}` })
    const text = said === 'sync_success' ? latest.current?.(`refusals.${said}`) : undefined
    if (text !== undefined) messages.say({ tone: 'success', text })
  }
}

/** What waits is nowhere else, and this browser may delete it: its person hears of that while something can be done. */
function NotLasting() {
  const t = useT('waiting')
  return <Notice tone="warning">{t('waiting.not_lasting')}</Notice>
}

/** Its person is told at the place where they can do something about it; the school is told, too. */
function WaitsLong({ seconds }: { readonly seconds: number }) {
  const t = useT('waiting')
  if (!waitsLong(seconds * 1000)) return null
  return <Notice tone="warning">{t('waiting.waits_long', { days: Math.floor(seconds / 86_400) })}</Notice>
}

/** How much is still to go up: on a line that costs by the byte its person decides when. */
function FilesLeft({ bytes }: { readonly bytes: number }) {
  const t = useT('waiting')
  const format = useFormat()
  return bytes > 0 && <p>{t('waiting.files_left', { size: format.bytes(bytes) })}</p>
}

/** One after the other: of two scores of one work the later must stay the later. */
async function forEach(commands: readonly Command[], act: (command_id: string) => Promise<void>): Promise<void> {
  for (const { command_id } of commands) await act(command_id)
}

interface WaitingEntryProps {
  /** Of one work, oldest first. */
  readonly commands: readonly Command[]
  readonly onSendAgain: () => void
  readonly onDismiss: () => void
  readonly belowRefused: WaitingWorkProps['belowRefused']
}

function WaitingEntry({ commands, onSendAgain, onDismiss, belowRefused }: WaitingEntryProps) {
  const t = useT('application', 'refused', 'waiting', 'work')
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<'open' | 'remove'>()
  const last = commands.at(-1)
  if (last === undefined) return null
  const { name, given, refusal, work } = last
  const kind = t(work?.kind === 'comment' ? 'waiting.work_comment' : (kinds[name] ?? 'waiting.work_other'))
  const title = work?.title ?? null
  const learner = work !== undefined && 'full_name' in work ? work.full_name : null
  const named = [kind, title, learner].filter((part) => part !== null).join(', ')
  const close = () => setAsked(undefined)
  return (
    <li className={styles['entry']}>
      <span className={styles['what']}>
        <span>{kind}</span>
        {title !== null && <bdi className={styles['title']}>{title}</bdi>}
        {learner !== null && <bdi>{learner}</bdi>}
        <span className={styles['soft']}>{format.relative(given, now)}</span>
        {refusal !== null && <span>{sentenceIn(t, sentenceOfName(refusal))}</span>}
      </span>
      {refusal === null && <StatusChip {...scoreLooks.waiting}>{t('waiting.work_waiting')}</StatusChip>}
      <span className={styles['actions']}>
        {work !== undefined && (
          <Button aria-label={`${t('waiting.work_open')}: ${named}`} onClick={() => setAsked('open')}>
            {t('waiting.work_open')}
          </Button>
        )}
        {refusal !== null && (
          <>
            <Button icon="send" aria-label={`${t('waiting.work_again')}: ${named}`} onClick={onSendAgain}>
              {t('waiting.work_again')}
            </Button>
            <Button icon="remove" aria-label={`${t('frame.remove')}: ${named}`} onClick={() => setAsked('remove')}>
              {t('frame.remove')}
            </Button>
          </>
        )}
      </span>
      {work !== undefined && (
        <Dialog isOpen={asked === 'open'} onClose={close} heading={title ?? kind}>
          <OpenedWork work={work} />
          {refusal !== null && belowRefused?.(work, last)}
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={close}
        onConfirm={onDismiss}
        heading={t('waiting.work_dismiss_title')}
        confirmLabel={t('frame.remove')}
        isDangerous
      >
        <p>{t('waiting.work_dismiss_body')}</p>
      </ConfirmDialog>
    </li>
  )
}

/** What this device keeps of it, to read, copy and save. */
function OpenedWork({ work }: { work: WorkOfCommand }) {
  const t = useT('home')
  const format = useFormat()
  if (work.kind === 'score')
    return (
      <>
        <p>
          <bdi>{work.full_name}</bdi>
        </p>
        {work.score !== null && (
          <p>
            {t('assignments.learner_marks_of', {
              score: format.number(work.score, 2),
              total: format.number(work.total_score, 2),
            })}
          </p>
        )}
        <p className={styles['text']} dir="auto">
          {work.teacher_remarks}
        </p>
      </>
    )
  return (
    <>
      <p className={styles['text']} dir="auto">
        {work.text}
      </p>
      <ul className={styles['list']} role="list">
        {work.attachments.map(({ file_id, name, mime_type, url }) => (
          <li key={file_id}>
            <a href={url} target="_blank" rel="noreferrer">
              {/^image\/(?:jpeg|png|webp)$/.test(mime_type) && <img className={styles['picture']} src={url} alt="" />}
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
