import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../src/overlays/dialog.tsx'
import { SearchField } from '../src/fields/search-field.tsx'
import { Select } from '../src/choice/select.tsx'
import { TextField } from '../src/fields/text-field.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

function Search() {
  const [value, setValue] = useState('')
  return <SearchField label="Search" value={value} onValueChange={setValue} />
}

test('Escape empties the search first and closes the dialog around it after', async () => {
  const close = vi.fn()
  rendered = render(
    <Dialog isOpen heading="Learners" onClose={close}>
      <Search />
    </Dialog>,
  )
  const search = page.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'Zarmina')
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveValue('')
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => close.mock.calls.length).toBe(1)
})

test('a key that empties it is no key of what is around it', async () => {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.key)
  document.addEventListener('keydown', listen)
  rendered = render(<Search />)
  await userEvent.click(page.getByRole('searchbox'))
  await userEvent.keyboard('x{Escape}{Escape}')
  document.removeEventListener('keydown', listen)
  expect(heard).toEqual(['x', 'Escape'])
})

test('the cross empties it and gives the focus back to the text', async () => {
  rendered = render(<Search />)
  await userEvent.type(page.getByRole('searchbox'), 'Zarmina')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('a field is told with its hint and its error, and says where it is optional', async () => {
  rendered = render(<TextField label="نوم" hint="لکه په کارت کې" error="اړینه ده" isOptional />, {
    dir: 'rtl',
    lang: 'ps-AF',
  })
  const field = page.getByRole('textbox', { name: 'نوم (اختیاري)' })
  await expect.element(field).toHaveAccessibleDescription('لکه په کارت کې اړینه ده')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('an address runs from the left and stands where the page begins', () => {
  rendered = render(
    <>
      <TextField label="برېښنالیک" type="email" />
      <TextField label="نوم" />
    </>,
    { dir: 'rtl', lang: 'ps-AF' },
  )
  const [address, name] = Array.from(rendered.root.querySelectorAll('input'), (input) => getComputedStyle(input))
  expect([address?.direction, address?.textAlign, name?.direction]).toEqual(['ltr', 'end', 'rtl'])
})

test('a choice to read is a text, in its own language', async () => {
  rendered = render(
    <Select label="Language" options={[{ value: 'pu', label: 'پښتو', lang: 'ps-AF' }]} value="pu" isReadOnly />,
  )
  const shown = page.getByRole('textbox', { name: 'Language' })
  await expect.element(shown).toHaveValue('پښتو')
  await expect.element(shown).toHaveAttribute('lang', 'ps-AF')
  await expect.element(shown).toHaveAttribute('readonly')
})
