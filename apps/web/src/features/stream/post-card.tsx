import { settleReports, approveStreamPost } from '@maktab/client/calls/stream/stream-moderation.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { Avatar } from '@maktab/ui/base/avatar'
import { Button } from '@maktab/ui/base/button'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Card } from '@maktab/ui/layout/card'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useCommand } from '#page/use-calls.ts'
import { AttachmentList } from '../assignments/attachment-list.tsx'
import { LinkList } from '../viewers/link-list.tsx'
import { LikeButton } from './like-button.tsx'
import { PostMenu } from './post-menu.tsx'
import { StreamText } from './stream-text.tsx'
import styles from './stream.module.css'

const PostComments = fetched(async () => (await import('./post-comments.tsx')).PostComments, ScreenLoading, [
  'assignments',
  'parts',
  'stream',
])
const PostEdit = fetched(async () => (await import('./post-edit.tsx')).PostEdit, ScreenLoading, [
  'assignments',
  'home',
  'parts',
  'stream',
  'work',
])
const ReportDialog = fetched(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  () => null,
  ['stream'],
)

interface PostCardProps {
  readonly post: StreamPost
  /** Its comments are read without being asked for: somebody was led to it. */
  readonly showsComments?: boolean
  readonly mutedIds: readonly number[]
  onDeleted(takeBack: (() => Promise<boolean>) | undefined): void
}

/** A post of a class: who said what and when, what goes with it, and what the reader may do. */
export function PostCard({ post, showsComments = false, mutedIds, onDeleted }: PostCardProps) {
  const t = useT('stream')
  const [isEditing, setEditing] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const [isOpen, setOpen] = useState(showsComments)
  const { post_id, author, text, attachments, links } = post
  return (
    <article className={styles['post']} aria-label={author.full_name}>
      <Card>
        <header className={styles['head']}>
          <Avatar name={author.full_name} />
          <PostHeading post={post} />
          <PostMenu
            post={post}
            mutedIds={mutedIds}
            onEdit={() => setEditing(true)}
            onReport={() => setReporting(true)}
            onDeleted={onDeleted}
          />
        </header>
        {isEditing ? (
          <PostEdit post={post} onDone={() => setEditing(false)} />
        ) : (
          <>
            <StreamText of={text} />
            <AttachmentList attachments={attachments} isSparing />
            <LinkList links={links} />
          </>
        )}
        <ToDecide post={post} />
        <footer className={`flex wrap middle gap-2 ${styles['foot']}`}>
          <LikeButton post={post} />
          {(post.comments > 0 || post.may.comment) && (
            <Button size="small" variant="quiet" icon="edit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('stream.comments', { count: post.comments })}
            </Button>
          )}
          {post.comments_closed && <span className="soft small">{t('stream.comments_closed')}</span>}
        </footer>
        {isOpen && <PostComments post={post} />}
        {isReporting && <ReportDialog post_id={post_id} onClose={() => setReporting(false)} />}
      </Card>
    </article>
  )
}

function PostHeading({ post }: { readonly post: StreamPost }) {
  const t = useT('stream')
  const format = useFormat()
  const now = useNow()
  const { author, created_on, edited_on, publish_on, is_pinned, waits_for_approval } = post
  const isLater = Date.parse(publish_on) > now
  return (
    <div className={`gap-1 ${styles['who']}`}>
      <span className="flex wrap middle gap-2">
        <bdi className="strong break">{author.full_name}</bdi>
        {author.role === 'teacher' && <span className="soft small">{t('stream.people_teacher')}</span>}
      </span>
      <span className="soft small">
        <time dateTime={created_on} title={format.dateTime(created_on)}>
          {/* By the clock of whoever wrote it, which may be ahead. */}
          {format.relative(created_on, Math.max(now, Date.parse(created_on)))}
        </time>
        {edited_on !== null && <> · {t('stream.edited')}</>}
      </span>
      {(is_pinned || isLater || waits_for_approval) && (
        <span className="flex wrap gap-2">
          {is_pinned && <StatusChip icon="star">{t('stream.pinned')}</StatusChip>}
          {isLater && (
            <StatusChip tone="info" icon="clock">
              {t('stream.shown_from', { when: format.dateTime(publish_on) })}
            </StatusChip>
          )}
          {waits_for_approval && (
            <StatusChip tone="warning" icon="clock">
              {t('stream.for_approval')}
            </StatusChip>
          )}
        </span>
      )}
    </div>
  )
}

/** For teachers: what waits for their yes, and what somebody says is not right. */
function ToDecide({ post: { post_id, waits_for_approval, reports, may } }: { readonly post: StreamPost }) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const { active_role } = useSession()
  const approve = useCommand(approveStreamPost)
  const settle = useCommand(settleReports)
  const isReported = reports > 0 && active_role === 'teacher'
  const tell = (answer: AnyAnswer) => {
    if (!answer.ok) showToast({ tone: 'error', text: explain(t, answer) })
  }
  if (!isReported && !(waits_for_approval && may.approve)) return null
  return (
    <div className="flex wrap middle gap-2">
      {isReported && (
        <StatusChip tone="danger" icon="warning">
          {t('stream.reports', { count: reports })}
        </StatusChip>
      )}
      {isReported && (
        <Button
          size="small"
          icon="check"
          isBusy={settle.isBusy}
          onClick={() => void settle.run({ post_id }).then(tell)}
        >
          {t('stream.let_stand')}
        </Button>
      )}
      {waits_for_approval && may.approve && (
        <>
          <Button
            size="small"
            icon="check"
            isBusy={approve.isBusy}
            onClick={() => void approve.run({ post_id, is_approved: true }).then(tell)}
          >
            {t('stream.let_class_see')}
          </Button>
          <Button
            size="small"
            icon="remove"
            isBusy={approve.isBusy}
            onClick={() => void approve.run({ post_id, is_approved: false }).then(tell)}
          >
            {t('stream.refuse')}
          </Button>
        </>
      )}
    </div>
  )
}
