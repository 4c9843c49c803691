import { directionalIcons, iconPaths } from './icon-paths.ts'
import styles from './icon.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

/** Every picture there is. */
export const iconNames = Object.keys(iconPaths) as readonly IconName[]

/** A picture beside words, hidden from screen readers: whatever it says must also be said in text. Size in rem. */
export function Icon({ name, size = 1.25 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className={classNames(styles['icon'], directionalIcons.has(name) && styles['turns'])}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
