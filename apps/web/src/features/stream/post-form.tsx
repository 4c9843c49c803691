import { createStreamPost } from '@maktab/client/calls/stream/stream-posts.generated'
import type { Answer } from '@maktab/client/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { lettersOf, longestPost } from '@maktab/domain/stream/stream-posts'
import { instantOf } from '@maktab/i18n/wall-clock'
import { Button } from '@maktab/ui/base/button'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Card } from '@maktab/ui/layout/card'
import { useRef, useState, type FormEvent } from 'react'
import { newId } from '#browser/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { LinkFields } from '../content/link-fields.tsx'
import { useChosenFiles, type ChosenFiles } from '../content/use-chosen-files.ts'
import { useDraft } from '../learning/draft.ts'
import { FilesToSend } from './files-to-send.tsx'
import { isOfLinks } from './link-problem.ts'
import { emptyPost, isPostDraft, postDraftName, type PostDraft } from './post-draft.ts'
import { PostText } from './post-text.tsx'
import { PostTiming } from './post-timing.tsx'
import { WhyNot } from './why-not.tsx'

type Refused = Exclude<Answer<Catalogue['createStreamPost']>, { ok: true }>

interface PostFormProps {
  readonly class_id: number
  onSent(): void
  onLeave(): void
}

/** What somebody says to a class: words, files, links; of a teacher also later, and to other classes. It is kept on this device until it is taken in. */
export function PostForm({ class_id, onSent, onLeave }: PostFormProps) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const { user_id, active_role, time_zone } = useSession()
  const { run, isBusy } = useCommand(createStreamPost)
  const name = postDraftName(user_id, class_id)
  const [draft, setDraft, clearDraft] = useDraft<PostDraft>(name, emptyPost, isPostDraft)
  const chosen = useChosenFiles(name)
  const [others, setOthers] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<Refused>()
  // The same ids until they are taken in: pressed twice, or after a lost answer, it stands in each class once.
  const ids = useRef(new Map<number, string>())
  const taken = useRef(new Set<number>())
  const isTooLong = lettersOf(draft.text) > longestPost

  /** What goes to every class; the files travel with the first, and the others name them. */
  async function sendTo(class_ids: readonly number[]) {
    const { bodies, attachments } = filesOf(chosen)
    const at = draft.publish_on === '' ? undefined : instantOf(draft.publish_on, time_zone)?.toISOString()
    const said = {
      text: draft.text,
      links: draft.links.filter(({ url }) => url.trim() !== ''),
      attachments,
      comments_closed: draft.comments_closed,
      ...(at !== undefined && { publish_on: at }),
    }
    let waits = false
    for (const one of class_ids.filter((asked) => !taken.current.has(asked))) {
      const post_id = ids.current.get(one) ?? newId()
      ids.current.set(one, post_id)
      const answer = await run({ ...said, post_id, class_id: one }, taken.current.size === 0 ? bodies : [])
      if (!answer.ok) return answer
      taken.current.add(one)
      waits ||= answer.value.waits_for_approval
    }
    return { ok: true, waits, isLater: at !== undefined && Date.parse(at) > Date.now() } as const
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy || chosen.isBusy || isTooLong) return
    setRefused(undefined)
    const answer = await sendTo([class_id, ...others])
    if (!answer.ok) return setRefused(answer)
    clearDraft()
    chosen.clear()
    ids.current.clear()
    taken.current.clear()
    const said = answer.waits ? 'sent_for_approval' : answer.isLater ? 'sent_for_later' : 'sent'
    showToast({ tone: 'success', text: t(`stream.${said}`) })
    onSent()
  }

  const linkProblem = refused !== undefined && isOfLinks(refused) ? explain(t, refused) : undefined
  return (
    <Card>
      <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
        <PostText
          label={t('stream.words')}
          rows={4}
          // It was asked for just now.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={draft.text}
          onChange={(text) => setDraft({ ...draft, text })}
        />
        <FilesToSend chosen={chosen} />
        <LinkFields value={draft.links} onChange={(links) => setDraft({ ...draft, links })} error={linkProblem} />
        {active_role === 'teacher' && (
          <PostTiming class_id={class_id} draft={draft} onChange={setDraft} others={others} onOthers={setOthers} />
        )}
        <div role="alert">{refused !== undefined && linkProblem === undefined && <WhyNot answer={refused} />}</div>
        <div className="flex wrap gap-2">
          <Button type="submit" variant="primary" icon="send" isBusy={isBusy || chosen.isBusy}>
            {t('stream.send_to_class')}
          </Button>
          <Button onClick={onLeave}>{t('frame.cancel')}</Button>
        </div>
      </form>
    </Card>
  )
}

function filesOf(chosen: ChosenFiles) {
  const bodies = chosen.files.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, bytes }))
  return { bodies, attachments: bodies.map(({ bytes, ...file }) => ({ ...file, size_bytes: bytes.size })) }
}
