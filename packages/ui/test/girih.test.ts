import { expect, test } from 'vitest'
import { inradius, polygon, ring, ringReach, tileCorners, tileStar } from '../src/base/girih.ts'
import type { Point } from '../src/base/girih.ts'

const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v)
const middle: Point = [0, 0]

test.each([4, 5, 6, 8, 10])('a tile with %d sides has edges of length 1', (sides) => {
  const corners = tileCorners(middle, sides, -90)
  expect(corners).toHaveLength(sides)
  corners.forEach((corner, index) => expect(length(corner, corners[(index + 1) % sides] as Point)).toBeCloseTo(1, 9))
})

test('the lines of a decagon are those of the star {10/3}: each runs straight from the middle of an edge to the third next', () => {
  const star = tileStar(middle, 10, -90)
  const [start, dent, , , farDent, , end] = [
    star[0],
    star[1],
    star[2],
    star[3],
    star[5],
    star[4],
    star[6],
  ] as Point[] as [Point, Point, Point, Point, Point, Point, Point]
  expect(length(start, dent) + length(dent, farDent) + length(farDent, end)).toBeCloseTo(length(start, end), 9)
})

test('ten pentagons close the ring: each shares an edge with the decagon and one with its neighbour', () => {
  const shared = (one: readonly Point[], other: readonly Point[]) =>
    one.filter((corner) => other.some((near) => length(corner, near) < 1e-9)).length
  const decagon = tileCorners(middle, 10, -90)
  const pentagons = ring.map(({ centre, towards }) => tileCorners(centre, 5, towards))
  pentagons.forEach((pentagon, index) => {
    expect(shared(pentagon, decagon)).toBe(2)
    expect(shared(pentagon, pentagons[(index + 1) % 10] as Point[])).toBe(2)
  })
  expect(Math.max(...pentagons.flat().map((corner) => length(corner, middle)))).toBeCloseTo(ringReach, 9)
})

test('a line goes on without a bend from the decagon into a pentagon', () => {
  const heart = tileStar(middle, 10, -90)
  const { centre, towards } = ring[0] as (typeof ring)[0]
  const star = tileStar(centre, 5, towards)
  const meeting = heart[0] as Point
  expect(length(meeting, star[0] as Point)).toBeCloseTo(0, 9)
  const [before, after] = [heart[1] as Point, star[9] as Point].sort(([x], [u]) => x - u) as [Point, Point]
  const others = [heart[19] as Point, star[1] as Point]
  const straight = [before, after, ...others].filter((one) =>
    [before, after, ...others].some(
      (other) => Math.abs(length(one, meeting) + length(meeting, other) - length(one, other)) < 1e-9,
    ),
  )
  expect(straight).toHaveLength(4)
})

test('a square between octagons meets their stars at the middle of its edges', () => {
  const half = inradius(8)
  expect(
    length(tileStar([0, 0], 8, 45, 22.5)[0] as Point, tileStar([half + 0.5, half + 0.5], 4, 225, 22.5)[0] as Point),
  ).toBeCloseTo(Math.SQRT2 * (half + 0.5) - half - 0.5, 9)
})

test('points are written short', () => {
  expect(
    polygon(
      [
        [1 / 3, -2 / 3],
        [1, 0],
      ],
      10,
    ),
  ).toBe('3.33,-6.67 10,0')
})
