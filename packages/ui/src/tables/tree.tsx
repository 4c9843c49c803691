import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { findByLetters, isTyping, typeLetter } from '../overlays/menu-type-ahead.ts'
import { checkStates, toggleNode, treeRows } from './tree-rules.ts'
import { TreeRowView } from './tree-row.tsx'
import styles from './tree.module.css'
import type { KeyboardEvent } from 'react'
import type { Typed } from '../overlays/menu-type-ahead.ts'
import type { TreeNode, TreeRow } from './tree-rules.ts'

export type { TreeNode } from './tree-rules.ts'

interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** `one` marks the row that was pressed; `many` has boxes, and a branch stands for its leaves. */
  readonly choice: 'one' | 'many'
  /** Chosen keys: at most one, or leaves. */
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
  /** A lazy branch stands open: hand in its children with the next `nodes`. Asked once each time it is opened. */
  readonly onFetch?: (key: string) => void
  readonly openAtFirst?: readonly string[]
}

/**
 * Places within places (WAI-ARIA tree): region, institution, class. Up and down walk; the arrow that points inwards opens,
 * the other folds, turned with the script; Home, End, typed letters jump; * opens all siblings; Space and Enter choose.
 */
export function Tree({ label, nodes, choice, chosen, onChoose, onFetch, openAtFirst = [] }: TreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>(undefined)
  const asked = useRef<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst))
  const [entered, setEntered] = useState<string>()
  const rows = useMemo(() => treeRows(nodes, open), [nodes, open])
  const chosenKeys = useMemo(() => new Set(chosen), [chosen])
  const states = useMemo(
    () => (choice === 'many' ? checkStates(nodes, chosenKeys) : undefined),
    [choice, nodes, chosenKeys],
  )
  const isEnteredShown = rows.some(({ node }) => node.key === entered)
  const stop = isEnteredShown ? entered : (rows.find(({ node }) => chosenKeys.has(node.key)) ?? rows[0])?.node.key

  // Rows are drawn again only when they change themselves, so what they call must stay the same function.
  const latest = useRef({ nodes, chosenKeys, choice, onChoose, open })
  useLayoutEffect(() => {
    latest.current = { nodes, chosenKeys, choice, onChoose, open }
  })
  useEffect(() => {
    const waiting = rows.filter(({ node }) => open.has(node.key) && node.isLazy === true && node.children === undefined)
    const before = asked.current
    asked.current = new Set(waiting.map(({ node }) => node.key))
    for (const { node } of waiting) if (!before.has(node.key)) onFetch?.(node.key)
  }, [rows, open, onFetch])
  const turn = useCallback((keys: readonly TreeNode[], isOpen: boolean) => {
    setOpen((shown) => {
      const next = new Set(shown)
      for (const { key } of keys) {
        if (isOpen) next.add(key)
        else next.delete(key)
      }
      return next
    })
  }, [])
  const flip = useCallback((node: TreeNode) => turn([node], !latest.current.open.has(node.key)), [turn])
  const choose = useCallback((node: TreeNode) => {
    const now = latest.current
    setEntered(node.key)
    now.onChoose(now.choice === 'one' ? [node.key] : toggleNode(now.nodes, now.chosenKeys, node))
  }, [])

  const elementOf = (key: string) => tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  const enter = (row: TreeRow | undefined) => {
    if (row === undefined) return
    setEntered(row.node.key)
    elementOf(row.node.key)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ node }) => node.key === stop)
    const row = rows[at]
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const isTurned = tree.current !== null && getComputedStyle(tree.current).direction === 'rtl'
    const { node } = row
    const isOpen = open.has(node.key)
    const inwards = () =>
      row.isBranch && !isOpen ? turn([node], true) : rows[at + 1]?.parentKey === node.key && enter(rows[at + 1])
    const outwards = () =>
      row.isBranch && isOpen ? turn([node], false) : enter(rows.find((one) => one.node.key === row.parentKey))
    const keys: Record<string, () => unknown> = {
      ArrowDown: () => enter(rows[at + 1]),
      ArrowUp: () => enter(rows[at - 1]),
      Home: () => enter(rows[0]),
      End: () => enter(rows[rows.length - 1]),
      ArrowRight: isTurned ? outwards : inwards,
      ArrowLeft: isTurned ? inwards : outwards,
      Enter: () => choose(node),
      ' ': () => choose(node),
      '*': () =>
        turn(
          rows.filter((one) => one.parentKey === row.parentKey && one.isBranch).map((one) => one.node),
          true,
        ),
    }
    const act = keys[event.key]
    if (act !== undefined) {
      event.preventDefault()
      act()
    } else if (isTyping(event)) {
      event.preventDefault()
      typed.current = typeLetter(typed.current, event.key, event.timeStamp)
      const found = findByLetters(
        rows.map((one) => one.node.label),
        at,
        typed.current.letters,
      )
      if (found !== undefined) enter(rows[found])
    }
  }

  return (
    <div
      ref={tree}
      role="tree"
      className={`grid ${styles['tree']}`}
      aria-label={label}
      aria-multiselectable={choice === 'many' || undefined}
      tabIndex={-1}
      onKeyDown={press}
      onFocus={(event) => {
        const key = event.target.dataset['key']
        if (key !== undefined) setEntered(key)
      }}
    >
      {rows.map((row) => (
        <Row
          key={row.node.key}
          node={row.node}
          level={row.level}
          place={row.place}
          siblings={row.siblings}
          isBranch={row.isBranch}
          isOpen={open.has(row.node.key)}
          isStop={row.node.key === stop}
          isChosen={chosenKeys.has(row.node.key)}
          check={states?.get(row.node.key)}
          onFlip={flip}
          onChoose={choose}
        />
      ))}
    </div>
  )
}

const Row = memo(TreeRowView)
