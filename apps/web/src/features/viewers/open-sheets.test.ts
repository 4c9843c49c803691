import fs from 'node:fs'
import { expect, test } from 'vitest'
import { openSheets } from './open-sheets.ts'

const sample = (name: string) =>
  fs.readFileSync(new URL(`../../../../../tests/samples/office/${name}`, import.meta.url))

/** The sample's second row becomes its fourth: nothing is written of the two rows between. */
function withEmptyRows(): Buffer {
  const bytes = sample('table.xls')
  const sheet = bytes.indexOf(Buffer.from('0908100000061000', 'hex'), 2049)
  const ofCells = [0x0208, 0x00fd, 0x0203, 0x027e, 0x00bd]
  for (let at = sheet; bytes.readUInt16LE(at) !== 0x000a; at += 4 + bytes.readUInt16LE(at + 2)) {
    const kind = bytes.readUInt16LE(at)
    if (kind === 0x0200) bytes.writeUInt32LE(4, at + 8)
    if (ofCells.includes(kind) && bytes.readUInt16LE(at + 4) === 1) bytes.writeUInt16LE(3, at + 4)
  }
  return bytes
}

test('a sheet of before 2007 with empty rows among others shows its cells', async () => {
  const { pages } = await openSheets(new Blob([new Uint8Array(withEmptyRows())]), 'xls')
  const [whole] = (await openSheets(new Blob([new Uint8Array(sample('table.xls'))]), 'xls')).pages
  const textsOf = ({ rows }: (typeof pages)[number]) => rows.map((row) => row.map((cell) => cell?.text))
  const [first, second] = textsOf(whole!)
  const empty = first!.map(() => '')
  expect(first!.some((text) => text !== '')).toBe(true)
  expect(pages.map(textsOf)).toEqual([[first, empty, empty, second]])
})
