import {
  createStreamComment,
  deleteStreamComment,
  listStreamComments,
  updateStreamComment,
} from '@maktab/client/calls/stream/stream-comments.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { StreamComment } from '@maktab/contracts/stream/stream-comments'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { CommentThread, type ThreadComment } from '@maktab/ui/layout/comment-thread'
import { useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { AttachmentList } from '../assignments/attachment-list.tsx'
import { useChosenFiles } from '../content/use-chosen-files.ts'
import { commentDrafts } from '../learning/draft.ts'
import { FilesToSend } from './files-to-send.tsx'
import { commentDraftName } from './post-draft.ts'
import { ReportDialog } from './report-dialog.tsx'
import { StreamText } from './stream-text.tsx'
import { threadOf } from './thread-of.ts'
import { useKept } from './use-kept.ts'

/** Files that go with one comment. */
const mostFiles = 3
const pageSize = 20

type Page = Output<Catalogue['listStreamComments']>

interface PageProps {
  readonly post: StreamPost
  /** The first comment of the page below; absent on the latest page. */
  readonly before?: string
  /** Comments on the pages below. */
  readonly seen?: number
}

/** What the class says to a post: the latest page, with those before it above once they are asked for. */
export function PostComments({ post, before, seen = 0 }: PageProps) {
  const t = useT('stream')
  const comments = useKept(
    useQuery(listStreamComments, {
      post_id: post.post_id,
      limit: pageSize,
      ...(before !== undefined && { before }),
    }),
  )
  return (
    <CallState
      of={comments}
      refused={{ not_found: () => <NotFound />, stream_off: () => <p className="soft">{t('stream.off')}</p> }}
      shape="rows"
    >
      {(page) => <OnePage of={page} post={post} isLatest={before === undefined} seen={seen} />}
    </CallState>
  )
}

interface OnePageProps {
  readonly of: Page
  readonly post: StreamPost
  readonly isLatest: boolean
  readonly seen: number
}

function OnePage({ of: { list, has_more, total }, post, isLatest, seen }: OnePageProps) {
  const t = useT('application', 'stream')
  const now = useNow()
  const showToast = useToasts()
  const { full_name, user_id } = useSession()
  const create = useCommand(createStreamComment)
  const change = useCommand(updateStreamComment)
  const remove = useCommand(deleteStreamComment)
  const draftName = commentDraftName(user_id, post.post_id)
  const chosen = useChosenFiles(draftName, mostFiles)
  // The same id until it is taken in: pressed twice, or after a lost answer, it is said once.
  const id = useRef(newId())
  const [isEarlierAsked, setEarlierAsked] = useState(false)
  const [reported, setReported] = useState<string>()
  const { post_id } = post

  function isTaken(answer: AnyAnswer): boolean {
    if (answer.ok) return true
    const wait =
      'refusal' in answer && answer.wait_seconds !== undefined
        ? ` ${t('stream.wait_seconds', { seconds: Math.ceil(answer.wait_seconds) })}`
        : ''
    showToast({ tone: 'error', text: explain(t, answer) + wait })
    return false
  }

  async function say(text: string, reply_to: string | undefined): Promise<boolean> {
    if (chosen.isBusy) return false
    // Files go with a new comment; the box of a reply has none.
    const files =
      reply_to === undefined
        ? chosen.files.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, bytes }))
        : []
    const attachments = files.map(({ bytes, ...file }) => ({ ...file, size_bytes: bytes.size }))
    const said = { comment_id: id.current, post_id, text, attachments, ...(reply_to !== undefined && { reply_to }) }
    if (!isTaken(await create.run(said, files))) return false
    id.current = newId()
    if (reply_to === undefined) chosen.clear()
    return true
  }

  const draw = (comment: StreamComment): ThreadComment => ({
    key: comment.comment_id,
    author: comment.author.full_name,
    sentAt: comment.created_on,
    text: comment.text,
    drawn: <StreamText of={comment.text} />,
    ...(comment.attachments.length > 0 && {
      attached: <AttachmentList attachments={comment.attachments} isSparing />,
    }),
    isOwn: comment.may.edit,
    mayBeDeleted: comment.may.delete,
    mayBeReported: comment.may.report,
    isEdited: comment.edited_on !== null,
  })

  const first = list[0]?.comment_id
  const isEarlierShown = has_more && isEarlierAsked && first !== undefined
  return (
    <div className="grid gap-4">
      {isEarlierShown && <PostComments post={post} before={first} seen={seen + list.length} />}
      <CommentThread
        label={t('stream.comments_on', { name: post.author.full_name })}
        comments={threadOf(list).map(({ comment, replies }) => ({ ...draw(comment), replies: replies.map(draw) }))}
        now={now}
        ownName={full_name}
        earlier={has_more && !isEarlierShown ? total - seen - list.length : 0}
        onShowEarlier={() => setEarlierAsked(true)}
        reportLabel={t('stream.tell_teachers')}
        onReport={setReported}
        {...(post.may.comment && {
          hasFiles: chosen.files.length > 0,
          ...(isLatest && { attached: <FilesToSend chosen={chosen} most={mostFiles} size="small" /> }),
          hasBox: isLatest,
          drafts: commentDrafts(draftName),
          onSend: say,
        })}
        onEdit={async (comment_id, text) => isTaken(await change.run({ comment_id, text }))}
        onDelete={(comment_id) => void remove.run({ comment_id }).then(isTaken)}
      />
      {reported !== undefined && (
        <ReportDialog post_id={post_id} comment_id={reported} onClose={() => setReported(undefined)} />
      )}
    </div>
  )
}
