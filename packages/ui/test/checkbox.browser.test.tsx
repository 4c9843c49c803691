import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../src/choice/checkbox.tsx'
import { CheckboxGroup } from '../src/choice/checkbox-group.tsx'
import { Switch } from '../src/choice/switch.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const options = [
  { value: 'a', label: 'Mathematics' },
  { value: 'b', label: 'Pashto' },
  { value: 'c', label: 'History', isDisabled: true },
]

function Subjects({ first }: { readonly first: readonly string[] }) {
  const [values, setValues] = useState(first)
  return (
    <>
      <CheckboxGroup
        label="Subjects"
        options={options}
        values={values}
        onValuesChange={setValues}
        hasAll
        error={values.length === 0 ? 'Choose one' : undefined}
      />
      <output>{values.join('')}</output>
    </>
  )
}

const chosen = () => rendered?.root.querySelector('output')?.textContent
const box = (name: string) => page.getByRole('checkbox', { name })

test('one that stands for all is half ticked while some are, and ticks and clears what may be', async () => {
  rendered = render(<Subjects first={['b']} />)
  expect((box('Select all').element() as HTMLInputElement).indeterminate).toBe(true)
  await userEvent.click(box('Select all'))
  expect(chosen()).toBe('ab')
  await expect.element(box('Select all')).toBeChecked()
  await userEvent.click(box('Select all'))
  expect(chosen()).toBe('')
})

test('is ticked with the space bar, kept in the order offered, told as a group with its error on each box', async () => {
  rendered = render(<Subjects first={[]} />)
  await expect.element(page.getByRole('group', { name: 'Subjects' })).toHaveAccessibleDescription('Choose one')
  await expect.element(box('Pashto')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.click(box('Mathematics'))
  expect(chosen()).toBe('ab')
  await expect.element(box('Pashto')).not.toHaveAttribute('aria-invalid')
})

test('read only, a box is told and reached and stays as it is', async () => {
  const change = vi.fn()
  rendered = render(<Checkbox label="Agreed" hint="Since spring" checked isReadOnly onChange={change} />)
  await userEvent.click(page.getByText('Agreed'))
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(box('Agreed')).toBeChecked()
  await expect.element(box('Agreed')).toHaveAttribute('aria-readonly', 'true')
  await expect.element(box('Agreed')).toHaveAccessibleDescription('Since spring')
  expect(change).not.toHaveBeenCalled()
})

function Late({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const [isOn, setOn] = useState(false)
  return <Switch label="Late work" hint="After the due date" isOn={isOn} onChange={setOn} isReadOnly={isReadOnly} />
}

test('a switch is turned with the space bar and by its words, and is told as a switch', async () => {
  rendered = render(<Late />)
  const late = page.getByRole('switch', { name: 'Late work' })
  await expect.element(late).toHaveAccessibleDescription('After the due date')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(late).toBeChecked()
  await userEvent.click(page.getByText('Late work'))
  await expect.element(late).not.toBeChecked()
})

test('a switch to read does not turn', async () => {
  rendered = render(<Late isReadOnly />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('switch')).not.toBeChecked()
})

test('the thumb of a switch goes along the line of reading', async () => {
  for (const [dir, lang, sign] of [
    ['ltr', 'en', 1],
    ['rtl', 'ur-PK', -1],
  ] as const) {
    const drawn = render(
      <>
        <Switch label="off" isOn={false} onChange={() => undefined} />
        <Switch label="on" isOn onChange={() => undefined} />
      </>,
      { dir, lang },
    )
    for (const thumb of drawn.root.querySelectorAll<HTMLElement>('[aria-hidden] > span'))
      thumb.style.transition = 'none'
    const places = Array.from(
      drawn.root.querySelectorAll('[aria-hidden] > span'),
      (thumb) => thumb.getBoundingClientRect().x,
    )
    expect(Math.sign((places[1] ?? 0) - (places[0] ?? 0)), dir).toBe(sign)
    drawn.remove()
  }
})
