/** Regions of a QTI hotspot: from points of its picture to per cent of it, so that they fit every screen. */
import type { Shape } from '@maktab/contracts/questions/questions'
import type { XmlElement } from './xml-elements.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

interface Region {
  readonly region_id: string
  readonly label: string
  readonly shape: Shape
}

/** Undefined where a region has a shape that we have not ("default", the rest of the picture) or numbers that are none. */
export function regionsOf(choices: readonly XmlElement[], size: PictureSize): readonly Region[] | undefined {
  const regions = choices.map(({ attributes }, index): Region | undefined => {
    const { identifier = '', shape = '', coords = '' } = attributes
    const drawn = shapeOf(shape, coords.split(',').map(Number), size)
    // Read to those who do not see the picture: a number tells nothing of what is right.
    const label = attributes['hotspot-label'] || attributes['label'] || String(index + 1)
    return drawn && { region_id: identifier, label, shape: drawn }
  })
  return regions.every((region) => region !== undefined) ? regions : undefined
}

function shapeOf(shape: string, numbers: readonly number[], { width, height }: PictureSize): Shape | undefined {
  if (numbers.length === 0 || numbers.some((number) => !Number.isFinite(number)) || width <= 0 || height <= 0)
    return undefined
  const x = (points: number) => within((points / width) * 100)
  const y = (points: number) => within((points / height) * 100)
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  if (shape === 'rect' && numbers.length === 4)
    return { kind: 'rectangle', x: x(a), y: y(b), width: within(x(c) - x(a)), height: within(y(d) - y(b)) }
  if (shape === 'circle' && numbers.length === 3)
    return { kind: 'ellipse', x: x(a), y: y(b), radius_x: x(c), radius_y: y(c) }
  if (shape === 'ellipse' && numbers.length === 4)
    return { kind: 'ellipse', x: x(a), y: y(b), radius_x: x(c), radius_y: y(d) }
  if (shape === 'poly' && numbers.length >= 6 && numbers.length % 2 === 0 && numbers.length <= 120) {
    return {
      kind: 'polygon',
      points: numbers.flatMap((number, index) =>
        index % 2 === 0 ? [{ x: x(number), y: y(numbers[index + 1]!) }] : [],
      ),
    }
  }
  return undefined
}

/** Two decimals are finer than any finger. */
function within(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 100) / 100
}
