import styles from './spinner.module.css'

/** Something is going on. Silent: the words beside it say what. */
export function Spinner({ size = 1.125 }: { readonly size?: number }) {
  return (
    <span
      className={`rigid ${styles['spinner']}`}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
      aria-hidden="true"
    />
  )
}
