import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '../src/choice/combobox.tsx'
import { Dialog } from '../src/overlays/dialog.tsx'
import { render } from './render.tsx'
import type { Choice } from '../src/choice/choice-search.ts'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const choices: readonly Choice[] = [
  { value: 'kabul', label: 'کابل' },
  { value: 'herat', label: 'هرات', isDisabled: true },
  { value: 'ghazni', label: 'غزني' },
  { value: 'gardez', label: 'ګردېز', detail: 'پکتیا' },
]

function Places({ first, all = choices }: { readonly first?: string; readonly all?: readonly Choice[] }) {
  const [value, setValue] = useState<string | undefined>(first)
  return (
    <>
      <Combobox label="Place" choices={all} value={value} onValueChange={setValue} />
      <output>{value ?? 'nothing'}</output>
    </>
  )
}

const text = () => page.getByRole('combobox', { name: 'Place' })
const chosen = () => rendered?.root.querySelector('output:last-child')?.textContent
const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('with the keyboard', () => {
  test('opens with an arrow, is walked past what cannot be taken, and Enter takes', async () => {
    rendered = render(<Places />, { dir: 'rtl', lang: 'ps-AF' })
    await userEvent.tab()
    await expect.element(text()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox', { name: 'Place' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('کابل')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('غزني')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('کابل')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(chosen()).toBe('gardez')
    await expect.element(text()).toHaveValue('ګردېز')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })

  test('letters of another keyboard find it, and the first find is ready', async () => {
    rendered = render(<Places />, { dir: 'rtl', lang: 'fa-AF' })
    await userEvent.tab()
    await userEvent.keyboard('گردي')
    expect(active()).toContain('ګردېز')
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe('gardez')
  })

  test('Escape closes the list and gives back what was chosen, the dialog around it stays', async () => {
    const close = vi.fn()
    rendered = render(
      <Dialog isOpen heading="Where" onClose={close}>
        <Places first="kabul" />
      </Dialog>,
    )
    await userEvent.click(text())
    await userEvent.keyboard('gh{Escape}')
    await expect.element(text()).toHaveValue('کابل')
    await expect.element(text()).toHaveAttribute('aria-expanded', 'false')
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => close.mock.calls.length).toBe(1)
  })

  test('what is typed and not taken goes away with Tab, what is emptied is chosen no more', async () => {
    rendered = render(<Places first="kabul" />)
    await userEvent.tab()
    await userEvent.keyboard('xyz')
    await userEvent.tab()
    await expect.element(text()).toHaveValue('کابل')
    await userEvent.fill(text(), '')
    expect(chosen()).toBe('kabul')
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toBe('nothing')
  })

  test('an opened list begins at what is chosen', async () => {
    rendered = render(<Places first="ghazni" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('غزني')
    await expect.element(page.getByRole('option', { name: 'غزني' })).toHaveAttribute('aria-selected', 'true')
  })
})

test('with the mouse: opened, taken, cleared, and the focus stays in the text', async () => {
  rendered = render(<Places />)
  await userEvent.click(page.getByRole('button', { name: 'Show the choices' }))
  await expect.element(text()).toHaveFocus()
  await userEvent.click(page.getByRole('option', { name: 'غزني' }))
  expect(chosen()).toBe('ghazni')
  await expect.element(text()).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('nothing')
  await expect.element(text()).toHaveFocus()
})

test('says how many there are, that there are none, that they come, and that they did not', async () => {
  const keep = () => undefined
  const retry = vi.fn()
  const one = (source: { readonly isLoading?: boolean; readonly hasFailed?: boolean }) => (
    <Combobox
      label="Place"
      choices={source.isLoading || source.hasFailed ? [] : choices}
      value={undefined}
      onValueChange={keep}
      onRetry={retry}
      {...source}
    />
  )
  rendered = render(one({}))
  await userEvent.click(text())
  await expect.element(page.getByRole('status')).toHaveTextContent('4 choices')
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
  rendered.show(one({ isLoading: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…')
  rendered.show(one({ hasFailed: true }))
  await expect.element(page.getByRole('status')).toHaveTextContent('The list could not be loaded.')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a search of the caller’s own is asked for what is typed, and shown as it comes', async () => {
  const search = vi.fn()
  rendered = render(
    <Combobox
      label="Place"
      choices={choices}
      value="far"
      valueLabel="Farah"
      onValueChange={() => undefined}
      onSearch={search}
    />,
  )
  await expect.element(text()).toHaveValue('Farah')
  await userEvent.fill(text(), 'zz')
  expect(search).toHaveBeenLastCalledWith('zz')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(4)
  await userEvent.keyboard('{Escape}')
  expect(search).toHaveBeenLastCalledWith('')
})

test.each([
  ['ltr', 'en'],
  ['rtl', 'ps-AF'],
] as const)('the list lies at its field, above where there is no room below, read %s', async (dir, lang) => {
  rendered = render(
    <div
      style={{
        paddingBlockStart: '640px',
        paddingInlineStart: '100px',
        inlineSize: '400px',
        overflow: 'hidden',
        transform: 'translateX(0)',
      }}
    >
      <Places />
    </div>,
    { dir, lang },
  )
  await userEvent.click(text())
  const box = text().element().parentElement?.getBoundingClientRect() ?? new DOMRect()
  await expect
    .poll(() => {
      const list = page.getByRole('listbox').element().parentElement?.getBoundingClientRect() ?? new DOMRect()
      return [
        Math.abs(list.left - box.left) < 1,
        Math.abs(list.right - box.right) < 1,
        list.bottom <= box.top && list.top >= 0,
      ]
    })
    .toEqual([true, true, true])
})

test('four hundred are searched and walked, and the active one is in sight', async () => {
  const all = Array.from({ length: 400 }, (_, index) => ({
    value: String(index),
    label: `District ${index}`,
    detail: 'Province',
  }))
  rendered = render(<Places all={all} />)
  await userEvent.click(text())
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toContain('District 399')
  const list = () => page.getByRole('listbox').element().parentElement?.getBoundingClientRect() ?? new DOMRect()
  const option = () =>
    document
      .getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
      ?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => option().bottom <= list().bottom && option().top >= list().top).toBe(true)
  await userEvent.keyboard('39')
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toHaveLength(14)
})
