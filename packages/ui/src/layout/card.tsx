import { classNames } from '../base/class-names.ts'
import styles from './card.module.css'
import type { ReactNode } from 'react'

interface CardProps {
  readonly heading?: ReactNode
  /** Level of the heading in the outline of the page. */
  readonly level?: 2 | 3 | 4
  /** Buttons in the corner. */
  readonly actions?: ReactNode
  /** The heading holds a link, and the whole card leads there. */
  readonly isLink?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A sheet on the page. */
export function Card({ heading, level = 2, actions, isLink = false, className, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className={classNames(styles['card'], isLink && styles['link'], className)}>
      {(heading !== undefined || actions !== undefined) && (
        <header className="flex wrap middle between gap-2-4">
          {heading !== undefined && <Heading className={styles['heading']}>{heading}</Heading>}
          {actions !== undefined && <div className={`relative flex gap-2 ${styles['actions']}`}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
