import { Star } from './motif.tsx'
import { Spinner } from './spinner.tsx'
import styles from './full-screen-loader.module.css'

/** Covers the page while there is nothing to do but wait; the text says for what. */
export function FullScreenLoader({ text }: { readonly text: string }) {
  return (
    <div className={styles['loader']} role="status">
      <Star>
        <Spinner size={1.75} />
      </Star>
      <p>{text}</p>
    </div>
  )
}
