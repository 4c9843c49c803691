import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../src/base.css'
import type { ReactNode } from 'react'

export interface Rendered {
  readonly root: HTMLElement
  readonly show: (node: ReactNode) => void
  readonly remove: () => void
}

/** Draws parts into the page of the test, in a direction of script. */
export function render(node: ReactNode, { dir = 'ltr', lang = 'en' }: { readonly dir?: 'ltr' | 'rtl'; readonly lang?: string } = {}): Rendered {
  document.documentElement.dir = dir
  document.documentElement.lang = lang
  const root = document.createElement('div')
  document.body.append(root)
  const tree = createRoot(root)
  const show = (next: ReactNode) => flushSync(() => tree.render(next))
  show(node)
  return {
    root,
    show,
    remove: () => {
      tree.unmount()
      root.remove()
    },
  }
}
