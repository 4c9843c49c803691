import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tree } from '../src/tables/tree.tsx'
import { render } from './render.tsx'
import type { TreeNode } from '../src/tables/tree.tsx'
import type { Rendered } from './render.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.remove()
  rendered = undefined
})

const nodes: readonly TreeNode[] = [
  {
    key: 'kabul',
    label: 'Kabul',
    children: [
      {
        key: 'roshan',
        label: 'Roshan',
        children: [
          { key: '7a', label: '7 A' },
          { key: '7b', label: '7 B' },
        ],
      },
      { key: 'noor', label: 'Noor' },
    ],
  },
  { key: 'herat', label: 'هرات' },
]
const row = (name: string) => page.getByRole('treeitem', { name })
const chosenNow: string[][] = []

function Shown({
  choice = 'one',
  first = [],
  open = [],
}: {
  readonly choice?: 'one' | 'many'
  readonly first?: readonly string[]
  readonly open?: readonly string[]
}) {
  const [chosen, setChosen] = useState(first)
  const choose = (keys: readonly string[]) => {
    chosenNow.push([...keys])
    setChosen(keys)
  }
  return <Tree label="Schools" nodes={nodes} choice={choice} chosen={chosen} onChoose={choose} openAtFirst={open} />
}

describe.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('a tree read %s', (dir, inwards, outwards) => {
  test('opens and folds by the arrows that point inwards and outwards', async () => {
    rendered = render(<Shown />, { dir })
    await userEvent.tab()
    await expect.element(row('Kabul')).toHaveFocus()
    await expect.element(row('Kabul')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(inwards)
    await expect.element(row('Kabul')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(row('Kabul')).toHaveFocus()
    await userEvent.keyboard(inwards)
    await expect.element(row('Roshan')).toHaveFocus()
    await expect.element(row('Roshan')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard(inwards + inwards)
    await expect.element(row('7 A')).toHaveFocus()
    await userEvent.keyboard(outwards)
    await expect.element(row('Roshan')).toHaveFocus()
    await userEvent.keyboard(outwards)
    await expect.element(row('Roshan')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(row('7 A')).not.toBeInTheDocument()
    await userEvent.keyboard(outwards)
    await expect.element(row('Kabul')).toHaveFocus()
  })
})

test('up, down, Home, End and letters walk the rows that are open; the ends do not turn over', async () => {
  rendered = render(<Shown open={['kabul']} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(row('Kabul')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(row('Noor')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowDown}')
  await expect.element(row('هرات')).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(row('Roshan')).toHaveFocus()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ھ', bubbles: true, cancelable: true }))
  await expect.element(row('Roshan')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(row('Kabul')).toHaveFocus()
})

test('* opens all siblings', async () => {
  rendered = render(<Shown open={['kabul']} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}*')
  await expect.element(row('7 A')).toBeVisible()
})

test('one is chosen by Enter, and says so; Tab comes back to it', async () => {
  rendered = render(<Shown open={['kabul']} first={['noor']} />)
  await userEvent.tab()
  await expect.element(row('Noor')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(row('Roshan')).toHaveAttribute('aria-selected', 'true')
  await expect.element(row('Noor')).toHaveAttribute('aria-selected', 'false')
})

test('boxes fill branches by halves and whole, by key and by press', async () => {
  chosenNow.length = 0
  rendered = render(<Shown choice="many" open={['kabul', 'roshan']} />)
  await userEvent.click(row('7 A'))
  await expect.element(row('7 A')).toHaveAttribute('aria-checked', 'true')
  await expect.element(row('Roshan')).toHaveAttribute('aria-checked', 'mixed')
  await userEvent.keyboard('{ArrowUp} ')
  await expect.element(row('Roshan')).toHaveAttribute('aria-checked', 'true')
  await expect.element(row('Kabul')).toHaveAttribute('aria-checked', 'mixed')
  await userEvent.keyboard(' ')
  await expect.element(row('Kabul')).toHaveAttribute('aria-checked', 'false')
  expect(chosenNow).toEqual([['7a'], ['7a', '7b'], []])
})

test('a press on the fold opens a branch without choosing it', async () => {
  chosenNow.length = 0
  rendered = render(<Shown />)
  const fold = rendered.root.querySelector('[data-fold]') as HTMLElement
  await userEvent.click(fold)
  await expect.element(row('Roshan')).toBeVisible()
  expect(chosenNow).toEqual([])
})

test('a branch that is not there yet is asked for once, and says that it comes', async () => {
  const fetch = vi.fn()
  const lazy = (children?: readonly TreeNode[]) => (
    <Tree
      label="Schools"
      nodes={[{ key: 'kabul', label: 'Kabul', isLazy: true, ...(children && { children }) }]}
      choice="one"
      chosen={[]}
      onChoose={vi.fn()}
      onFetch={fetch}
    />
  )
  rendered = render(lazy())
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => fetch.mock.calls).toEqual([['kabul']])
  await userEvent.keyboard('*')
  rendered.show(lazy())
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  rendered.show(lazy([{ key: 'roshan', label: 'Roshan' }]))
  await expect.element(row('Roshan')).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

test('a branch that did not come is asked for again when it is opened again, and one open at first is asked for too', async () => {
  const fetch = vi.fn()
  rendered = render(
    <Tree
      label="Schools"
      nodes={[{ key: 'kabul', label: 'Kabul', isLazy: true }]}
      choice="one"
      chosen={[]}
      onChoose={vi.fn()}
      onFetch={fetch}
      openAtFirst={['kabul']}
    />,
  )
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.poll(() => fetch.mock.calls.length).toBe(2)
})
