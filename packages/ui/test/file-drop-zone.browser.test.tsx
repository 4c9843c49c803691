import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileDropZone } from '../src/fields/file-drop-zone.tsx'
import { render } from './render.tsx'
import type { ListedFile } from '../src/fields/file-list.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const limits = { files: 3, bytes: 1024, endings: ['pdf', 'jpg'] }

function Work({
  first = [],
  check,
}: {
  readonly first?: readonly ListedFile[]
  readonly check?: (file: File) => string | undefined
}) {
  const [files, setFiles] = useState(first)
  return (
    <FileDropZone
      label="Work"
      limits={limits}
      hasCamera
      files={files}
      onAdd={(added) => setFiles([...files, ...added.map(({ name, size }) => ({ key: name, name, size }))])}
      onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
      {...(check === undefined ? {} : { check })}
    />
  )
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const listed = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('bdi')?.textContent)
const chooser = () => rendered?.root.querySelector<HTMLInputElement>('input[type=file][multiple]') as HTMLInputElement

/** A drop as the browser reports it: a test has no desktop to drag from. */
function drop(...files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  page
    .getByText('or drop them here')
    .element()
    .parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

test('a refused file is named with its reason, and the others are taken', async () => {
  rendered = render(<Work />)
  drop(file('a.pdf'), file('b.exe'), file('c.jpg', 2000), file('d.jpg', 0))
  await expect.poll(listed).toEqual(['a.pdf'])
  const told = rendered.root.textContent
  expect(told).toContain('b.exe was not added: files of this kind are not accepted.')
  expect(told).toContain('c.jpg was not added: it is larger than 1 KB.')
  expect(told).toContain('d.jpg was not added: it is empty.')
  drop(file('e.pdf'))
  await expect.poll(listed).toEqual(['a.pdf', 'e.pdf'])
  expect(rendered.root.textContent).not.toContain('b.exe')
})

test('files are chosen too, the same one twice is refused, and so is one too many', async () => {
  rendered = render(<Work />)
  await userEvent.upload(chooser(), [file('a.pdf'), file('b.pdf')])
  await expect.poll(listed).toEqual(['a.pdf', 'b.pdf'])
  await userEvent.upload(chooser(), [file('a.pdf'), file('c.pdf'), file('d.pdf')])
  await expect.poll(listed).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(rendered.root.textContent).toContain('a.pdf was not added: it is already here.')
  expect(rendered.root.textContent).toContain('d.pdf was not added: there is room for 3 files.')
  expect(chooser().accept).toBe('image/*,.pdf,.jpg')
  expect(rendered.root.querySelector('[capture]')?.getAttribute('capture')).toBe('environment')
})

test('a rule of the caller’s own is asked last', async () => {
  const check = vi.fn((one: File) => (one.name.includes('#') ? `${one.name}: odd name` : undefined))
  rendered = render(<Work check={check} />)
  drop(file('a#.pdf'), file('b.pdf'), file('c.exe'))
  await expect.poll(listed).toEqual(['b.pdf'])
  expect(rendered.root.textContent).toContain('a#.pdf: odd name')
  expect(check).toHaveBeenCalledTimes(2)
})

test('taken away, the focus goes to the next file, and at last to the way to add', async () => {
  rendered = render(<Work first={['a.pdf', 'b.pdf'].map((name) => ({ key: name, name }))} />)
  page.getByRole('button', { name: 'Remove a.pdf' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toHaveFocus()
})

test('each file tells how far it is; one that failed is tried again', async () => {
  const retry = vi.fn()
  const journey = (files: readonly ListedFile[]) => (
    <FileDropZone label="دنده" limits={limits} files={files} onAdd={() => undefined} onRetry={retry} />
  )
  rendered = render(journey([{ key: 'a', name: 'a.pdf', size: 1536, state: 'sending', progress: 64 }]), {
    dir: 'rtl',
    lang: 'ps-AF',
  })
  await expect.element(page.getByRole('progressbar', { name: /a\.pdf/ })).toHaveAttribute('value', '64')
  expect(rendered.root.textContent).toContain('۶۴٪')
  rendered.show(journey([{ key: 'a', name: 'a.pdf', state: 'failed', error: 'اړیکه پرې شوه.' }]))
  await expect.element(page.getByRole('status')).toHaveTextContent('a.pdf: پورته نه شو')
  await userEvent.click(page.getByRole('button', { name: /a\.pdf/ }))
  expect(retry).toHaveBeenCalledExactlyOnceWith('a')
})

test('disabled, nothing is taken', async () => {
  const add = vi.fn()
  rendered = render(<FileDropZone label="Work" limits={limits} files={[]} onAdd={add} isDisabled />)
  drop(file('a.pdf'))
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeDisabled()
  expect(add).not.toHaveBeenCalled()
})
