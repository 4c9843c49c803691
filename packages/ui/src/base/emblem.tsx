import { classNames } from './class-names.ts'
import styles from './emblem.module.css'
import { polygon, ring, ringReach, tileCorners, tileStar } from './girih.ts'
import type { ReactNode } from 'react'

/** `empty`: a plan, yet to be laid. `waiting`: laid tile by tile. `success`: whole. `offline`: one half is out of reach. `missing`: a tile is not there. `error`: one broke out. */
export type EmblemKind = 'empty' | 'waiting' | 'success' | 'offline' | 'missing' | 'error'

const scale = 15.5
/** The tile that is missing or broken out: up, towards the end of the line. */
const odd = 1

const middle = {
  corners: polygon(tileCorners([0, 0], 10, -90), scale),
  star: polygon(tileStar([0, 0], 10, -90), scale),
}
const pentagons = ring.map(({ centre, towards }) => ({
  corners: polygon(tileCorners(centre, 5, towards), scale),
  star: polygon(tileStar(centre, 5, towards), scale),
}))
const half = Math.ceil(ringReach * scale + 4)

/** A ten-fold star of girih that tells by its tiles what the words below it say. Ornament only; a picture may stand in its middle. */
export function Emblem({ kind, children }: { readonly kind: EmblemKind; readonly children?: ReactNode }) {
  return (
    <span className={classNames('relative centred', styles['emblem'], styles[kind])} aria-hidden="true">
      <svg
        className={`absolute ${styles['tiles']}`}
        viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
        focusable="false"
      >
        <polygon className={styles['ground']} points={middle.corners} />
        {pentagons.map(({ corners, star }, index) => (
          <g
            key={corners}
            className={classNames(styles['tile'], index === odd && styles['odd'], index > 5 && styles['far'])}
            style={kind === 'waiting' ? { opacity: 0.25 + index * 0.083 } : undefined}
          >
            <polygon className={styles['ground']} points={corners} />
            <polygon className={styles['star']} points={star} />
          </g>
        ))}
        <polygon className={styles['heart']} points={middle.star} />
      </svg>
      <span className="relative grid">{children}</span>
    </span>
  )
}
