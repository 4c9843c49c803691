import type { ReactNode } from 'react'

/** A name in a script of its own: takes its own direction and does not disturb the line. */
export function Isolated({ children }: { readonly children: ReactNode }) {
  return <bdi>{children}</bdi>
}

/** A number, code, address or fraction that is read from left to right in every script: "10/5" never turns into "5/10". */
export function LeftToRight({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
