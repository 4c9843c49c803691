import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NumberField } from '../src/fields/number-field.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

function Attempts({ first, step }: { readonly first: number | undefined; readonly step?: number }) {
  const [value, setValue] = useState(first)
  return (
    <NumberField
      label="Attempts"
      value={value}
      onValueChange={setValue}
      min={1}
      max={20}
      {...(step === undefined ? {} : { step })}
    />
  )
}

const input = () => rendered?.root.querySelector('input') as HTMLInputElement

test('is written in the digits of the language and read in any', async () => {
  rendered = render(<NumberField label="شمېره" value={1250.5} onValueChange={() => undefined} />, {
    dir: 'rtl',
    lang: 'ps-AF',
  })
  expect(input().value).toBe('۱٬۲۵۰٫۵')
  rendered.remove()
  rendered = render(<Attempts first={undefined} />, { dir: 'rtl', lang: 'ps-AF' })
  await userEvent.tab()
  await userEvent.keyboard('١2')
  await userEvent.tab()
  expect(input().value).toBe('۱۲')
})

test('text is refused kindly, once the field is left, and stays to be corrected', async () => {
  rendered = render(<Attempts first={3} />)
  await userEvent.tab()
  await userEvent.keyboard('many')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.tab()
  await expect.element(page.getByLabelText('Attempts')).toHaveAccessibleDescription('Type a number in digits.')
  expect(input().value).toBe('many')
})

test('out of bounds is told with the bounds, in the language', async () => {
  rendered = render(<Attempts first={25} />, { dir: 'rtl', lang: 'fa-AF' })
  await expect.element(page.getByLabelText('Attempts')).toHaveAccessibleDescription('عددی از ۱ تا ۲۰ بنویسید.')
})

test('with a step it is a spin button: arrow keys and buttons move it, to its bounds', async () => {
  rendered = render(<Attempts first={18} step={1} />)
  const spin = page.getByRole('spinbutton', { name: 'Attempts' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(spin).toHaveValue('20')
  await expect.element(spin).toHaveAttribute('aria-valuenow', '20')
  await expect.element(page.getByRole('button', { name: 'Increase' })).toBeDisabled()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(page.getByRole('button', { name: 'Decrease' }))
  await expect.element(spin).toHaveValue('18')
})

test('without a step arrow keys leave it alone', async () => {
  rendered = render(<Attempts first={18} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(input().value).toBe('18')
})
