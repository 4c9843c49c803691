import { publishCourse, reviewCourse } from '@maktab/client/calls/studio/course-versions.generated'
import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import type { AnyAnswer } from '@maktab/client/call'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import type { CourseEditor, StudioCourse } from './use-course-editor.ts'
import { VersionStateChip } from './version-state-chip.tsx'

/** The way of a version from its writers to its reviewers and to learners. */
export function CourseReview({
  course: { course_id, powers, version },
  editor,
}: {
  readonly course: StudioCourse
  readonly editor: CourseEditor
}) {
  const t = useT('studio')
  const showToast = useToasts()
  const review = useCommand(reviewCourse)
  const publishing = useCommand(publishCourse)
  const [asking, setAsking] = useState<'publish' | 'send back'>()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const isBusy = review.isBusy || publishing.isBusy

  async function act(run: () => Promise<AnyAnswer>, done: string): Promise<void> {
    setProblem(undefined)
    const answer = await run()
    setAsking(undefined)
    if (answer.ok) showToast({ tone: 'success', text: done })
    else setProblem(explain(t, answer))
  }
  const seen = () => ({ course_id, version: editor.seen().version, saves: editor.seen().saves })
  // What stands on the screen is what goes to review; what cannot be saved says so itself.
  const send = async () => {
    if (await editor.saveNow()) await act(() => review.run({ ...seen(), step: 'send', note: '' }), t('studio.sent'))
  }

  return (
    <div className="grid gap-3">
      <div className="flex wrap middle gap-2">
        <VersionStateChip state={version.state} version={version.version} />
        {version.state === 'draft' && powers.mayWrite && (
          <Button variant="primary" icon="send" isBusy={isBusy} onClick={() => void send()}>
            {t('studio.send')}
          </Button>
        )}
        {version.state === 'review' && powers.mayReview && (
          <>
            <Button variant="primary" icon="check" onClick={() => setAsking('publish')}>
              {t('studio.publish')}
            </Button>
            <Button onClick={() => setAsking('send back')}>{t('studio.send_back')}</Button>
          </>
        )}
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <ConfirmDialog
        isOpen={asking === 'publish'}
        isBusy={isBusy}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void act(() => publishing.run(seen()), t('studio.published'))}
        heading={t('studio.publish_title')}
        confirmLabel={t('studio.publish')}
      >
        <p>{t('studio.publish_body')}</p>
      </ConfirmDialog>
      <Dialog isOpen={asking === 'send back'} onClose={() => setAsking(undefined)} heading={t('studio.send_back')}>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void act(() => review.run({ ...seen(), step: 'send_back', note: note.trim() }), t('studio.sent_back'))
          }}
        >
          <TextArea
            label={t('studio.send_back_note')}
            isOptional
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('studio.send_back')}
          </Button>
        </form>
      </Dialog>
    </div>
  )
}
