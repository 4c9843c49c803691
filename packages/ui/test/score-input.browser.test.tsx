import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScoreInput } from '../src/fields/score-input.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const commit = vi.fn()

/** As a screen that makes every letter its value. */
function Score({ first }: { readonly first: number | undefined }) {
  const [value, setValue] = useState(first)
  return <ScoreInput label="Score" total={10} value={value} status="none" onDraft={setValue} onCommit={commit} />
}

const input = () => page.getByLabelText('Score')

test('above the total marks is refused while it is typed, and never handed over', async () => {
  commit.mockClear()
  rendered = render(<Score first={7} />)
  await userEvent.fill(input(), '10.5')
  await expect.element(input()).toHaveAccessibleDescription('of 10 The score cannot be above the total marks.')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(commit).not.toHaveBeenCalled()
  await expect.element(input()).toHaveValue('10.5')
  await userEvent.fill(input(), '10')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(commit).toHaveBeenCalledExactlyOnceWith(10)
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
})

test('what is no number is asked for in digits once the field is left', async () => {
  commit.mockClear()
  rendered = render(<Score first={undefined} />)
  await userEvent.click(input())
  await userEvent.keyboard('ten')
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(input()).toHaveAccessibleDescription('of 10 Type a number in digits.')
  await expect.element(input()).toHaveValue('ten')
  expect(commit).not.toHaveBeenCalled()
})

test('emptied is handed over as nothing', async () => {
  commit.mockClear()
  rendered = render(<Score first={7} />)
  await userEvent.fill(input(), '')
  await userEvent.tab()
  expect(commit).toHaveBeenCalledExactlyOnceWith(undefined)
})

test('the total and the score are in the digits of the language', async () => {
  rendered = render(
    <ScoreInput label="نمره" total={10} value={7.5} status="saved" statusText="خوندي شو" onCommit={commit} />,
    { dir: 'rtl', lang: 'ps-AF' },
  )
  await expect.element(page.getByLabelText('نمره')).toHaveValue('۷٫۵')
  await expect.element(page.getByLabelText('نمره')).toHaveAccessibleDescription('له ۱۰ څخه')
  await expect.element(page.getByRole('status')).toHaveTextContent('خوندي شو')
})
