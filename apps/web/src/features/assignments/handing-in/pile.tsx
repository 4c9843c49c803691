import { handInSubmission } from '@maktab/client/calls/assignments/submissions.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { FileField } from '@maktab/ui/fields/file-field'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { newId } from '#browser/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useCommand } from '#page/use-calls.ts'
import { chosenKinds, useChosenFiles, type ChosenFile } from '../../content/use-chosen-files.ts'
import { StorageFull } from '../storage-full.tsx'

interface PileProps {
  readonly assignment_id: string
  readonly list: readonly Submission[]
  onClose(): void
}

/** Photos of a class and more: several of each learner's. */
const mostPhotos = 200

/** A pile of photos, each given to a learner, and a tick for each who gave it on paper alone. */
export function Pile({ assignment_id, list, onClose }: PileProps) {
  const t = useT('application', 'thread', 'work')
  const form = useId()
  const showToast = useToasts()
  const { user_id } = useSession()
  const { run, isBusy } = useCommand(handInSubmission)
  // Kept on this device until it is handed over: the pile may be photographed in one hour and sorted in another.
  const chosen = useChosenFiles(`${user_id}.pile.${assignment_id}`, mostPhotos)
  const [owners, setOwners] = useState<ReadonlyMap<string, string>>(new Map())
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<ReactNode>()
  // The same id until it is taken in: after a lost answer it is handed in once.
  const ids = useRef(new Map<string, string>())
  const missing = list.filter(({ submissions }) => submissions.length === 0)

  const works = worksOf(chosen.files, owners, ticked)
  const isUnsaid = chosen.files.some(({ file_id }) => !owners.has(file_id))

  async function handIn(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || chosen.isBusy) return
    if (isUnsaid) return setProblem(<Notice tone="warning">{t('thread.whose_missing')}</Notice>)
    setProblem(undefined)
    for (const [learner, files] of works) {
      const submission_id = ids.current.get(learner) ?? newId()
      ids.current.set(learner, submission_id)
      const attachments = files.map(({ file_id, name, mime_type, bytes }) => ({
        file_id,
        name,
        mime_type,
        size_bytes: bytes.size,
      }))
      const answer = await run(
        { submission_id, assignment_id, user_id: Number(learner), on_paper: files.length === 0, text: '', attachments },
        files.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, bytes })),
      )
      if (!answer.ok) {
        const isFull = 'failure' in answer && answer.failure === 'storage_full'
        return setProblem(isFull ? <StorageFull /> : <Notice tone="danger">{explain(t, answer)}</Notice>)
      }
      ids.current.delete(learner)
      for (const { file_id } of files) chosen.remove(file_id)
      setTicked((before) => before.filter((one) => one !== learner))
    }
    showToast({ tone: 'success', text: t('thread.given_now', { count: works.size }) })
    onClose()
  }

  const options = list.map((one) => ({ value: String(one.user_id), label: one.full_name }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      heading={t('thread.on_paper_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy} disabled={works.size === 0 && !isUnsaid}>
            {t('thread.give', { count: works.size })}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={(event) => void handIn(event)} noValidate>
        <FileField
          label={t('thread.photos')}
          hint={t('thread.photos_hint')}
          isOptional
          hasCamera
          accept={chosenKinds}
          refusals={chosen.refusals}
          files={chosen.files.map(({ file_id, name, bytes, previewUrl }, place) => ({
            key: file_id,
            name: `${place + 1} · ${name}`,
            size: bytes.size,
            previewUrl,
          }))}
          onAdd={(files) => void chosen.add(files)}
          onRemove={chosen.remove}
        />
        {chosen.files.map(({ file_id }, place) => (
          <Select
            key={file_id}
            label={t('thread.whose', { number: place + 1 })}
            placeholder={t('thread.choose_learner')}
            options={options}
            value={owners.get(file_id) ?? ''}
            onChange={(event) => {
              setProblem(undefined)
              setOwners(new Map(owners).set(file_id, event.target.value))
            }}
          />
        ))}
        {missing.length > 0 && (
          <CheckboxGroup
            label={t('thread.without_photo')}
            isOptional
            hasAll
            options={missing.map((one) => ({ value: String(one.user_id), label: <bdi>{one.full_name}</bdi> }))}
            values={ticked}
            onValuesChange={setTicked}
          />
        )}
        <div role="alert">{problem}</div>
      </form>
    </Dialog>
  )
}

/** Photos by the learner whose they are; none for who is ticked alone. */
function worksOf(
  photos: readonly ChosenFile[],
  owners: ReadonlyMap<string, string>,
  ticked: readonly string[],
): ReadonlyMap<string, readonly ChosenFile[]> {
  const works = new Map<string, readonly ChosenFile[]>()
  for (const photo of photos) {
    const owner = owners.get(photo.file_id)
    if (owner !== undefined) works.set(owner, [...(works.get(owner) ?? []), photo])
  }
  for (const learner of ticked) if (!works.has(learner)) works.set(learner, [])
  return works
}
