import { readDraftFiles, removeDraftFile } from '@maktab/device/web/draft-files'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { HandInForm } from './hand-in-form.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const handedIn = {
  ok: true as const,
  value: {
    submission_id: assignment_id,
    attempt_number: 1,
    handed_in_on: '2026-11-20T08:00:00.000Z',
    is_late: false,
    is_extra: false,
  },
}

let stage: Stage
const done = vi.fn()
/** The stage's person is number 7. */
const draft = `7.work.${assignment_id}`

interface HandIn {
  readonly submission_id: string
  readonly text: string
  readonly attachments: readonly { file_id: string; name: string; mime_type: string; size_bytes: number }[]
}
const handIns = () =>
  stage.performed
    .filter(({ name }) => name === 'handInSubmission')
    .map((command) => ({ ...command, input: command.input as HandIn }))

async function photo(width: number, height: number, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#336699'
    pen.fillRect(0, 0, width / 2, height)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

function choose(...files: File[]) {
  const input = stage.place.querySelector<HTMLInputElement>('input[type=file]:not([capture])') as HTMLInputElement
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function begin(answer: Parameters<typeof setStage>[0] = { answers: { handInSubmission: () => handedIn } }) {
  stage = await setStage(answer)
  stage.show(<HandInForm assignment_id={assignment_id} onHandedIn={done} />)
  await expect.element(page.getByRole('button', { name: 'Hand in' })).toBeVisible()
}

beforeEach(async () => {
  localStorage.clear()
  for (const { file_id } of await readDraftFiles(draft)) await removeDraftFile(draft, file_id)
  done.mockClear()
})
afterEach(() => stage.leave())

test('a photo is made small and handed in with the text', async () => {
  await begin()
  await userEvent.fill(page.getByRole('textbox'), 'زما ځواب')
  choose(await photo(4000, 3000, 'IMG 0042.png'))
  await expect.element(page.getByText('IMG 0042.jpg')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 8_000 })

  const [command] = handIns()
  expect(command?.input.text).toBe('زما ځواب')
  expect(command?.input.attachments).toHaveLength(1)
  const [file] = command?.files ?? []
  expect(file).toMatchObject({
    file_id: command?.input.attachments[0]?.file_id,
    mime_type: 'image/jpeg',
    name: 'IMG 0042.jpg',
  })
  const picture = await createImageBitmap(file?.bytes as Blob)
  expect([picture.width, picture.height]).toEqual([1600, 1200])
  expect(command?.input.attachments[0]?.size_bytes).toBe(file?.bytes.size)
})

test('the same bytes are one file, whatever they are called; other bytes of the same name and length are another', async () => {
  await begin()
  const poem = (name: string, text: string) => new File([text], name, { type: 'text/plain' })
  choose(poem('poem.txt', 'one line'), poem('copy.txt', 'one line'), poem('poem.txt', 'two line'))
  await expect.element(page.getByText('copy.txt was not added. This file is already attached.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 8_000 })
  expect(await Promise.all(handIns()[0]!.files.map(({ bytes }) => bytes.text()))).toEqual(['one line', 'two line'])
})

test('a small photo is not made larger', async () => {
  await begin()
  choose(await photo(300, 200, 'small.png'))
  await expect.element(page.getByText('small.jpg')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 8_000 })
  const picture = await createImageBitmap(handIns()[0]?.files[0]?.bytes as Blob)
  expect([picture.width, picture.height]).toEqual([300, 200])
})

test('what the server would refuse is refused before it is queued', async () => {
  await begin()
  choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg', { type: 'image/svg+xml' }))
  await expect
    .element(page.getByText('drawing.svg was not added. Files of this kind cannot be attached.'))
    .toBeVisible()
  choose(new File(['x'], 'a..b.pdf', { type: 'application/pdf' }))
  await expect
    .element(page.getByText('a..b.pdf was not added. The name of the file is not allowed. Rename it and try again.'))
    .toBeVisible()
  choose(
    ...Array.from(
      { length: 11 },
      (_, number) => new File([`text ${number}`], `page ${number}.txt`, { type: 'text/plain' }),
    ),
  )
  await expect.element(page.getByText('page 10.txt was not added. Too many files. Attach at most 10.')).toBeVisible()
  expect(stage.place.querySelectorAll('li')).toHaveLength(10)
})

test('a picture that cannot be read is not taken', async () => {
  await begin()
  choose(new File(['not a picture'], 'broken.jpg', { type: 'image/jpeg' }))
  await expect
    .element(page.getByText('broken.jpg was not added. This picture could not be read. Take it again.'))
    .toBeVisible()
  expect(stage.place.querySelectorAll('li')).toHaveLength(0)
})

test('a refusal keeps text, files and the id of the work', async () => {
  let answers = 0
  await begin({
    answers: { handInSubmission: () => (answers++ === 0 ? { ok: false, failure: 'unreachable' } : handedIn) },
  })
  await userEvent.fill(page.getByRole('textbox'), 'My answer')
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await expect.element(page.getByRole('alert').getByRole('note')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 8_000 })
  const [first, second] = handIns()
  expect(second?.input.text).toBe('My answer')
  expect(second?.input.submission_id).toBe(first?.input.submission_id)
})

const kept = { status: 'completed', percentage: 100, failure: null, needs_internet: [] } as const

test('on a device without room it is said that downloads can be removed, how large they are and where', async () => {
  await begin({
    answers: { handInSubmission: () => ({ ok: false, failure: 'storage_full' }) },
    downloads: [
      { download_id: 'a', size_bytes: 3_000_000, ...kept },
      { download_id: 'b', size_bytes: 2_000_000, ...kept },
    ],
  })
  await userEvent.fill(page.getByRole('textbox'), 'My answer')
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('nothing you had was harmed')
  await expect
    .element(page.getByRole('link', { name: /^Downloads that can be removed: 4\.8 MB/ }))
    .toHaveAttribute('href', '/learner/downloads')
  await expect.element(page.getByRole('textbox')).toHaveValue('My answer')
})

test('on a device without room and without downloads something else is to be removed', async () => {
  await begin({ answers: { handInSubmission: () => ({ ok: false, failure: 'storage_full' }) } })
  await userEvent.fill(page.getByRole('textbox'), 'My answer')
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Remove photos or videos')
  expect(page.getByRole('link').elements()).toEqual([])
})

test('text that was not handed in is there after the page was closed', async () => {
  await begin()
  await userEvent.fill(page.getByRole('textbox'), 'Half an answer')
  stage.leave()
  await begin()
  await expect.element(page.getByRole('textbox')).toHaveValue('Half an answer')
})

test('a photo that was chosen is there after the page was closed, and gone once it was handed in', async () => {
  await begin()
  choose(await photo(300, 200, 'before.png'))
  await expect.element(page.getByText('before.jpg')).toBeVisible()
  await vi.waitFor(async () => expect(await readDraftFiles(draft)).toHaveLength(1))
  stage.leave()

  await begin()
  await expect.element(page.getByText('before.jpg')).toBeVisible()
  choose(await photo(310, 200, 'after.png'))
  await expect.element(page.getByText('after.jpg')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 8_000 })
  expect(handIns()[0]?.files.map(({ name }) => name)).toEqual(['before.jpg', 'after.jpg'])
  const picture = await createImageBitmap(handIns()[0]?.files[0]?.bytes as Blob)
  expect([picture.width, picture.height]).toEqual([300, 200])
  await vi.waitFor(async () => expect(await readDraftFiles(draft)).toHaveLength(0))
})
