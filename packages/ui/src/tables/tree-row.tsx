import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { useT } from '../base/words.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './tree.module.css'
import type { CSSProperties } from 'react'
import type { CheckState, TreeNode, TreeRow } from './tree-rules.ts'

interface TreeRowViewProps extends Omit<TreeRow, 'parentKey'> {
  readonly isOpen: boolean
  /** The one row that Tab stops at. */
  readonly isStop: boolean
  readonly isChosen: boolean
  /** Absent where one is chosen, not many. */
  readonly check: CheckState | undefined
  readonly onFlip: (node: TreeNode) => void
  readonly onChoose: (node: TreeNode) => void
}

const checked = { all: true, some: 'mixed', none: false } as const

/** A row of a tree: the fold, the box, the name. Keys are the tree's. */
export function TreeRowView({
  node,
  level,
  place,
  siblings,
  isBranch,
  isOpen,
  isStop,
  isChosen,
  check,
  onFlip,
  onChoose,
}: TreeRowViewProps) {
  const isFetching = isOpen && node.isLazy === true && node.children === undefined
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      data-key={node.key}
      className={classNames(
        'flex middle gap-2 touch rounded-small',
        styles['row'],
        check === undefined && isChosen && styles['chosen'],
      )}
      style={{ '--level': level } as CSSProperties}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isBranch ? isOpen : undefined}
      aria-selected={check === undefined ? isChosen : undefined}
      aria-checked={check === undefined ? undefined : checked[check]}
      aria-busy={isFetching || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-fold]') !== null) onFlip(node)
        else onChoose(node)
      }}
    >
      {isBranch ? (
        <span className={classNames(styles['fold'], isOpen && styles['open'])} data-fold="" aria-hidden="true">
          <Icon name="chevron" size={1.125} />
        </span>
      ) : (
        <span className={styles['leaf']} />
      )}
      {check !== undefined && (
        <span
          className={classNames(
            'grid rigid centred rounded-small surface',
            styles['box'],
            check !== 'none' && styles['filled'],
          )}
          aria-hidden="true"
        >
          {check !== 'none' && <Icon name={check === 'all' ? 'check' : 'subtract'} size={1} />}
        </span>
      )}
      <bdi className={`shrink ${styles['label']}`}>{node.label}</bdi>
      {isFetching ? (
        <Fetching />
      ) : (
        node.note !== undefined && <span className={`rigid soft small ${styles['note']}`}>{node.note}</span>
      )}
      {check === undefined && isChosen && <Icon name="check" size={1.125} />}
    </div>
  )
}

function Fetching() {
  const t = useT()
  return (
    <span className={`rigid soft small ${styles['note']}`} role="status">
      <Spinner /> {t('frame.loading')}
    </span>
  )
}
