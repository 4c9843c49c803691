import { useId } from 'react'
import { classNames } from './class-names.ts'
import { inradius, polygon, tileStar } from './girih.ts'
import styles from './motif.module.css'
import type { Point } from './girih.ts'

const scale = 46
const slant = 22.5
const half = inradius(8)
const tile = Math.round(half * 2 * scale)
const rose = tileStar([half, half], 8, 0, slant)
/** The lines of the star followed across its middle, from every point to the third beyond. */
const crossing = Array.from({ length: 8 }, (_, index) => rose[(index * 6) % 16] as Point)
const corners: readonly Point[] = [
  [0, 0],
  [half * 2, 0],
  [0, half * 2],
  [half * 2, half * 2],
]

/** Octagons and squares with the lines of eight-fold stars through them, as on the tiles of Herat: the ground of panels in the tenant's colour. Ornament only. */
export function Motif({ className }: { readonly className?: string | undefined }) {
  const id = useId()
  return (
    <svg className={classNames(styles['motif'], className)} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <polygon className={styles['leaf']} points={polygon(rose, scale)} />
          <polygon points={polygon(crossing, scale)} />
          {corners.map((corner) => (
            <polygon
              key={corner.join()}
              className={styles['leaf']}
              points={polygon(tileStar(corner, 4, 45, slant), scale)}
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
