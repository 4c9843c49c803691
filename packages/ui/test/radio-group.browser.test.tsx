import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup } from '../src/choice/radio-group.tsx'
import { RubricGrid } from '../src/fields/rubric-grid.tsx'
import { Slider } from '../src/fields/slider.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const options = ['one', 'two', 'three'].map((value) => ({ value, label: value, hint: `hint ${value}` }))

function Numbers() {
  const [value, setValue] = useState<string | undefined>('one')
  return <RadioGroup label="Number" error="Wrong" options={options} value={value} onValueChange={setValue} />
}

describe.each([
  ['ltr', 'en', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ps-AF', 'ArrowLeft', 'ArrowRight'],
] as const)('read %s', (dir, lang, forward, back) => {
  test('one choice leads to the next the way the arrow points', async () => {
    rendered = render(<Numbers />, { dir, lang })
    await userEvent.tab()
    await userEvent.keyboard(`{${forward}}`)
    await expect.element(page.getByRole('radio', { name: 'two' })).toBeChecked()
    await userEvent.keyboard(`{${back}}{ArrowDown}{ArrowDown}`)
    await expect.element(page.getByRole('radio', { name: 'three' })).toBeChecked()
  })

  test('a slider grows the way the arrow points, in the digits of the language', async () => {
    function Mark() {
      const [value, setValue] = useState(60)
      return <Slider label="Mark" value={value} onValueChange={setValue} />
    }
    rendered = render(<Mark />, { dir, lang })
    const slider = page.getByRole('slider', { name: 'Mark' })
    await userEvent.tab()
    await userEvent.keyboard(`{${forward}}{${forward}}{${back}}`)
    await expect.element(slider).toHaveValue('61')
    await expect.element(slider).toHaveAttribute('aria-valuetext', lang === 'en' ? '61' : '۶۱')
    await userEvent.keyboard('{Home}')
    await expect.element(slider).toHaveValue('0')
    await userEvent.keyboard('{End}')
    await expect.element(slider).toHaveValue('100')
  })
})

test('a group is told with its error, a choice with its hint', async () => {
  rendered = render(<Numbers />)
  const group = page.getByRole('radiogroup', { name: 'Number' })
  await expect.element(group).toHaveAccessibleDescription('Wrong')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('radio', { name: 'two' })).toHaveAccessibleDescription('hint two')
})

test('read only, nothing is chosen anew', async () => {
  const choose = vi.fn()
  rendered = render(
    <>
      <RadioGroup label="Number" options={options} value="one" onValueChange={choose} isReadOnly />
      <Slider label="Mark" value={5} onValueChange={choose} isReadOnly />
    </>,
  )
  await userEvent.click(page.getByText('two', { exact: true }))
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(choose).not.toHaveBeenCalled()
  await expect.element(page.getByRole('radio', { name: 'one' })).toBeChecked()
})

test('a rubric is filled criterion by criterion with the arrow keys, and its sum is told', async () => {
  const levels = ['Strong', 'Good'].map((title) => ({ key: title, title, marksText: '' }))
  function Rubric() {
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({ r: 'Strong' })
    return (
      <RubricGrid
        label="Rubric"
        criteria={[
          { key: 'r', title: 'Reasoning', description: 'Step by step', levels },
          { key: 'l', title: 'Language', levels },
        ]}
        chosen={chosen}
        onChoose={(criterion, level) => setChosen({ ...chosen, [criterion]: level })}
        errors={{ l: chosen['l'] === undefined ? 'Choose a level' : undefined }}
        sumText={Object.values(chosen).join(' ')}
      />
    )
  }
  rendered = render(<Rubric />)
  await expect.element(page.getByRole('radiogroup', { name: 'Language' })).toHaveAccessibleDescription('Choose a level')
  await expect.element(page.getByRole('radiogroup', { name: 'Reasoning' })).toHaveAccessibleDescription('Step by step')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('status')).toHaveTextContent('Good Strong')
  await expect.element(page.getByRole('radiogroup', { name: 'Language' })).not.toHaveAttribute('aria-invalid')
})

test('a rubric to read is a list: nothing in it looks like a choice or stops the keys, and the chosen level is told', async () => {
  const levels = ['Strong', 'Good'].map((title) => ({ key: title, title, marksText: '' }))
  rendered = render(
    <RubricGrid label="Rubric" criteria={[{ key: 'r', title: 'Reasoning', levels }]} chosen={{ r: 'Good' }} />,
  )
  const level = (name: string) =>
    page.getByRole('list', { name: 'Reasoning' }).getByRole('listitem').filter({ hasText: name })
  await expect.element(level('Good')).toHaveAttribute('aria-current', 'true')
  await expect.element(level('Strong')).not.toHaveAttribute('aria-current')
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})
