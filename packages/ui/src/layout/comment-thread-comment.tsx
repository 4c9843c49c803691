import { useEffect, useRef, type ReactNode } from 'react'
import { Avatar } from '../base/avatar.tsx'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { CommentBox } from './comment-thread-box.tsx'
import { Menu, MenuItem } from '../overlays/menu.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './comment-thread.module.css'
import type { Instant } from '@maktab/i18n/dates'

export interface ThreadComment {
  readonly key: string
  readonly author: string
  readonly imageUrl?: string | undefined
  readonly sentAt: Instant
  /** Empty where files say it all. */
  readonly text: string
  /** The words as they are drawn, where that is more than the text: with links. */
  readonly drawn?: ReactNode
  /** Its files, below the words. */
  readonly attached?: ReactNode
  /** Written by the reader: may be edited and deleted. */
  readonly isOwn?: boolean
  /** Not the reader's, who may delete it all the same. */
  readonly mayBeDeleted?: boolean
  /** Not the reader's, who may say that it is not right. */
  readonly mayBeReported?: boolean
  readonly isEdited?: boolean
  readonly replies?: readonly ThreadComment[]
}

interface CommentViewProps {
  readonly comment: ThreadComment
  readonly now: Instant
  readonly isEditing: boolean
  /** A box to reply stands open below it. */
  readonly isAnswering: boolean
  /** Absent where it cannot be done. */
  readonly onReply: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
  readonly reportLabel: string | undefined
  readonly onReport: (() => void) | undefined
  readonly onSave: (text: string) => Promise<boolean>
  readonly onLeave: () => void
}

/** One comment: who, when, what, and what the reader may do with it. */
export function CommentView({
  comment,
  now,
  isEditing,
  isAnswering,
  onReply,
  onEdit,
  onDelete,
  reportLabel,
  onReport,
  onSave,
  onLeave,
}: CommentViewProps) {
  const { t, format } = usePartWords()
  const {
    author,
    imageUrl,
    sentAt,
    text,
    drawn,
    attached,
    isOwn = false,
    mayBeDeleted = isOwn,
    isEdited = false,
  } = comment
  const article = useRef<HTMLElement>(null)
  const left = useRef<string>(undefined)
  // A box that is left gives the focus back to what opened it.
  useEffect(() => {
    if (!isEditing && !isAnswering && left.current !== undefined)
      article.current?.querySelector<HTMLElement>(left.current)?.focus()
    left.current = isEditing ? '[aria-haspopup=menu]' : isAnswering ? '[data-reply]' : undefined
  }, [isEditing, isAnswering])

  const edits = isOwn && onEdit !== undefined
  const deletes = mayBeDeleted && onDelete !== undefined
  const reports = comment.mayBeReported === true && onReport !== undefined
  const hasMenu = edits || deletes || reports
  return (
    <article ref={article} className={styles['comment']}>
      <Avatar name={author} imageUrl={imageUrl} size="small" />
      <div className={styles['said']}>
        <header className={classNames('flex wrap middle', styles['header'], hasMenu && styles['own'])}>
          <bdi className="strong">{author}</bdi>
          <span className="soft small">
            <time dateTime={new Date(sentAt).toISOString()} title={format.dateTime(sentAt)}>
              {format.relative(sentAt, now)}
            </time>
            {isEdited && <> · {t('overlays.comment_edited')}</>}
          </span>
          {hasMenu && !isEditing && (
            <span className={`absolute ${styles['menu']}`}>
              <Menu icon="more" label={t('overlays.comment_actions')}>
                {edits && (
                  <MenuItem icon="edit" onClick={onEdit}>
                    {t('overlays.edit')}
                  </MenuItem>
                )}
                {reports && (
                  <MenuItem icon="warning" onClick={onReport}>
                    {reportLabel}
                  </MenuItem>
                )}
                {deletes && (
                  <MenuItem icon="remove" isDangerous onClick={onDelete}>
                    {t('overlays.delete')}
                  </MenuItem>
                )}
              </Menu>
            </span>
          )}
        </header>
        {isEditing ? (
          <CommentBox
            label={t('overlays.edit')}
            sendLabel={t('overlays.save')}
            initial={text}
            takesFocus
            mayBeEmpty={attached !== undefined}
            onLeave={onLeave}
            onSend={onSave}
          />
        ) : (
          (drawn ??
          (text !== '' && (
            <p className={`break ${styles['text']}`} dir="auto">
              {text}
            </p>
          )))
        )}
        {attached}
        {onReply !== undefined && !isEditing && (
          <Button
            data-reply=""
            size="small"
            variant="quiet"
            className={styles['reply']}
            aria-label={t('overlays.write_reply', { name: author })}
            onClick={onReply}
          >
            {t('overlays.reply')}
          </Button>
        )}
      </div>
    </article>
  )
}
