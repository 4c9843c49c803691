import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compactPicture } from './compact-picture.ts'

const [red, blue, paper] = [
  [200, 0, 0],
  [0, 0, 200],
  [250, 246, 238],
] as const

/** A PNG of RGB rows that begin with the number of their filter; checksums are not looked at. */
function screenshot(width: number, rows: readonly (readonly number[])[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(rows.length, 4)
  head.set([8, 2], 8)
  const chunk = (name: string, bytes: Buffer) => {
    const whole = Buffer.alloc(bytes.length + 12)
    whole.writeUInt32BE(bytes.length, 0)
    whole.write(name, 4, 'latin1')
    whole.set(bytes, 8)
    return whole
  }
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourRows(png: Buffer): readonly (readonly number[])[][] {
  const bytesOf = (name: string) => {
    const at = png.indexOf(name, 0, 'latin1')
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
  }
  const [palette, rows, width] = [bytesOf('PLTE'), inflateSync(bytesOf('IDAT')), bytesOf('IHDR').readUInt32BE(0)]
  return Array.from({ length: rows.length / (width + 1) }, (_row, row) =>
    [...rows.subarray(row * (width + 1) + 1, (row + 1) * (width + 1))].map((index) => [
      ...palette.subarray(index * 3, index * 3 + 3),
    ]),
  )
}

test.each([
  ['none', [0, ...red, ...blue]],
  ['before', [1, ...red, 56, 0, 200]],
  ['above', [2, 206, 10, 18, 6, 10, 218]],
  ['average', [3, 75, 133, 137, 31, 133, 81]],
  ['Paeth', [4, 206, 10, 18, 56, 0, 200]],
])('a row under the filter "%s" is read as it was drawn', (_filter, row) => {
  const rows = colourRows(compactPicture(screenshot(2, [[0, ...paper, ...paper], row])))
  expect(rows).toEqual([
    [paper, paper],
    [red, blue],
  ])
})

test('where colours are too many, the frequent ones stay and a rare one becomes the nearest', () => {
  const nearlyPaper = [249, 245, 237]
  const picture = screenshot(3, [
    [0, ...paper, ...paper, ...red],
    [0, ...paper, ...nearlyPaper, ...red],
  ])
  expect(colourRows(compactPicture(picture, 2))).toEqual([
    [paper, paper, red],
    [paper, paper, red],
  ])
})

test('what is no screenshot is refused', () => {
  const picture = screenshot(1, [[0, ...paper]])
  picture[25] = 3
  expect(() => compactPicture(picture)).toThrow('Not a screenshot')
})
