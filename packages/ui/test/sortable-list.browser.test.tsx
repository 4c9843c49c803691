import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SortableList } from '../src/tables/sortable-list.tsx'
import { render } from './render.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined
const orders: string[] = []

afterEach(() => {
  rendered?.remove()
  rendered = undefined
  orders.length = 0
})

function Shown() {
  const [keys, setKeys] = useState<readonly string[]>(['A', 'B', 'C', 'D'])
  const reorder = (next: readonly string[]) => {
    orders.push(next.join(''))
    setKeys(next)
  }
  return (
    <SortableList label="Lessons" entries={keys.map((key) => ({ key, label: `Lesson ${key}` }))} onReorder={reorder} />
  )
}
const handle = (key: string) => page.getByRole('button', { name: `Move Lesson ${key}` })
const status = page.getByRole('status')
const drawn = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.replace('Lesson ', ''))
    .join('')

describe('by keyboard', () => {
  test('Space lifts, arrows move, Space puts down, each announced', async () => {
    rendered = render(<Shown />)
    await userEvent.tab()
    await expect.element(handle('A')).toHaveAccessibleDescription(/Space lifts/)
    await userEvent.keyboard(' ')
    await expect.element(status).toHaveTextContent('Lesson A is lifted: place 1 of 4.')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(status).toHaveTextContent('Lesson A: place 3 of 4.')
    expect(drawn()).toBe('BCAD')
    expect(orders).toEqual([])
    await expect.element(handle('A')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(status).toHaveTextContent('Lesson A is put down: place 3 of 4.')
    expect(orders).toEqual(['BCAD'])
  })

  test('Escape puts it back and changes nothing', async () => {
    rendered = render(<Shown />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{End}{Escape}')
    await expect.element(status).toHaveTextContent('Lesson A is back: place 1 of 4.')
    expect(drawn()).toBe('ABCD')
    expect(orders).toEqual([])
    await expect.element(handle('A')).toHaveFocus()
  })

  test('put down where it was, nothing is reported; the ends hold', async () => {
    rendered = render(<Shown />)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowUp} ')
    expect(orders).toEqual([])
    expect(drawn()).toBe('ABCD')
  })

  test('left for elsewhere, it stands where it was moved to', async () => {
    rendered = render(<Shown />)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.poll(() => orders).toEqual(['BACD'])
  })
})

test('by taps alone: the handle lifts and shows buttons that move', async () => {
  rendered = render(<Shown />)
  await userEvent.click(handle('B'))
  await userEvent.click(page.getByRole('button', { name: 'Move up' }))
  expect(drawn()).toBe('BACD')
  await userEvent.click(handle('B'))
  expect(orders).toEqual(['BACD'])
})

describe('by pointer', () => {
  const drag = (
    from: string,
    steps: readonly number[],
    type: 'pointerup' | 'pointercancel' = 'pointerup',
    pointerType = 'mouse',
  ) => {
    const grip = handle(from).element() as HTMLElement
    const { top, height } = grip.getBoundingClientRect()
    const at = top + height / 2
    const shared = { bubbles: true, cancelable: true, pointerId: 7, pointerType, button: 0 }
    grip.dispatchEvent(new PointerEvent('pointerdown', { ...shared, clientY: at }))
    for (const step of steps) window.dispatchEvent(new PointerEvent('pointermove', { ...shared, clientY: at + step }))
    window.dispatchEvent(new PointerEvent(type, { ...shared, clientY: at + (steps[steps.length - 1] ?? 0) }))
    if (type === 'pointerup' && steps.length > 0) grip.click()
  }
  const rowHeight = () => {
    const [first, second] = page
      .getByRole('listitem')
      .elements()
      .map((row) => row.getBoundingClientRect().top)
    return (second ?? 0) - (first ?? 0)
  }

  test.each(['mouse', 'touch'])(
    'a row dragged by %s lands where it is let go, and the click of letting go lifts nothing',
    async (pointerType) => {
      rendered = render(<Shown />)
      await expect.element(handle('A')).toBeVisible()
      const step = rowHeight()
      drag('A', [10, step, step * 2.1], 'pointerup', pointerType)
      await expect.poll(() => orders).toEqual(['BCAD'])
      await expect.element(status).toHaveTextContent('Lesson A is put down: place 3 of 4.')
      await expect.element(handle('A')).toHaveAttribute('aria-pressed', 'false')
      expect(
        page
          .getByRole('listitem')
          .elements()
          .map((row) => (row as HTMLElement).style.transform),
      ).toEqual(['', '', '', ''])
    },
  )

  test('a row dragged far beyond the list stays within it', async () => {
    rendered = render(<Shown />)
    await expect.element(handle('A')).toBeVisible()
    const row = page.getByRole('listitem').first().element()
    const list = page.getByRole('list').element()
    let bottom = 0
    const look = () => (bottom = row.getBoundingClientRect().bottom)
    window.addEventListener('pointercancel', look, { capture: true, once: true })
    drag('A', [5000], 'pointercancel')
    expect(Math.abs(bottom - list.getBoundingClientRect().bottom)).toBeLessThan(1)
  })

  test('a gesture that the browser takes away changes nothing', async () => {
    rendered = render(<Shown />)
    await expect.element(handle('D')).toBeVisible()
    drag('D', [-10, -rowHeight() * 3], 'pointercancel')
    await expect.poll(drawn).toBe('ABCD')
    expect(orders).toEqual([])
  })
})
