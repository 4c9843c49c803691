/**
 * Draws the outlines of countries that the map of heads shows, out of Natural Earth as the npm package `world-atlas` carries it:
 * `npm pack world-atlas`, unpack, `npx tsx tools/make-outlines.ts package/countries-50m.json`. Natural Earth is in the public domain, the package
 * has the licence ISC. Done by hand when a country is added: the file that it writes is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Point = readonly [longitude: number, latitude: number]

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly objects: {
    readonly countries: { readonly geometries: readonly Geometry[] }
  }
}
interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly properties: { readonly name: string }
  readonly arcs: unknown
}

/** Degrees by which a line may leave the true one: a pixel of the map on a phone. */
const tolerance = 0.06
const countries = ['Afghanistan', 'Pakistan']
const target = 'apps/web/src/features/insights/heads/outlines.generated.ts'

const [from] = process.argv.slice(2)
if (from === undefined) throw new Error('Say where countries-50m.json lies')
const topology = JSON.parse(readFileSync(from, 'utf8')) as Topology

function pointsOf(arc: number): Point[] {
  const { scale, translate } = topology.transform
  let [x, y] = [0, 0]
  const points = topology.arcs[arc < 0 ? ~arc : arc]!.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return arc < 0 ? points.reverse() : points
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** By Douglas and Peucker. */
function simple(points: readonly Point[]): readonly Point[] {
  if (points.length < 3) return points
  const [first, last] = [points[0]!, points.at(-1)!]
  const far = points.map((point) => distance(point, first, last))
  const at = far.indexOf(Math.max(...far))
  if (far[at]! <= tolerance) return [first, last]
  return [...simple(points.slice(0, at + 1)).slice(0, -1), ...simple(points.slice(at))]
}

// Arcs are made simple one by one, so that neighbours keep the border that they share.
const ring = (arcs: readonly number[]) => arcs.flatMap((arc) => simple(pointsOf(arc)).slice(0, -1))
const outlines = topology.objects.countries.geometries
  .filter(({ properties }) => countries.includes(properties.name))
  .flatMap(({ type, arcs }) => (type === 'Polygon' ? [arcs] : (arcs as unknown[])) as number[][][])
  .map((polygon) => ring(polygon[0]!).map(([x, y]) => [Number(x.toFixed(2)), Number(y.toFixed(2))] as const))
  .filter((points) => points.length > 20)
writeFileSync(
  target,
  `/** Outlines of Afghanistan and Pakistan, longitude and latitude in degrees. Natural Earth (public domain), made simple by tools/make-outlines.ts. */
export const outlines: readonly (readonly (readonly [longitude: number, latitude: number])[])[] = ${JSON.stringify(outlines)}
`,
)
