import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MultiSelect } from '../src/choice/multi-select.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const choices = ['Kabul', 'Herat', 'Ghazni'].map((label) => ({ value: label.toLowerCase(), label }))

function Places({ first = [] }: { readonly first?: readonly string[] }) {
  const [values, setValues] = useState<readonly string[]>(first)
  return (
    <>
      <MultiSelect label="Places" choices={choices} values={values} onValuesChange={setValues} />
      <output>{values.join(' ')}</output>
    </>
  )
}

const text = () => page.getByRole('combobox', { name: 'Places' })
const chosen = () => rendered?.root.querySelector('output:last-child')?.textContent
const news = () => page.getByRole('status').first()

test('several are taken one after the other, and the list stays open', async () => {
  rendered = render(<Places />)
  await userEvent.tab()
  await userEvent.keyboard('her{Enter}')
  await expect.element(news()).toHaveTextContent('Herat added')
  await expect.element(text()).toHaveValue('')
  await expect.element(page.getByRole('listbox', { name: 'Places' })).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.keyboard('ka{Enter}')
  expect(chosen()).toBe('herat kabul')
  await expect.element(page.getByRole('option', { name: 'Kabul' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('kabul{Enter}{Escape}')
  expect(chosen()).toBe('herat')
  await expect.element(news()).toHaveTextContent('Kabul removed')
})

test('Backspace in the empty text takes the last one away, in a filled one a letter', async () => {
  rendered = render(<Places first={['kabul', 'herat']} />)
  await userEvent.click(text())
  await userEvent.keyboard('x{Backspace}')
  expect(chosen()).toBe('kabul herat')
  await userEvent.keyboard('{Backspace}')
  expect(chosen()).toBe('kabul')
})

describe.each([
  ['ltr', 'en', 'ArrowLeft', 'ArrowRight', 'Remove'],
  ['rtl', 'ps-AF', 'ArrowRight', 'ArrowLeft', 'لرې کړئ'],
] as const)('chips in a page read %s', (dir, lang, back, forward, word) => {
  test('are walked with the arrow keys from the text and back', async () => {
    rendered = render(<Places first={['kabul', 'herat', 'ghazni']} />, { dir, lang })
    await userEvent.click(text())
    await userEvent.keyboard(`{${back}}{${back}}`)
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Herat')
    expect(document.activeElement?.getAttribute('aria-label')).toContain(word)
    await userEvent.keyboard('{Delete}')
    expect(chosen()).toBe('kabul ghazni')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Ghazni')
    await userEvent.keyboard(`{${forward}}`)
    await expect.element(text()).toHaveFocus()
  })
})

test('the last chip taken away leaves the focus in the text', async () => {
  rendered = render(<Places first={['kabul']} />)
  await userEvent.click(page.getByRole('button', { name: 'Remove Kabul' }))
  expect(chosen()).toBe('')
  await expect.element(text()).toHaveFocus()
})

test('read only, chips are shown and nothing is taken away', async () => {
  rendered = render(
    <MultiSelect
      label="Places"
      choices={choices}
      values={['kabul']}
      onValuesChange={() => expect.unreachable()}
      isReadOnly
    />,
  )
  await userEvent.click(text())
  await userEvent.keyboard('{Backspace}{ArrowDown}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Kabul' })).toBeDisabled()
})
