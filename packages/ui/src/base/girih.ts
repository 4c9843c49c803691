/**
 * The geometry of girih, as on the walls of Herat and Isfahan: equal-sided tiles laid edge to edge, and through the
 * middle of each edge two lines at 54°. Lines run on from tile to tile, and together they make the stars.
 */
export type Point = readonly [x: number, y: number]

const turn = Math.PI / 180
/** Between a line and the way to the tile's middle, in degrees: 36 with the tiles of girih, 22.5 with octagons and squares. */
const girihSlant = 36

function around([x, y]: Point, distance: number, degrees: number): Point {
  return [x + distance * Math.cos(degrees * turn), y + distance * Math.sin(degrees * turn)]
}

/** From the middle of a tile with `sides` edges of length 1 to the middle of an edge. */
export function inradius(sides: number): number {
  return 0.5 / Math.tan((180 / sides) * turn)
}

/** Corners of a tile; `towards` is the direction of the middle of one edge, in degrees. */
export function tileCorners(centre: Point, sides: number, towards: number): Point[] {
  const reach = 0.5 / Math.sin((180 / sides) * turn)
  return Array.from({ length: sides }, (_, index) => around(centre, reach, towards + ((index + 0.5) * 360) / sides))
}

/** The star of a tile: a point on the middle of each edge, a dent where the lines of neighbouring edges meet. */
export function tileStar(centre: Point, sides: number, towards: number, slant = girihSlant): Point[] {
  const reach = inradius(sides)
  const dent = (reach * Math.sin(slant * turn)) / Math.sin((slant + 180 / sides) * turn)
  return Array.from({ length: sides * 2 }, (_, index) =>
    around(centre, index % 2 === 0 ? reach : dent, towards + (index * 180) / sides),
  )
}

/** Ten pentagons close the ring around a decagon without a gap: 144° + 108° + 108° = 360°. */
export const ring: readonly { readonly centre: Point; readonly towards: number }[] = Array.from(
  { length: 10 },
  (_, index) => {
    const outward = index * 36 - 90
    return { centre: around([0, 0], inradius(10) + inradius(5), outward), towards: outward + 180 }
  },
)

/** From the middle of the ring to its farthest corner. */
export const ringReach = inradius(10) + inradius(5) + 0.5 / Math.sin(36 * turn)

/** Points as an SVG polygon wants them, scaled. */
export function polygon(points: readonly Point[], scale: number): string {
  return points.map(([x, y]) => `${round(x * scale)},${round(y * scale)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
