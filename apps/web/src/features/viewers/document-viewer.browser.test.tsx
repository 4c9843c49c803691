import type { ContentBody } from '@maktab/contracts/content/contents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makePdf } from '../../../test/make-pdf.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import type { Position } from './viewer.ts'

let stage: Stage
let positions: Position[]
const addresses: string[] = []
const failed = vi.fn()
const last = () => positions[positions.length - 1]

function show(file: Blob, start: Position = { completion: 0, resume_point: '' }) {
  const address = URL.createObjectURL(file)
  addresses.push(address)
  const body = {
    kind: 'document',
    file: { sha256: '0'.repeat(64), name: 'a.pdf', mime_type: 'application/pdf', size_bytes: file.size, url: address },
  } as Extract<ContentBody, { kind: 'document' }>
  stage.show(
    <DocumentViewer
      body={body}
      title="Worksheet"
      language="en"
      start={start}
      onPosition={(position) => void positions.push(position)}
      onActivity={() => undefined}
      onPlaying={() => undefined}
      onFailure={failed}
    />,
  )
}

function hasInk() {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width === 0) return false
  const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value, place) => place % 4 === 0 && value < 100 && (data[place + 3] ?? 0) > 0)
}

beforeEach(async () => {
  positions = []
  failed.mockClear()
  stage = await setStage()
})
afterEach(() => {
  stage.leave()
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address)
})

test('draws a page with its text over it, and turns by button and key', async () => {
  show(makePdf(['First page', 'Second page', 'Third page', 'Fourth page']))
  await expect.element(page.getByText('First page')).toBeInTheDocument()
  await vi.waitFor(() => expect(hasInk()).toBe(true), { timeout: 8_000 })
  expect(last()).toEqual({ completion: 25, resume_point: '1' })
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.element(page.getByText('Second page')).toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Fourth page')).toBeInTheDocument()
  expect(last()).toEqual({ completion: 100, resume_point: '4' })
  await userEvent.keyboard('{PageUp}')
  await expect.element(page.getByText('Third page')).toBeInTheDocument()
  expect(last()).toEqual({ completion: 100, resume_point: '3' })
})

test('opens where reading stopped', async () => {
  show(makePdf(['First page', 'Second page', 'Third page']), { completion: 67, resume_point: '2' })
  await expect.element(page.getByText('Second page')).toBeInTheDocument()
  expect(last()).toEqual({ completion: 67, resume_point: '2' })
})

test('a file that is no document says so', async () => {
  show(new Blob(['nothing']))
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 8_000 })
})
