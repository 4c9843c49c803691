import { readStreamPost } from '@maktab/client/calls/stream/stream-comments.generated'
import { listStreamPosts } from '@maktab/client/calls/stream/stream-posts.generated'
import { linkClass } from '@maktab/ui/base/text-link'
import { EmptyState } from '@maktab/ui/feedback/states'
import type { ReactNode } from 'react'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { PostCard } from './post-card.tsx'
import { firstPosts } from './stream-posts.ts'
import styles from './stream.module.css'
import { useUndoable } from './use-undoable.tsx'

interface OnePostProps {
  readonly class_id: number
  readonly post_id: string
  /** The address of all posts of its class. */
  readonly all: string
}

/** The post that a notification or a link leads to, with its comments. */
export function OnePost({ class_id, post_id, all }: OnePostProps) {
  const t = useT('stream')
  const post = useQuery(readStreamPost, { post_id })
  // Asked for by the home of the class already.
  const first = useQuery(listStreamPosts, firstPosts(class_id))
  const undoable = useUndoable()
  const refused = {
    not_found: (): ReactNode => <NotFound />,
    stream_off: (): ReactNode => <EmptyState icon="lock" title={t('stream.off')} />,
  }
  return (
    <div className={styles['stream']}>
      <p>
        <Link className={linkClass({ isAlone: true })} to={all}>
          {t('stream.all_posts')}
        </Link>
      </p>
      {undoable.notice}
      <CallState of={post} refused={refused} shape="card">
        {(value) => (
          <PostCard
            post={value.post}
            showsComments
            mutedIds={first.state === 'ready' ? first.value.muted_ids : []}
            onDeleted={(takeBack) => undoable.say({ text: t('stream.deleted'), takeBack })}
          />
        )}
      </CallState>
    </div>
  )
}
