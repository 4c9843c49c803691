import { describe, expect, test } from 'vitest'
import { checkStates, toggleNode, treeRows } from '../src/tables/tree-rules.ts'
import type { TreeNode } from '../src/tables/tree-rules.ts'

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
      { key: 'noor', label: 'Noor', isLazy: true },
    ],
  },
  { key: 'herat', label: 'Herat' },
]
const find = (key: string, among = nodes): TreeNode | undefined =>
  among.find((node) => node.key === key) ??
  among.map(({ children = [] }) => find(key, children)).find((node) => node !== undefined)
const node = (key: string) => find(key) as TreeNode

test('rows stand as they are open, each with its level and place', () => {
  const row = (open: string[]) =>
    treeRows(nodes, new Set(open)).map(
      ({ node: { key }, level, place, siblings }) => `${key} ${level} ${place}/${siblings}`,
    )
  expect(row([])).toEqual(['kabul 1 1/2', 'herat 1 2/2'])
  expect(row(['kabul'])).toEqual(['kabul 1 1/2', 'roshan 2 1/2', 'noor 2 2/2', 'herat 1 2/2'])
  expect(row(['roshan'])).toEqual(['kabul 1 1/2', 'herat 1 2/2'])
})

describe('a branch is checked', () => {
  test.each([
    [[], 'none', 'none'],
    [['7a'], 'some', 'some'],
    [['7a', '7b'], 'some', 'all'],
    [['7a', '7b', 'noor'], 'all', 'all'],
    [['kabul'], 'all', 'all'],
  ])('by %j: Kabul %s, Roshan %s', (chosen, kabul, roshan) => {
    const states = checkStates(nodes, new Set(chosen))
    expect(states.get('kabul')).toBe(kabul)
    expect(states.get('roshan')).toBe(roshan)
  })
})

describe('pressing', () => {
  test.each([
    ['a leaf chooses it', [], '7a', ['7a']],
    ['it again lets it go', ['7a'], '7a', []],
    ['a branch chooses its leaves', [], 'kabul', ['7a', '7b', 'noor']],
    ['a half-chosen branch chooses the rest', ['7b'], 'roshan', ['7a', '7b']],
    ['a chosen branch lets all go, and nothing else', ['7a', '7b', 'herat'], 'roshan', ['herat']],
    ['a leaf of a branch that was chosen before it was fetched leaves the others chosen', ['roshan'], '7a', ['7b']],
  ])('%s', (_, chosen, pressed, after) => {
    expect(toggleNode(nodes, new Set(chosen), node(pressed))).toEqual(after)
  })
})
