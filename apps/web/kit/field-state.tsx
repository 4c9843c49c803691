import type { ReactNode } from 'react'
import { KitState } from './section.tsx'

/** A state of a field, as wide as fields stand in a form. */
export function FieldState({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <KitState name={name}>
      <div style={{ inlineSize: 'min(20rem, 84vw)' }}>{children}</div>
    </KitState>
  )
}
