import { addToLibrary } from '@maktab/client/calls/stream/class-library.generated'
import type { Link } from '@maktab/contracts/content/links'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { Card } from '@maktab/ui/layout/card'
import { useState, type FormEvent } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { WorkFiles } from '../assignments/work-files.tsx'
import { LinkFields } from '../content/link-fields.tsx'
import { useChosenFiles } from '../content/use-chosen-files.ts'

interface LibraryFormProps {
  readonly class_id: number
  onDone(): void
}

/** Puts files and links into the library of a class without a post, each by a command of its own. */
export function LibraryForm({ class_id, onDone }: LibraryFormProps) {
  const t = useT('application', 'refused', 'stream', 'work')
  const showToast = useToasts()
  const { run, isBusy } = useCommand(addToLibrary)
  const chosen = useChosenFiles()
  const [links, setLinks] = useState<readonly Link[]>([])
  const [problem, setProblem] = useState<string>()

  /** What was taken in leaves the form, so that a second try brings only the rest. */
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy || chosen.isBusy) return
    setProblem(undefined)
    const written = links.filter(({ url }) => url.trim() !== '')
    if (chosen.files.length === 0 && written.length === 0) return setProblem(t('refusals.nothing_to_add'))
    for (const { file_id, name, mime_type, bytes } of chosen.files) {
      const attachment = { file_id, name, mime_type, size_bytes: bytes.size }
      const answer = await run({ class_id, attachment }, [{ file_id, name, mime_type, bytes }])
      if (!answer.ok) return setProblem(explain(t, answer))
      chosen.remove(file_id)
    }
    for (const link of written) {
      const answer = await run({ class_id, link })
      if (!answer.ok) return setProblem(explain(t, answer))
      setLinks((now) => now.filter(({ link_id }) => link_id !== link.link_id))
    }
    showToast({ tone: 'success', text: t('stream.put_in_done') })
    onDone()
  }

  return (
    <Card>
      <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
        <WorkFiles label={t('stream.files')} chosen={chosen} />
        <LinkFields value={links} onChange={setLinks} error={undefined} />
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
        <div className="flex wrap gap-2">
          <Button type="submit" variant="primary" isBusy={isBusy || chosen.isBusy}>
            {t('stream.put_in')}
          </Button>
          <Button onClick={onDone}>{t('frame.cancel')}</Button>
        </div>
      </form>
    </Card>
  )
}
