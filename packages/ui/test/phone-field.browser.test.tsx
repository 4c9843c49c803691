import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PhoneField } from '../src/fields/phone-field.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined
let last = ''

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

function Phone({ first = '' }: { readonly first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <PhoneField
      label="Phone"
      value={value}
      onValueChange={(next) => {
        last = next
        setValue(next)
      }}
      check={(number) => (/^\+93\d{9}$/.test(number) ? undefined : 'No Afghan number')}
    />
  )
}

const input = () => page.getByRole('textbox', { name: 'Phone' })
const caret = () => rendered?.root.querySelector('input')?.selectionStart

test('groups itself while it is typed, in any digits, and is handed over as it travels', async () => {
  rendered = render(<Phone />, { dir: 'rtl', lang: 'ps-AF' })
  await userEvent.click(input())
  await userEvent.keyboard('۰۷۰۱۲۳۴۵۶۷')
  await expect.element(input()).toHaveValue('070 123 4567')
  expect(last).toBe('+93701234567')
})

test('the caret stays where it is when a digit is put in or taken out in the middle', async () => {
  rendered = render(<Phone first="+93701234567" />)
  await userEvent.click(input())
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}9')
  await expect.element(input()).toHaveValue('70 912 34567')
  expect(caret()).toBe(4)
  await userEvent.keyboard('{Backspace}')
  await expect.element(input()).toHaveValue('70 123 4567')
  expect(caret()).toBe(2)
})

test('a number with its code chooses its country', async () => {
  rendered = render(<Phone />)
  await userEvent.fill(input(), '0092 300 1234567')
  expect(last).toBe('+923001234567')
  await expect.element(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('92')
  await expect.element(input()).toHaveValue('300 1234567')
  await userEvent.fill(input(), '+44 7911 123456')
  expect(last).toBe('+447911123456')
  await expect.element(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('other')
})

test('another country is chosen with the keyboard, and the digits stay', async () => {
  rendered = render(<Phone first="+93701234567" />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Country code' }), '92')
  expect(last).toBe('+92701234567')
  await expect.element(input()).toHaveFocus()
})

test('is checked when it is left, and not while it is typed', async () => {
  rendered = render(<Phone />)
  await userEvent.click(input())
  await userEvent.keyboard('0701')
  expect(rendered.root.textContent).not.toContain('No Afghan number')
  await userEvent.tab()
  await expect.element(input()).toHaveAccessibleDescription('No Afghan number')
  await userEvent.click(input())
  await userEvent.keyboard('{End}234567')
  await userEvent.tab()
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
})

test('reads from the left in a page read from the right', () => {
  rendered = render(<Phone first="+93701234567" />, { dir: 'rtl', lang: 'fa-AF' })
  const [code, number] = ['select', 'input'].map(
    (name) => rendered?.root.querySelector(name)?.getBoundingClientRect().x ?? 0,
  )
  expect(code).toBeLessThan(number ?? 0)
})

test('a number that comes later is shown, one that is odd does no harm', async () => {
  rendered = render(<PhoneField label="Phone" value="" onValueChange={() => undefined} />)
  rendered.show(<PhoneField label="Phone" value="0701234567" onValueChange={() => undefined} />)
  await expect.element(input()).toHaveValue('070 123 4567')
})
