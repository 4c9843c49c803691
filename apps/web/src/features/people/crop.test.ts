import { describe, expect, test } from 'vitest'
import { firstCrop, movedCrop, nearest, zoomedCrop, zoomOf } from './crop.ts'

const lying = { width: 1200, height: 800 }
const upright = { width: 800, height: 1400 }

test.each([
  ['a lying picture: its middle', lying, { x: 200, y: 0, side: 800 }],
  ['an upright one: above its middle', upright, { x: 0, y: 200, side: 800 }],
  ['a square', { width: 5, height: 5 }, { x: 0, y: 0, side: 5 }],
])('%s', (_, picture, crop) => expect(firstCrop(picture)).toEqual(crop))

describe('a crop that moves', () => {
  const middle = { x: 200, y: 0, side: 800 }
  test.each([
    ['goes along', { right: 50, down: 0 }, { x: 250, y: 0 }],
    ['stops at the start', { right: -500, down: -9 }, { x: 0, y: 0 }],
    ['stops at the end', { right: 9000, down: 9000 }, { x: 400, y: 0 }],
  ])('%s', (_, by, place) => expect(movedCrop(middle, lying, by)).toEqual({ ...middle, ...place }))
})

describe('nearer and further', () => {
  const first = firstCrop(lying)
  test('keeps the middle', () => expect(zoomedCrop(first, lying, 2)).toEqual({ x: 400, y: 200, side: 400 }))
  test.each([
    [0.1, 1],
    [3, 3],
    [99, nearest],
  ])('%d becomes %d', (asked, zoom) => expect(zoomOf(zoomedCrop(first, lying, asked), lying)).toBe(zoom))
  test('going back out of a corner stays inside', () => {
    const corner = movedCrop(zoomedCrop(first, lying, 4), lying, { right: 9000, down: 9000 })
    expect(zoomedCrop(corner, lying, 1)).toEqual({ x: 400, y: 0, side: 800 })
  })
})
