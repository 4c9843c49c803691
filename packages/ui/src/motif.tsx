import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './motif.module.css'
import type { ReactNode } from 'react'

const tile = 48

/** Corners of an eight-pointed star that touches its four neighbours: two squares, one turned by an eighth. */
function star(centre: number, reach: number): string {
  const corners: string[] = []
  const dent = reach / Math.SQRT2 / Math.cos(Math.PI / 8)
  for (let corner = 0; corner < 16; corner += 1) {
    const distance = corner % 2 === 0 ? reach : dent
    const angle = (corner * Math.PI) / 8
    corners.push(`${(centre + distance * Math.cos(angle)).toFixed(2)},${(centre + distance * Math.sin(angle)).toFixed(2)}`)
  }
  return corners.join(' ')
}

/** Stars and crosses, as on the tiles of Herat: the ground of panels. Ornament only. */
export function Motif({ className }: { readonly className?: string | undefined }) {
  const id = useId()
  return (
    <svg className={classNames(styles['motif'], className)} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <polygon points={star(tile / 2, tile / 2)} />
          <polygon points={star(tile / 2, tile / 3.4)} />
          <circle cx={tile / 2} cy={tile / 2} r="2.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** One star, as the emblem of an empty, offline or finished state. */
export function Star({ children }: { readonly children?: ReactNode }) {
  return (
    <span className={styles['emblem']} aria-hidden="true">
      <svg className={styles['star']} viewBox="0 0 96 96" focusable="false">
        <polygon className={styles['filled']} points={star(48, 46)} />
        <polygon points={star(48, 38)} />
      </svg>
      <span className={styles['middle']}>{children}</span>
    </span>
  )
}
