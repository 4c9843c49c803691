import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../src/base/button.tsx'
import { Dialog } from '../src/overlays/dialog.tsx'
import { Popover } from '../src/overlays/popover.tsx'
import { Tooltip } from '../src/overlays/tooltip.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const explained = (
  <Tooltip text="Learners see it from then on">{(id) => <Button aria-describedby={id}>Return</Button>}</Tooltip>
)
const button = page.getByRole('button', { name: 'Return' })
const tip = page.getByRole('tooltip')

test('a tip describes its button always, and shows with the focus of the keyboard', async () => {
  rendered = render(explained)
  await expect.element(button).toHaveAccessibleDescription('Learners see it from then on')
  await expect.element(tip).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a tip shows under a resting pointer, stays while that is on the tip, and goes with it', async () => {
  rendered = render(
    <div style={{ padding: '100px' }}>
      {explained}
      <p>Elsewhere</p>
    </div>,
  )
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
  await userEvent.hover(tip)
  await expect.element(tip).toBeVisible()
  await userEvent.hover(page.getByText('Elsewhere'))
  await expect.element(tip).not.toBeInTheDocument()
})

test('Escape takes the tip alone, not the dialog around it', async () => {
  const close = vi.fn()
  rendered = render(
    <Dialog isOpen heading="Class" onClose={close}>
      {explained}
    </Dialog>,
  )
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
})

const filter = page.getByRole('button', { name: 'Filter' })
const sheet = page.getByRole('dialog', { name: 'Filter' })
const popover = (
  <>
    <Popover label="Filter">
      {(close) => (
        <>
          <input aria-label="From" />
          <Button onClick={close}>Done</Button>
        </>
      )}
    </Popover>
    <button type="button">After</button>
  </>
)

test('a popover takes the focus in, Escape gives it back', async () => {
  rendered = render(popover)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('From')).toHaveFocus()
  await expect.element(filter).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(filter).toHaveFocus()
})

test('a popover folds when it is left by Tab, and by its own button', async () => {
  rendered = render(popover)
  await userEvent.click(filter)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await expect.element(sheet).not.toBeInTheDocument()
  await userEvent.click(filter)
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(filter).toHaveFocus()
})
