import { classNames } from '../base/class-names.ts'
import { useLanguage } from '../base/words.tsx'
import styles from './reading-text.module.css'
import type { ReactNode } from 'react'

interface ReadingTextProps {
  /** Tag of the text's own language where it is not the page's: `ur-PK`. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** Text that is read at length: an article, a story. Urdu is set in Nastaliq, as readers of it know it from books. */
export function ReadingText({ lang, children }: ReadingTextProps) {
  const language = useLanguage()
  const isUrdu = /^ur(-|$)/i.test(lang ?? language.tag)
  return (
    <div
      className={classNames(styles['text'], isUrdu && styles['nastaliq'])}
      lang={lang}
      dir={lang === undefined ? undefined : 'auto'}
    >
      {children}
    </div>
  )
}
