/** KaTeX, and what it may not do. Only ever loaded when a text has maths. */
import katex from 'katex'
import 'katex/dist/katex-swap.min.css'
import { useLayoutEffect, useRef } from 'react'

/** No links, pictures or styles of the text's own; nothing larger than a line can hold; no macro that grows without end. */
const limits = {
  trust: false,
  maxSize: 10,
  maxExpand: 300,
  strict: 'ignore',
  throwOnError: false,
  output: 'htmlAndMathml',
  errorColor: 'currentColor',
} as const

/** Drawn as elements, never as markup. What cannot be read as TeX stands there as it was written. */
export function DrawnMaths({ tex, isBlock }: { readonly tex: string; readonly isBlock: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (place.current) katex.render(tex, place.current, { ...limits, displayMode: isBlock })
  }, [tex, isBlock])
  return <span ref={place} />
}
