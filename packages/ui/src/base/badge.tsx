import { classNames } from './class-names.ts'
import styles from './badge.module.css'
import { toneClass } from './tone.ts'
import type { Tone } from './tone.ts'
import type { ReactNode } from 'react'

/** A count beside a word: new, waiting. Say what is counted in the text around it. */
export function Badge({ tone = 'accent', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={classNames('grounded', styles['badge'], toneClass(tone))}>{children}</span>
}
