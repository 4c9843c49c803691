import { updateStreamPost } from '@maktab/client/calls/stream/stream-posts.generated'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { lettersOf, longestPost } from '@maktab/domain/stream/stream-posts'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState, type FormEvent } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { PostText } from './post-text.tsx'

interface PostEditProps {
  readonly post: StreamPost
  onDone(): void
}

/** Changes the words of a post; its files and links stay. */
export function PostEdit({ post: { post_id, text: before }, onDone }: PostEditProps) {
  const t = useT('application', 'stream')
  const { run, isBusy } = useCommand(updateStreamPost)
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || lettersOf(text) > longestPost) return
    const answer = await run({ post_id, text })
    if (answer.ok) onDone()
    else setProblem(explain(t, answer))
  }

  return (
    <form className="grid gap-3" onSubmit={(event) => void save(event)} noValidate>
      {/* It was asked for just now. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <PostText label={t('stream.edit')} autoFocus value={text} onChange={setText} />
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <div className="flex wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('stream.keep_changes')}
        </Button>
        <Button onClick={onDone}>{t('frame.cancel')}</Button>
      </div>
    </form>
  )
}
