import type { Shape } from '@maktab/contracts/questions/questions'
import styles from './picture-regions.module.css'

export interface DrawnRegion {
  readonly region_id: string
  readonly shape: Shape
  readonly look: 'plain' | 'chosen' | 'right' | 'wrong'
  readonly hasFocus: boolean
}

interface PictureRegionsProps {
  readonly url: string
  readonly alt: string
  readonly regions: readonly DrawnRegion[]
  /** Absent where nothing can be chosen. Keyboards and screen readers have the list beside the picture. */
  readonly onChoose?: ((region_id: string) => void) | undefined
}

/** A picture with parts that can be touched. It never mirrors: places in it are the author's. */
export function PictureRegions({ url, alt, regions, onChoose }: PictureRegionsProps) {
  return (
    <div className={styles['picture']} dir="ltr">
      <img src={url} alt={alt} draggable={false} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {regions.map(({ region_id, shape, look, hasFocus }) => (
          <g
            key={region_id}
            data-region={region_id}
            className={[styles[look], hasFocus && styles['focus'], onChoose && styles['open']]
              .filter(Boolean)
              .join(' ')}
            onClick={() => onChoose?.(region_id)}
          >
            <DrawnShape shape={shape} />
          </g>
        ))}
      </svg>
    </div>
  )
}

/** In per cent of the picture. */
function DrawnShape({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'rectangle':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} />
    case 'ellipse':
      return <ellipse cx={shape.x} cy={shape.y} rx={shape.radius_x} ry={shape.radius_y} />
    case 'polygon':
      return <polygon points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
  }
}
