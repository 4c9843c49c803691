import { Icon } from '../base/icon.tsx'
import styles from './accordion.module.css'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly summary: ReactNode
  /** Beside the summary, smaller: "3 of 5". */
  readonly note?: ReactNode
  /** Level of the summary in the outline of the page, where it heads a part of it. */
  readonly level?: 2 | 3 | 4
  readonly isOpenAtFirst?: boolean
  /** Those of one group fold the others, in browsers that know how; elsewhere several stay open. */
  readonly group?: string
  readonly children: ReactNode
}

/** A heading that unfolds what belongs to it. The browser's own details: found by the search of the page, and by keyboard. */
export function Disclosure({ summary, note, level, isOpenAtFirst = false, group, children }: DisclosureProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details className={styles['details']} name={group} open={isOpenAtFirst || undefined}>
      <summary className={`flex middle gap-3 bare ${styles['summary']}`}>
        <Heading className={styles['heading']}>{summary}</Heading>
        {note !== undefined && <span className={`rigid soft small ${styles['note']}`}>{note}</span>}
        <span className={`inline-flex rigid soft ${styles['mark']}`}>
          <Icon name="expand" size={1.125} />
        </span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  )
}

/** Disclosures one below the other, as one sheet. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className={`edged surface clipped ${styles['sheet']}`}>{children}</div>
}
