import { useEffect, useSyncExternalStore } from 'react'
import { entranceIconPaths } from './entrance-icon-paths.ts'
import styles from './icon.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

/** Those that point along the line of reading, and turn with it. */
const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'chevron',
  'previous',
  'back',
  'send',
  'logout',
  'article',
  'external',
  'trendUp',
  'trendDown',
  'trendLevel',
])

type Paths = Readonly<Partial<Record<IconName, string>>>

// Those of the way in; all others come with `all-icons`, or are fetched when the first of them is drawn.
let known: Paths = entranceIconPaths
const listeners = new Set<() => void>()

export function addIcons(paths: Paths): void {
  known = paths
  for (const tell of listeners) tell()
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function usePath(name: IconName): string | undefined {
  const path = useSyncExternalStore(listen, () => known[name])
  useEffect(() => {
    // Without a network the words beside it stand alone.
    if (path === undefined) import('./all-icons.tsx').catch(() => undefined)
  }, [path])
  return path
}

/** A picture beside words, hidden from screen readers: whatever it says must also be said in text. Size in rem. */
export function Icon({ name, size = 1.25 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className={classNames(styles['icon'], directionalIcons.has(name) && styles['turns'])}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={usePath(name)} />
    </svg>
  )
}
