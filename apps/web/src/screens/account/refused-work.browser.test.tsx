import { keepDraftFile, readDraftFiles, removeDraftFile } from '@maktab/device/web/draft-files'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HandInForm } from '#features/assignments/hand-in-form.tsx'
import { keepDraft, readDraft } from '#features/learning/draft.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { AccountScreen } from './account.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
/** The stage's person is number 7. */
const draft = `7.work.${assignment_id}`
const picture: ReadableAttachment = {
  file_id: 'of-the-refused-command',
  name: 'page.gif',
  mime_type: 'image/gif',
  size_bytes: 37,
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
}

let stage: Stage
beforeEach(async () => {
  localStorage.clear()
  for (const { file_id } of await readDraftFiles(draft)) await removeDraftFile(draft, file_id)
})
afterEach(() => stage.leave())

async function openRefused(attachments: readonly ReadableAttachment[], refusal: string | null = 'not_found') {
  stage = await setStage({
    address: '/account?part=settings',
    waiting: [
      {
        command_id: 'a',
        name: 'handInSubmission',
        given: '2026-11-20T08:00:00.000Z',
        refusal,
        work: {
          kind: 'submission',
          submission_id: 's',
          assignment_id,
          title: 'Fractions',
          text: 'Two quarters are a half.',
          attachments,
        },
      },
    ],
  })
  stage.show(
    <ToastProvider>
      <AccountScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Open: Work handed in, Fractions' }))
}
const copy = () => page.getByRole('dialog').getByRole('button', { name: 'Copy into the answer form' })

test('text and photos of refused work are added to the draft of the form, and nothing that stood there is lost', async () => {
  keepDraft(draft, 'I begin again.')
  await keepDraftFile(draft, { file_id: 'b', name: 'new.txt', mime_type: 'text/plain', bytes: new Blob(['new']) }, 1)
  await openRefused([picture])
  await userEvent.click(copy())
  await expect
    .element(page.getByRole('link', { name: 'Go to the answer form' }))
    .toHaveAttribute('href', `/learner/assignments/detail?assignment_id=${assignment_id}`)
  // A second press brings nothing twice.
  await userEvent.click(copy())
  await expect.element(page.getByText(/It stands in the answer form/)).toBeVisible()
  expect(stage.dismissed).toEqual([])

  stage.show(<HandInForm assignment_id={assignment_id} onHandedIn={() => undefined} />)
  await expect.element(page.getByRole('textbox')).toHaveValue('I begin again.\n\nTwo quarters are a half.')
  await expect.element(page.getByText('page.gif')).toBeVisible()
  const files = await readDraftFiles(draft)
  expect(files.map(({ name, bytes }) => [name, bytes.size])).toEqual([
    ['new.txt', 3],
    ['page.gif', 37],
  ])
  // The refused command keeps its own file: sent again, it still has it.
  expect(files.map(({ file_id }) => file_id)).not.toContain(picture.file_id)
})

test('a photo that this device cannot read is named, and the text is copied all the same', async () => {
  await openRefused([{ ...picture, name: 'gone.jpg', url: '/files/attachment/gone' }])
  await userEvent.click(copy())
  await expect.element(page.getByText('Could not be copied: gone.jpg')).toBeVisible()
  expect(readDraft(draft)).toBe('Two quarters are a half.')
})

test('work that still waits to be sent is not copied: it would arrive twice', async () => {
  await openRefused([], null)
  await expect.element(page.getByRole('dialog').getByText('Two quarters are a half.')).toBeVisible()
  expect(copy().elements()).toEqual([])
})

test('an event that the school did not take leads to the form that it was typed in', async () => {
  const change = { event_id: 'e', title: 'Exam on fractions', occurrence: 2 }
  const work = { kind: 'event', event_id: 'e', title: 'Exam on fractions', text: '', attachments: [], change } as const
  const refused = { given: '2026-11-20T08:00:00.000Z', refusal: 'not_allowed', work }
  stage = await setStage({
    address: '/account?part=settings',
    waiting: [
      { ...refused, command_id: 'a', name: 'updateEvent' },
      { ...refused, command_id: 'b', name: 'createEvent', work: { ...work, title: 'Meeting' } },
    ],
  })
  stage.show(
    <ToastProvider>
      <AccountScreen />
    </ToastProvider>,
  )
  const way = () => page.getByRole('dialog').getByRole('link', { name: 'Open in the form' })
  await userEvent.click(page.getByRole('button', { name: 'Open: An event that you arranged or changed, Exam' }))
  const form = '/teacher/schedule/create?'
  await expect.element(way()).toHaveAttribute('href', `${form}event_id=e&occurrence=2&refused=a`)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Open: An event that you arranged or changed, Meeting' }))
  await expect.element(way()).toHaveAttribute('href', `${form}refused=b`)
})
