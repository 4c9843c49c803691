import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from '../src/overlays/confirm-dialog.tsx'
import { Dialog } from '../src/overlays/dialog.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

describe('a dialog', () => {
  function Shown() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          heading="Details"
          actions={<button type="button">Save</button>}
        >
          <p>What it is about</p>
        </Dialog>
      </>
    )
  }
  const opener = page.getByRole('button', { name: 'Open' })
  const dialog = page.getByRole('dialog', { name: 'Details' })

  test('takes the focus in and keeps it; Escape closes it and gives it back', async () => {
    rendered = render(<Shown />)
    await userEvent.click(opener)
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('is closed by its own button, named in the language of the page', async () => {
    rendered = render(<Shown />, { dir: 'rtl', lang: 'fa-AF' })
    await userEvent.click(opener)
    await userEvent.click(page.getByRole('button', { name: 'بستن' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

const box = () => (document.querySelector('dialog') as HTMLElement).getBoundingClientRect()

test('a press beside a dialog closes it; a text marked from within to beside it does not', async () => {
  const close = vi.fn()
  rendered = render(
    <Dialog isOpen heading="Details" onClose={close}>
      <p>What it is about</p>
    </Dialog>,
  )
  const dialog = rendered.root.querySelector('dialog') as HTMLElement
  const words = dialog.querySelector('p') as HTMLElement
  words.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(close).not.toHaveBeenCalled()
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(close).toHaveBeenCalledTimes(1)
})

test('a dialog taken away while open gives the focus back', async () => {
  const withDialog = (isThere: boolean) => (
    <>
      <button type="button">Before</button>
      {isThere && <Dialog isOpen heading="Details" onClose={vi.fn()} />}
    </>
  )
  rendered = render(withDialog(false))
  await userEvent.tab()
  rendered.show(withDialog(true))
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  rendered.show(withDialog(false))
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('long content scrolls within, by keyboard too, and the buttons stay in sight', async () => {
  rendered = render(
    <Dialog isOpen heading="Details" onClose={vi.fn()} actions={<button type="button">Save</button>}>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>Line</p>
      ))}
    </Dialog>,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(box().bottom).toBeLessThanOrEqual(window.innerHeight)
  const body = page.getByRole('group', { name: 'Details' })
  await expect.element(body).toHaveAttribute('tabindex', '0')
  expect((rendered.root.querySelector('footer') as HTMLElement).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    box().bottom,
  )
  await userEvent.tab()
  await expect.element(body).toHaveFocus()
})

describe('on a phone', () => {
  afterEach(async () => {
    await page.viewport(1024, 768)
  })

  test('a dialog stands at the foot, as wide as the page', async () => {
    await page.viewport(360, 640)
    rendered = render(
      <Dialog isOpen heading="Details" onClose={vi.fn()}>
        <p>What it is about</p>
      </Dialog>,
    )
    await expect.poll(() => Math.round(box().bottom)).toBe(640)
    expect(box().width).toBe(document.documentElement.clientWidth)
  })
})

describe('a question', () => {
  const confirm = vi.fn()
  const close = vi.fn()
  const ask = (nameToType?: string) => {
    confirm.mockClear()
    close.mockClear()
    rendered = render(
      <ConfirmDialog
        isOpen
        onClose={close}
        onConfirm={confirm}
        heading="Delete it?"
        confirmLabel="Delete"
        isDangerous
        {...(nameToType !== undefined && { nameToType })}
      >
        <p>All is lost.</p>
      </ConfirmDialog>,
    )
  }

  test('has the focus on the safe button, so that Enter does no harm', async () => {
    ask()
    await expect
      .element(page.getByRole('alertdialog', { name: 'Delete it?' }))
      .toHaveAccessibleDescription('All is lost.')
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(close).toHaveBeenCalledTimes(1)
    expect(confirm).not.toHaveBeenCalled()
  })

  test('is confirmed by the second button', async () => {
    ask()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('refuses until the name is typed, and says why', async () => {
    ask('Class 7 A')
    const name = page.getByRole('textbox')
    await userEvent.fill(name, 'Class 7')
    await userEvent.click(page.getByRole('button', { name: 'Delete' }))
    expect(confirm).not.toHaveBeenCalled()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription(/not the same name/)
    await userEvent.fill(name, ' Class  7 A')
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledTimes(1)
  })
})
