import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtpField } from '../src/fields/otp-field.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const complete = vi.fn()

function Code({ isNumeric = false, first = '' }: { readonly isNumeric?: boolean; readonly first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <OtpField
      label="Code"
      hint="In the e-mail"
      value={value}
      onValueChange={setValue}
      onComplete={complete}
      isNumeric={isNumeric}
    />
  )
}

const boxes = () => Array.from(rendered?.root.querySelectorAll('input') ?? [])
const code = () =>
  boxes()
    .map(({ value }) => value)
    .join('|')
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement)

/** What a person does with a code that was copied: the real event, as a test may not touch the clipboard. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe.each([
  ['ltr', 'en'],
  ['rtl', 'ps-AF'],
] as const)('a code in a page read %s', (dir, lang) => {
  test('runs from the left, box by box, and is whole at the fourth', async () => {
    complete.mockClear()
    rendered = render(<Code />, { dir, lang })
    const starts = boxes().map((box) => box.getBoundingClientRect().x)
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts)
    await userEvent.tab()
    await userEvent.keyboard('a7۲k')
    expect(code()).toBe('a|7|2|k')
    expect(complete).toHaveBeenCalledExactlyOnceWith('a72k')
  })

  test('arrow keys go where they point', async () => {
    rendered = render(<Code first="4071" />, { dir, lang })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe(2)
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe(1)
    await userEvent.keyboard('{End}')
    expect(focused()).toBe(3)
    await userEvent.keyboard('{Home}9')
    expect(code()).toBe('9|0|7|1')
  })
})

test('a whole code is pasted into any box, Eastern digits and spaces as they are in the message', async () => {
  rendered = render(<Code isNumeric />)
  await userEvent.tab()
  await userEvent.keyboard('9')
  paste(' ۴۰ ۷۱ ')
  await expect.poll(code).toBe('4|0|7|1')
})

test('the telephone’s own suggestion fills the first box with all of it', async () => {
  rendered = render(<Code isNumeric />)
  await userEvent.fill(page.getByLabelText('Character 1 of 4'), '4071')
  expect(code()).toBe('4|0|7|1')
  expect(boxes()[0]?.autocomplete).toBe('one-time-code')
})

test('Backspace takes away and goes back', async () => {
  rendered = render(<Code />)
  await userEvent.tab()
  await userEvent.keyboard('407{Backspace}')
  expect([code(), focused()]).toEqual(['4|0||', 2])
  await userEvent.keyboard('{ArrowLeft}{Backspace}')
  expect([code(), focused()]).toEqual(['4|||', 0])
  await userEvent.keyboard('{Delete}{Backspace}')
  expect([code(), focused()]).toEqual(['|||', 0])
})

test('letters are refused where digits are wanted, and no hole can be typed', async () => {
  rendered = render(<Code isNumeric />)
  await userEvent.click(page.getByLabelText('Character 3 of 4'))
  expect(focused()).toBe(0)
  await userEvent.keyboard('x')
  expect(code()).toBe('|||')
  await userEvent.keyboard('5')
  expect([code(), focused()]).toEqual(['5|||', 1])
})

test('is told as one group with its hint and its error', async () => {
  rendered = render(
    <OtpField label="Code" hint="In the e-mail" error="Too old" value="4071" onValueChange={() => undefined} />,
  )
  const group = page.getByRole('group', { name: 'Code' })
  await expect.element(group).toHaveAccessibleDescription('In the e-mail Too old')
  await expect.element(page.getByLabelText('Character 2 of 4')).toHaveAttribute('aria-invalid', 'true')
})
