import { Breadcrumbs } from '@maktab/ui/layout/breadcrumbs'
import { drawLink } from './draw-link.tsx'

interface PathProps {
  /** From the outermost place inwards. */
  readonly over: readonly { readonly label: string; readonly href: string }[]
  /** The name of this screen. */
  readonly here: string
}

/** Where a screen hangs: the way back, each step a link. */
export function Path({ over, here }: PathProps) {
  const crumbs = [...over, { label: here, href: '' }].map((crumb, index) => ({ ...crumb, key: String(index) }))
  return <Breadcrumbs crumbs={crumbs} drawLink={drawLink} />
}
