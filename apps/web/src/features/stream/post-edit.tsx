import { updateStreamPost } from '@maktab/client/calls/stream/stream-posts.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { uploadLimits } from '@maktab/domain/content/files'
import { lettersOf, longestPost } from '@maktab/domain/stream/stream-posts'
import { Button } from '@maktab/ui/base/button'
import { useState, type FormEvent } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { LinkFields } from '../content/link-fields.tsx'
import { useChosenFiles } from '../content/use-chosen-files.ts'
import { useDraft } from '../learning/draft.ts'
import { FilesToSend } from './files-to-send.tsx'
import { isPostChange, postChangeName, type PostChangeDraft } from './post-draft.ts'
import { isOfLinks } from './link-problem.ts'
import { PostText } from './post-text.tsx'
import { WhyNot } from './why-not.tsx'

type Refused = Exclude<Answer<Catalogue['updateStreamPost']>, { ok: true }>

interface PostEditProps {
  readonly post: StreamPost
  onDone(): void
}

/** Changes what a post says and what hangs there. Only what was changed is sent, so that a change of its files on another device stands beside one of its words. */
export function PostEdit({ post, onDone }: PostEditProps) {
  const t = useT('application', 'stream')
  const { user_id } = useSession()
  const { run, isBusy } = useCommand(updateStreamPost)
  const name = postChangeName(user_id, post.post_id)
  const before: PostChangeDraft = { text: post.text, links: post.links, removed: [] }
  const [draft, setDraft, clearDraft] = useDraft(name, before, isPostChange)
  const standing = post.attachments.filter(({ file_id }) => !draft.removed.includes(file_id))
  const most = uploadLimits.files - standing.length
  const chosen = useChosenFiles(name, most)
  const [refused, setRefused] = useState<Refused>()

  function leave(): void {
    clearDraft()
    chosen.clear()
    onDone()
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || chosen.isBusy || lettersOf(draft.text) > longestPost) return
    const bodies = chosen.files.map(({ previewUrl: _url, ...file }) => file)
    const links = draft.links.filter(({ url }) => url.trim() !== '')
    const change = {
      ...(draft.text !== post.text && { text: draft.text }),
      ...((bodies.length > 0 || standing.length < post.attachments.length) && {
        attachments: [
          ...standing.map(({ file_id, name: called, mime_type, size_bytes }) => ({
            file_id,
            name: called,
            mime_type,
            size_bytes,
          })),
          ...bodies.map(({ bytes, ...file }) => ({ ...file, size_bytes: bytes.size })),
        ],
      }),
      ...(JSON.stringify(links) !== JSON.stringify(post.links) && { links }),
    }
    if (Object.keys(change).length === 0) return leave()
    const answer = await run({ post_id: post.post_id, ...change }, bodies)
    if (answer.ok) leave()
    else setRefused(answer)
  }

  const linkProblem = refused !== undefined && isOfLinks(refused) ? explain(t, refused) : undefined
  return (
    <form className="grid gap-3" onSubmit={(event) => void save(event)} noValidate>
      <PostText
        label={t('stream.edit')}
        // It was asked for just now.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <FilesToSend
        chosen={chosen}
        most={most}
        standing={{
          files: standing,
          remove: (file_id) => setDraft({ ...draft, removed: [...draft.removed, file_id] }),
        }}
      />
      <LinkFields value={draft.links} onChange={(links) => setDraft({ ...draft, links })} error={linkProblem} />
      <div role="alert">{refused !== undefined && linkProblem === undefined && <WhyNot answer={refused} />}</div>
      <div className="flex wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy || chosen.isBusy}>
          {t('stream.keep_changes')}
        </Button>
        <Button onClick={leave}>{t('frame.cancel')}</Button>
      </div>
    </form>
  )
}
