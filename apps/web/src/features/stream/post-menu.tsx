import { muteInStream } from '@maktab/client/calls/stream/stream-moderation.generated'
import { deleteStreamPost, pinStreamPost, updateStreamPost } from '@maktab/client/calls/stream/stream-posts.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Menu, MenuItem, MenuLine } from '@maktab/ui/overlays/menu'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { useHeldCommand } from '#page/use-held-command.ts'

interface PostMenuProps {
  readonly post: StreamPost
  /** Learners of the class who only read, where it is known. */
  readonly mutedIds: readonly number[]
  onEdit(): void
  onReport(): void
  onDeleted(takeBack: (() => Promise<boolean>) | undefined): void
}

/** What the reader may do with a post. */
export function PostMenu({ post, mutedIds, onEdit, onReport, onDeleted }: PostMenuProps) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const { active_role } = useSession()
  const remove = useHeldCommand(deleteStreamPost)
  const pin = useCommand(pinStreamPost)
  const change = useCommand(updateStreamPost)
  const mute = useCommand(muteInStream)
  const { post_id, class_id, author, may } = post
  const isTeacher = active_role === 'teacher'
  const name = author.full_name
  const isMuted = mutedIds.includes(author.user_id)

  function isTaken(answer: AnyAnswer): boolean {
    if (!answer.ok) showToast({ tone: 'error', text: explain(t, answer) })
    return answer.ok
  }
  async function takeAway(): Promise<void> {
    const { answer, takeBack } = await remove({ post_id })
    if (isTaken(answer)) onDeleted(takeBack)
  }
  async function letWrite(is_muted: boolean): Promise<void> {
    if (!isTaken(await mute.run({ class_id, user_id: author.user_id, is_muted }))) return
    showToast({ tone: 'success', text: t(is_muted ? 'stream.muted_now' : 'stream.unmuted_now', { name }) })
  }

  const changes = may.edit || may.pin || isTeacher
  if (!changes && !may.delete && !may.report) return null
  return (
    <Menu icon="more" label={t('stream.actions', { name })}>
      {may.edit && (
        <MenuItem icon="edit" onClick={onEdit}>
          {t('stream.edit')}
        </MenuItem>
      )}
      {may.pin && (
        <MenuItem icon="star" onClick={() => void pin.run({ post_id, is_pinned: !post.is_pinned }).then(isTaken)}>
          {t(post.is_pinned ? 'stream.let_go' : 'stream.keep_at_top')}
        </MenuItem>
      )}
      {isTeacher && (
        <MenuItem
          icon="lock"
          onClick={() => void change.run({ post_id, comments_closed: !post.comments_closed }).then(isTaken)}
        >
          {t(post.comments_closed ? 'stream.open_comments' : 'stream.close_comments')}
        </MenuItem>
      )}
      {isTeacher && author.role === 'learner' && (
        <MenuItem icon="user" onClick={() => void letWrite(!isMuted)}>
          {t(isMuted ? 'stream.unmute' : 'stream.mute', { name })}
        </MenuItem>
      )}
      {may.report && (
        <MenuItem icon="warning" onClick={onReport}>
          {t('stream.tell_teachers')}
        </MenuItem>
      )}
      {may.delete && (
        <>
          {(changes || may.report) && <MenuLine />}
          <MenuItem icon="remove" isDangerous onClick={() => void takeAway()}>
            {t('stream.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
