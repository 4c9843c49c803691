import { classNames } from '../base/class-names.ts'
import styles from './layout.module.css'
import type { CSSProperties, ReactNode } from 'react'

/** Steps of the space scale. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7

interface LayoutProps {
  readonly gap?: Gap
  readonly className?: string | undefined
  readonly children: ReactNode
}

const spaced = (gap: Gap): CSSProperties => ({ gap: `var(--space-${gap})` })

/** One below the other. */
export function Stack({ gap = 4, className, children }: LayoutProps) {
  return (
    <div className={classNames(styles['stack'], className)} style={spaced(gap)}>
      {children}
    </div>
  )
}

/** Side by side, wrapping where there is no room. */
export function Row({
  gap = 3,
  className,
  children,
  justify = 'start',
}: LayoutProps & { readonly justify?: 'start' | 'between' | 'end' }) {
  return (
    <div className={classNames('flex wrap middle', styles[justify], className)} style={spaced(gap)}>
      {children}
    </div>
  )
}

/** Columns of at least `narrowest` rem, as many as fit. */
export function Grid({ gap = 4, narrowest = 16, className, children }: LayoutProps & { readonly narrowest?: number }) {
  return (
    <div
      className={classNames('grid', className)}
      style={{ ...spaced(gap), gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}rem), 1fr))` }}
    >
      {children}
    </div>
  )
}

interface PageHeadingProps {
  readonly title: ReactNode
  /** A line below: of which class, as of when. */
  readonly note?: ReactNode
  /** A link to where this page hangs. */
  readonly back?: ReactNode
  readonly actions?: ReactNode
}

/** The first thing of a screen. The heading takes the focus when the page changes: `id="page-heading"`. */
export function PageHeading({ title, note, back, actions }: PageHeadingProps) {
  return (
    <header className={`flex wrap between ${styles['page']}`}>
      <div className="shrink">
        {back}
        <h1 id="page-heading" tabIndex={-1}>
          {title}
        </h1>
        {note !== undefined && <p className="soft">{note}</p>}
      </div>
      {actions !== undefined && <div className="flex wrap gap-3">{actions}</div>}
    </header>
  )
}
