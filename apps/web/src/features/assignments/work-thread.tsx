import { handInSubmission } from '@maktab/client/calls/assignments/submissions.generated'
import { deletePost, listPosts, updatePost } from '@maktab/client/calls/assignments/thread.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Card } from '@maktab/ui/layout/card'
import { CommentThread } from '@maktab/ui/layout/comment-thread'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useLocation } from '#page/router.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { useChosenFiles, type ChosenFiles } from '../content/use-chosen-files.ts'
import { commentDrafts } from '../learning/draft.ts'
import { useReading } from '../people/use-reading.ts'
import { AttachmentList } from './attachment-list.tsx'
import { threadDraftName } from './work-draft.ts'
import { WorkFiles } from './work-files.tsx'

/** Where notifications lead to on the page of the work. */
const anchor = 'comments'
const [few, all] = [50, 1000]

interface WorkThreadProps {
  readonly assignment_id: string
  /** The learner, where a teacher reads; a learner's thread is their own. */
  readonly user_id?: number
}

/** What a learner and the teachers of their class say to each other about one work. With or without a network it is kept at once. */
export function WorkThread({ assignment_id, user_id }: WorkThreadProps) {
  const t = useT('thread')
  const [limit, setLimit] = useState(few)
  const place = { assignment_id, ...(user_id !== undefined && { user_id }) }
  const posts = useQuery(listPosts, { ...place, kind: 'comment', limit })
  return (
    <div id={anchor}>
      <Card heading={t('thread.heading')}>
        <p className="soft">{t(user_id === undefined ? 'thread.for_learner' : 'thread.for_teacher')}</p>
        <CallState of={posts} refused={{ not_found: () => null }} shape="rows">
          {(value) => <Conversation key={assignment_id} of={value} place={place} onShowEarlier={() => setLimit(all)} />}
        </CallState>
      </Card>
    </div>
  )
}

interface ConversationProps {
  readonly of: Output<Catalogue['listPosts']>
  readonly place: { readonly assignment_id: string; readonly user_id?: number }
  onShowEarlier(): void
}

function Conversation({ of: { list, total, unread }, place, onShowEarlier }: ConversationProps) {
  const t = useT('thread', 'work')
  const now = useNow()
  const showToast = useToasts()
  const { full_name, user_id: own_id } = useSession()
  const say = useCommand(handInSubmission)
  const change = useCommand(updatePost)
  const take = useCommand(deletePost)
  // The same id until it is taken in: pressed twice, or after a lost answer, it is said once.
  const id = useRef(newId())
  const { assignment_id } = place
  const draftName = threadDraftName(own_id, assignment_id, place.user_id)
  const chosen = useChosenFiles(draftName)
  const hasFiles = chosen.files.length > 0
  const [isAttaching, setAttaching] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const hasNew = useSeen(section, unread)
  const waiting = useWaiting(assignment_id)

  function isTaken(answer: AnyAnswer): boolean {
    if (!answer.ok) showToast({ tone: 'error', text: explain(t, answer) })
    return answer.ok
  }

  async function send(text: string): Promise<boolean> {
    if (chosen.isBusy) return false
    const files = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, bytes }))
    const attachments = files.map(({ bytes, ...file }) => ({ ...file, size_bytes: bytes.size }))
    const said = { ...place, submission_id: id.current, kind: 'comment' as const, text, attachments }
    if (!isTaken(await say.run(said, files))) return false
    id.current = newId()
    chosen.clear()
    setAttaching(false)
    return true
  }

  return (
    <div ref={section} className="grid gap-4" tabIndex={-1}>
      {hasNew && (
        <p>
          <StatusChip tone="info" icon="bell">
            {t('thread.new')}
          </StatusChip>
        </p>
      )}
      <CommentThread
        label={t('thread.heading')}
        hasReplies={false}
        now={now}
        ownName={full_name}
        comments={list.map(({ post_id, author_name, given_on, edited_on, text, attachments, is_own }) => ({
          key: post_id,
          author: author_name,
          sentAt: given_on,
          text,
          ...(attachments.length > 0 && { attached: <AttachmentList attachments={attachments} /> }),
          isOwn: is_own,
          isEdited: edited_on !== null,
          mayBeDeleted: is_own || place.user_id !== undefined,
        }))}
        earlier={total - list.length}
        onShowEarlier={onShowEarlier}
        hasFiles={hasFiles}
        attached={<FilesToSay chosen={chosen} isAsked={isAttaching} onAsk={() => setAttaching(true)} />}
        drafts={commentDrafts(draftName)}
        onSend={send}
        onEdit={async (post_id, text) => isTaken(await change.run({ assignment_id, post_id, text }))}
        onDelete={(post_id) => void take.run({ assignment_id, post_id }).then(isTaken)}
      />
      {waiting > 0 && <p className="soft small">{t('thread.waiting', { count: waiting })}</p>}
    </div>
  )
}

interface FilesToSayProps {
  readonly chosen: ChosenFiles
  readonly isAsked: boolean
  onAsk(): void
}

/** Files and recordings of the next comment: most have none, so the field comes when it is asked for. */
function FilesToSay({ chosen, isAsked, onAsk }: FilesToSayProps) {
  const t = useT('thread')
  const field = useRef<HTMLDivElement>(null)
  // What was pressed is gone.
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  if (isAsked || chosen.files.length > 0)
    return (
      <div ref={field} className="grid gap-2" tabIndex={-1}>
        <WorkFiles label={t('thread.files')} chosen={chosen} />
      </div>
    )
  return (
    <div>
      <Button size="small" variant="quiet" icon="attachment" onClick={onAsk}>
        {t('thread.add_files')}
      </Button>
    </div>
  )
}

/** How many comments on the work are on this device only. */
function useWaiting(assignment_id: string): number {
  const { list } = useWaitingCommands()
  return list.filter(
    ({ refusal, work }) => refusal === null && work?.kind === 'comment' && work.assignment_id === assignment_id,
  ).length
}

/** Marks what tells of the thread as read once it stands before the reader. Answers whether there was something new. */
function useSeen(section: React.RefObject<HTMLElement | null>, unread: readonly string[]): boolean {
  const [wasNew, setWasNew] = useState(false)
  const { hash } = useLocation()
  const { read } = useReading()
  const seen = useRef(new Set<string>())
  const see = useEffectEvent(() => {
    const fresh = unread.filter((one) => !seen.current.has(one))
    if (fresh.length === 0) return
    for (const one of fresh) seen.current.add(one)
    setWasNew(true)
    void read(fresh.map((users_notification_id) => ({ users_notification_id })))
  })
  const isUnread = unread.length > 0
  useEffect(() => {
    const watched = section.current
    if (!isUnread || watched === null) return undefined
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && see())
    watch.observe(watched)
    return () => watch.disconnect()
  }, [section, isUnread])
  useEffect(() => {
    if (hash === `#${anchor}`) section.current?.focus()
  }, [hash, section])
  return wasNew || isUnread
}
