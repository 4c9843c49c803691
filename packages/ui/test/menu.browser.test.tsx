import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../src/overlays/dialog.tsx'
import { Menu, MenuItem, menuLinkProps } from '../src/overlays/menu.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined
const choose = vi.fn()
const button = page.getByRole('button', { name: 'Actions' })
const item = (name: string) => page.getByRole('menuitem', { name })
const names = ['Rename', 'Move', 'Return', 'کابل', 'کندهار']

function Actions() {
  return (
    <Menu label="Actions" icon="more">
      {names.map((name) => (
        <MenuItem key={name} onClick={() => choose(name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

beforeEach(() => {
  choose.mockClear()
})
afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

describe('a menu', () => {
  test.each([
    ['{Enter}', 'Rename'],
    [' ', 'Rename'],
    ['{ArrowDown}', 'Rename'],
    ['{ArrowUp}', 'کندهار'],
  ])('opens with %s and stands at %s', async (key, first) => {
    rendered = render(<Actions />)
    await userEvent.tab()
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard(key)
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    await expect.element(item(first)).toHaveFocus()
  })

  test('is walked by arrows round both ends, by Home and End', async () => {
    rendered = render(<Actions />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect.element(item('Move')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(item('کندهار')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{End}{Home}')
    await expect.element(item('Rename')).toHaveFocus()
  })

  test('goes where typed letters lead', async () => {
    rendered = render(<Actions />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('ret')
    await expect.element(item('Return')).toHaveFocus()
  })

  test('goes where letters of an Arabic keyboard lead, though its ك is another', async () => {
    rendered = render(<Actions />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    for (const key of ['ك', 'ن'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await expect.element(item('کندهار')).toHaveFocus()
  })

  test('Escape folds it, gives the focus back and chooses nothing', async () => {
    rendered = render(<Actions />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(choose).not.toHaveBeenCalled()
  })

  test('a choice is made once and folds it', async () => {
    rendered = render(<Actions />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(choose.mock.calls).toEqual([['Move']])
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('Tab folds it and goes on after the button', async () => {
    rendered = render(
      <>
        <Actions />
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press outside folds it', async () => {
    rendered = render(
      <>
        <Actions />
        <p style={{ marginBlockStart: '400px' }}>Elsewhere</p>
      </>,
    )
    await userEvent.click(button)
    await expect.element(item('Move')).toBeVisible()
    await userEvent.click(page.getByText('Elsewhere'))
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a long list is 350 px high and scrolls, and what is walked to is in sight (seed 000 §9)', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `Choice ${number}`)
    rendered = render(
      <Menu label="Many">
        {names.map((name) => (
          <MenuItem key={name} onClick={() => undefined}>
            {name}
          </MenuItem>
        ))}
      </Menu>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Many' }))
    const list = page.getByRole('menu').element()
    const sheet = list.closest<HTMLElement>('[class*="layer"]') ?? (list as HTMLElement)
    expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(350)
    expect(sheet.scrollHeight).toBeGreaterThan(700)
    await userEvent.keyboard('{End}')
    const [last, edge] = [
      page.getByRole('menuitem', { name: 'Choice 29' }).element().getBoundingClientRect(),
      sheet.getBoundingClientRect(),
    ]
    expect(last.bottom).toBeLessThanOrEqual(edge.bottom)
  })

  test('a link in it is pressed by Space as by Enter', async () => {
    rendered = render(
      <Menu label="Actions">
        <a href="#there" {...menuLinkProps}>
          There
        </a>
      </Menu>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect.poll(() => window.location.hash).toBe('#there')
    window.history.replaceState(null, '', window.location.pathname)
  })

  test('Escape within a dialog folds the menu alone', async () => {
    const close = vi.fn()
    rendered = render(
      <Dialog isOpen heading="Class" onClose={close}>
        <Actions />
      </Dialog>,
    )
    await userEvent.click(button)
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => close.mock.calls.length).toBe(1)
  })

  test.each(['ltr', 'rtl'] as const)('keeps to the end of its button and within the page, read %s', async (dir) => {
    rendered = render(
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span />
        <div style={{ transform: 'translateX(3px)' }}>
          <Actions />
        </div>
      </div>,
      { dir },
    )
    await userEvent.click(button)
    const list = (
      (document.querySelector('[role=menu]') as HTMLElement).parentElement as HTMLElement
    ).getBoundingClientRect()
    const pressed = (rendered.root.querySelector('button') as HTMLElement).getBoundingClientRect()
    const edges = dir === 'ltr' ? [list.right, pressed.right] : [list.left, pressed.left]
    expect(list.left).toBeGreaterThanOrEqual(0)
    expect(list.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 99))).toBeLessThanOrEqual(12)
    expect(list.top).toBeGreaterThan(pressed.bottom)
  })

  test('folds when its button is scrolled out of sight', async () => {
    rendered = render(
      <div style={{ blockSize: '4000px' }}>
        <Actions />
      </div>,
    )
    await userEvent.click(button)
    await expect.element(item('Rename')).toHaveFocus()
    window.scrollTo(0, 2000)
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    window.scrollTo(0, 0)
  })
})

test('one of a choice says which', async () => {
  rendered = render(
    <Menu label="Sort">
      <MenuItem isCurrent onClick={choose}>
        Name
      </MenuItem>
      <MenuItem isCurrent={false} onClick={choose}>
        Score
      </MenuItem>
    </Menu>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Sort' }))
  await expect.element(page.getByRole('menuitemradio', { name: 'Name' })).toBeChecked()
  await expect.element(page.getByRole('menuitemradio', { name: 'Score' })).not.toBeChecked()
})
