import type { Locale } from '@maktab/i18n/languages'
import type { ReactNode } from 'react'
import styles from './kit.module.css'

/** In the order of the index. */
export const groups = [
  'frame',
  'actions',
  'fields',
  'dates',
  'overlays',
  'navigation',
  'feedback',
  'tables',
  'charts',
  'text',
  'school',
] as const

/** One part of the kit, in every state that it has. A file `sections/<part>.kit.tsx` exports it as `section`. */
export interface KitSection {
  /** The part's file name in packages/ui: `button`. */
  readonly key: string
  readonly group: (typeof groups)[number]
  /** The states, in the language at hand. A component, so that it may keep state. */
  readonly States: (props: { readonly locale: Locale }) => ReactNode
}

interface KitStateProps {
  readonly name: string
  readonly children: ReactNode
  readonly isWide?: boolean
  /** The first control in it opens what the part is about; the tests look at that as well. */
  readonly opens?: boolean
}

/** A state of a part under its name. */
export function KitState({ name, children, isWide = false, opens = false }: KitStateProps) {
  return (
    <figure
      className={isWide ? `${styles['state']} ${styles['wide']}` : styles['state']}
      data-state={name}
      data-opens={opens ? '' : undefined}
    >
      <figcaption className={styles['name']} lang="en" dir="ltr">
        {name}
      </figcaption>
      <div className={styles['part']}>{children}</div>
    </figure>
  )
}
