/** A branch or leaf: a region, an institution, a class. */
export interface TreeNode {
  readonly key: string
  readonly label: string
  /** Beside the label: "12 classes". */
  readonly note?: string
  readonly children?: readonly TreeNode[]
  /** Has children that were not fetched yet. */
  readonly isLazy?: boolean
}

export interface TreeRow {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  /** Place among its siblings, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
  readonly parentKey: string | undefined
  readonly isBranch: boolean
}

export type CheckState = 'all' | 'some' | 'none'

const isBranch = (node: TreeNode) => node.isLazy === true || (node.children?.length ?? 0) > 0

/** The rows that stand open, from top to bottom. */
export function treeRows(nodes: readonly TreeNode[], open: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = []
  const add = (level: number, siblings: readonly TreeNode[], parentKey: string | undefined) => {
    for (const [index, node] of siblings.entries()) {
      rows.push({ node, level, place: index + 1, siblings: siblings.length, parentKey, isBranch: isBranch(node) })
      if (open.has(node.key) && node.children !== undefined) add(level + 1, node.children, node.key)
    }
  }
  add(1, nodes, undefined)
  return rows
}

/** Keys without children of their own below a node, itself where it has none: what choosing it chooses. */
export function leavesOf(node: TreeNode): readonly string[] {
  if (node.children === undefined || node.children.length === 0) return [node.key]
  return node.children.flatMap(leavesOf)
}

/** How far each node is chosen, in one walk. A chosen branch counts for all below it. */
export function checkStates(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  const walk = (node: TreeNode, isWithinChosen: boolean): CheckState => {
    const isChosen = isWithinChosen || chosen.has(node.key)
    const below = (node.children ?? []).map((child) => walk(child, isChosen))
    let state: CheckState = isChosen ? 'all' : 'none'
    if (below.length > 0)
      state = below.every((one) => one === 'all') ? 'all' : below.every((one) => one === 'none') ? 'none' : 'some'
    states.set(node.key, state)
    return state
  }
  for (const node of nodes) walk(node, false)
  return states
}

/**
 * The chosen keys after a node was pressed: all below it, or none of them where all were chosen. Keys come back as leaves
 * in the order of the tree; a branch that is not fetched yet stands for itself, and falls into its leaves once they are there.
 */
export function toggleNode(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
  pressed: TreeNode,
): readonly string[] {
  const states = checkStates(nodes, chosen)
  const affected = new Set(leavesOf(pressed))
  const isAdding = states.get(pressed.key) !== 'all'
  return nodes.flatMap(leavesOf).filter((leaf) => (affected.has(leaf) ? isAdding : states.get(leaf) === 'all'))
}
