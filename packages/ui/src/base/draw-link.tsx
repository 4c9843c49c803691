import type { ReactNode } from 'react'

/** Draws a link; the router's own, so that a page does not reload. */
export type DrawLink = (link: {
  readonly href: string
  readonly className: string
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}) => ReactNode

export const plainLink: DrawLink = ({ children, ...link }) => <a {...link}>{children}</a>
