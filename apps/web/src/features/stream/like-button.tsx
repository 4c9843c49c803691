import { likeStreamPost } from '@maktab/client/calls/stream/stream-posts.generated'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { Button } from '@maktab/ui/base/button'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import styles from './stream.module.css'

interface Standing {
  readonly is_liked: boolean
  readonly likes: number
}

/** Likes a post or takes it back: shown at once, and as the school counts it once that answers. */
export function LikeButton({ post }: { readonly post: StreamPost }) {
  const t = useT('application', 'stream')
  const format = useFormat()
  const showToast = useToasts()
  const { run } = useCommand(likeStreamPost)
  const [own, setOwn] = useState<{ readonly of: StreamPost; readonly standing: Standing }>()
  const { is_liked, likes }: Standing = own?.of === post ? own.standing : post

  async function turn(): Promise<void> {
    const standing = { is_liked: !is_liked, likes: Math.max(0, likes + (is_liked ? -1 : 1)) }
    setOwn({ of: post, standing })
    const answer = await run({ post_id: post.post_id, is_liked: standing.is_liked })
    if (answer.ok) return setOwn({ of: post, standing: answer.value })
    setOwn(undefined)
    showToast({ tone: 'error', text: explain(t, answer) })
  }

  return (
    <Button
      size="small"
      variant="quiet"
      icon="star"
      className={is_liked ? styles['liked'] : undefined}
      aria-pressed={is_liked}
      aria-label={`${t('stream.like')}. ${t('stream.likes', { count: likes })}`}
      onClick={() => void turn()}
    >
      {likes === 0 ? t('stream.like') : format.number(likes)}
    </Button>
  )
}
