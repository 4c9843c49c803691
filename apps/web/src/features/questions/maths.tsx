import { mayHaveMaths, splitMaths } from '@maktab/domain/questions/maths'
import { Fragment, lazy, Suspense } from 'react'
import styles from './maths.module.css'

const DrawnMaths = lazy(async () => ({ default: (await import('./maths-drawn.tsx')).DrawnMaths }))

/**
 * A text with its maths drawn: TeX between `\(` and `\)`, `\[` and `\]`, or `$` and `$`. Maths runs from the left in every language, and is MathML
 * for those who hear it. Until the library is there, and where it cannot be had, the TeX itself stands in its place.
 */
export function MathsText({ text }: { readonly text: string }) {
  if (!mayHaveMaths(text)) return text
  return splitMaths(text).map((part, at) =>
    part.kind === 'text' ? (
      // eslint-disable-next-line react/no-array-index-key -- Parts of one text have no other name.
      <Fragment key={at}>{part.text}</Fragment>
    ) : (
      // eslint-disable-next-line react/no-array-index-key -- Parts of one text have no other name.
      <span key={at} dir="ltr" className={styles[part.isBlock ? 'block' : 'inline']}>
        <Suspense fallback={<code>{part.tex}</code>}>
          <DrawnMaths tex={part.tex} isBlock={part.isBlock} />
        </Suspense>
      </span>
    ),
  )
}
