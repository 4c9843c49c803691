import { Emblem } from '../base/emblem.tsx'
import styles from './full-screen-loader.module.css'

/** Covers the page while there is nothing to do but wait; the text says for what. */
export function FullScreenLoader({ text }: { readonly text: string }) {
  return (
    <div className={`grid text-centre ${styles['loader']}`} role="status">
      <Emblem kind="waiting" />
      <p>{text}</p>
    </div>
  )
}
