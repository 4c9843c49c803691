import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { CommentBox } from './comment-thread-box.tsx'
import { CommentView } from './comment-thread-comment.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './comment-thread.module.css'
import type { ThreadComment } from './comment-thread-comment.tsx'
import type { Instant } from '@maktab/i18n/dates'

export type { ThreadComment } from './comment-thread-comment.tsx'

/** What was begun and not sent: a new comment, or a reply to the named one; empty where nothing was. */
export interface CommentDrafts {
  readonly read: (replyTo?: string) => string
  readonly keep: (text: string, replyTo?: string) => void
}

interface CommentThreadProps {
  /** Name of the thread, where one page has several. */
  readonly label?: string
  /** Oldest first; replies stand one step in, and no deeper. */
  readonly comments: readonly ThreadComment[]
  /** The clock of the page, for "3 hours ago". */
  readonly now: Instant
  /** Who writes, for the picture beside the box. */
  readonly ownName: string
  /** Comments before these that were not fetched. */
  readonly earlier?: number
  readonly onShowEarlier?: () => void
  readonly isFetchingEarlier?: boolean
  /** Whether one comment can be answered by another. */
  readonly hasReplies?: boolean
  /** A field for files that go with a new comment; where some are chosen it need have no words. */
  readonly attached?: ReactNode
  readonly hasFiles?: boolean
  /** Where what is typed stays until it is sent; absent where it lasts as long as the box. */
  readonly drafts?: CommentDrafts
  /** Absent where nobody may write. Resolves to whether it was taken; until then the text stays in the box. */
  readonly onSend?: (text: string, replyTo: string | undefined) => Promise<boolean>
  readonly onEdit?: (key: string, text: string) => Promise<boolean>
  readonly onDelete?: (key: string) => void
  /** False on a page of earlier comments, which can be answered but not added to. */
  readonly hasBox?: boolean
  /** What the entry to report a comment of somebody else is called. */
  readonly reportLabel?: string
  readonly onReport?: (key: string) => void
}

/** What people say below a piece of work or a post: with replies, and one's own to be edited or deleted. */
export function CommentThread({
  label,
  comments,
  now,
  ownName,
  earlier = 0,
  onShowEarlier,
  isFetchingEarlier = false,
  hasReplies = true,
  attached,
  hasFiles = false,
  drafts,
  onSend,
  onEdit,
  onDelete,
  hasBox = true,
  reportLabel,
  onReport,
}: CommentThreadProps) {
  const { t } = usePartWords()
  const thread = useRef<HTMLElement>(null)
  const deleted = useRef<string>(undefined)
  const [replyTo, setReplyTo] = useState<string>()
  const [editing, setEditing] = useState<string>()
  const [deleting, setDeleting] = useState<string>()

  useEffect(() => {
    if (
      deleted.current === undefined ||
      comments.some(
        ({ key, replies = [] }) => key === deleted.current || replies.some((one) => one.key === deleted.current),
      )
    )
      return
    deleted.current = undefined
    // What had the focus is gone with the comment.
    if (document.activeElement === document.body) thread.current?.focus({ preventScroll: true })
  }, [comments])

  const reply = (comment: ThreadComment) => {
    setEditing(undefined)
    setReplyTo(comment.key)
  }
  const edit = (comment: ThreadComment) => {
    setReplyTo(undefined)
    setEditing(comment.key)
  }
  const draw = (comment: ThreadComment, canReply: boolean) => (
    <CommentView
      comment={comment}
      now={now}
      isAnswering={replyTo === comment.key}
      isEditing={editing === comment.key}
      onReply={canReply && onSend !== undefined ? () => reply(comment) : undefined}
      onEdit={onEdit === undefined ? undefined : () => edit(comment)}
      onSave={async (text) => {
        const isTaken = (await onEdit?.(comment.key, text)) ?? false
        if (isTaken) setEditing(undefined)
        return isTaken
      }}
      onLeave={() => setEditing(undefined)}
      onDelete={onDelete === undefined ? undefined : () => setDeleting(comment.key)}
      reportLabel={reportLabel}
      onReport={onReport === undefined ? undefined : () => onReport(comment.key)}
    />
  )

  return (
    <section ref={thread} className="grid gap-4 shrink" aria-label={label ?? t('overlays.comments')} tabIndex={-1}>
      {earlier > 0 && (
        <div>
          <Button size="small" variant="quiet" icon="clock" isBusy={isFetchingEarlier} onClick={onShowEarlier}>
            {t('overlays.earlier_comments', { count: earlier })}
          </Button>
        </div>
      )}
      {comments.length === 0 ? (
        <p className="soft">{t('overlays.no_comments')}</p>
      ) : (
        <ol className={styles['comments']} role="list">
          {comments.map((comment) => (
            <li key={comment.key} className="grid gap-4">
              {draw(comment, hasReplies)}
              {(comment.replies?.length ?? 0) > 0 && (
                <ol className={styles['replies']} role="list">
                  {comment.replies?.map((one) => (
                    <li key={one.key}>{draw(one, false)}</li>
                  ))}
                </ol>
              )}
              {replyTo === comment.key && onSend !== undefined && (
                <div className={styles['replies']}>
                  <CommentBox
                    label={t('overlays.write_reply', { name: comment.author })}
                    sendLabel={t('overlays.reply')}
                    takesFocus
                    initial={drafts?.read(comment.key)}
                    onType={(text) => drafts?.keep(text, comment.key)}
                    onLeave={() => setReplyTo(undefined)}
                    onSend={async (text) => {
                      const isTaken = await onSend(text, comment.key)
                      if (isTaken) setReplyTo(undefined)
                      return isTaken
                    }}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {onSend !== undefined && hasBox && (
        <CommentBox
          label={t('overlays.write_comment')}
          sendLabel={t('overlays.send')}
          name={ownName}
          attached={attached}
          mayBeEmpty={hasFiles}
          initial={drafts?.read()}
          onType={(text) => drafts?.keep(text)}
          onSend={(text) => onSend(text, undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onConfirm={() => {
          deleted.current = deleting
          if (deleting !== undefined) onDelete?.(deleting)
          setDeleting(undefined)
        }}
        heading={t('overlays.delete_comment_title')}
        confirmLabel={t('overlays.delete')}
        isDangerous
      >
        <p>{t('overlays.delete_comment_body')}</p>
      </ConfirmDialog>
    </section>
  )
}
