import { writeXlsx, type CellValue, type WriteSheet } from 'hucre'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'

const headings = ['Full name', 'Date of birth']
const book = async (sheets: readonly WriteSheet[], more: object = {}) =>
  Buffer.from(await writeXlsx({ sheets: [...sheets], ...more }))
const sheet = (rows: CellValue[][], more: Partial<WriteSheet> = {}): WriteSheet => ({ name: 'People', rows, ...more })
const refusalOf = async (bytes: Buffer) => {
  const read = await readSheet(bytes)
  return read.ok ? 'read' : read.refusal
}
const cellsOf = async (bytes: Buffer) => {
  const read = await readSheet(bytes)
  if (!read.ok) throw new Error(read.refusal)
  return read.value.rows.map(({ cells }) => cells)
}

describe('a workbook', () => {
  it('is read as cells, a heading called __proto__ and what looks like a formula as plain texts', async () => {
    const rows = [
      ['Full name', '__proto__'],
      ['=1+1', '@cmd'],
    ]
    expect(await cellsOf(await book([sheet(rows)]))).toEqual(rows)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('gives dates as days, in sheets that count from 1904 too', async () => {
    const rows = [headings, ['Zahra', new Date('2012-05-03T00:00:00Z')]]
    for (const dateSystem of ['1900', '1904']) {
      const bytes = await book([sheet(rows)], { dateSystem })
      expect((await cellsOf(bytes))[1]).toEqual(['Zahra', { date: '2012-05-03' }])
      expect(await readSheet(bytes)).toMatchObject({ value: { is_from_1904: dateSystem === '1904' } })
    }
  })

  it('counts a formula by its last value and names one without', async () => {
    const cells = new Map([
      ['1,0', { formula: 'A5', formulaResult: 'Ali' }],
      ['1,1', { formula: 'NOW()' }],
      ['2,0', { value: '#N/A', type: 'error' as const }],
    ])
    const rows = [headings, [null, null], [null, 'x']]
    expect(await cellsOf(await book([sheet(rows, { cells })]))).toEqual([
      headings,
      ['Ali', { fault: 'formula_without_value' }],
      [{ fault: 'cell_error' }, 'x'],
    ])
  })

  it('leaves hidden sheets aside and names them', async () => {
    const hidden = { ...sheet([headings, ['Secret', null]], { hidden: true }), name: 'Old' }
    const read = await readSheet(await book([hidden, sheet([headings, [], ['Ali', '']])]))
    expect(read).toMatchObject({
      value: {
        sheets: [
          { name: 'Old', is_hidden: true },
          { name: 'People', rows: 2, is_hidden: false },
        ],
        rows: [{ number: 1 }, { number: 3, cells: ['Ali'] }],
      },
    })
  })

  it('is refused with more rows or columns than may be, and without any', async () => {
    const many = Array.from({ length: 5_002 }, (_, at) => [`Name ${at}`])
    expect(await refusalOf(await book([sheet(many)]))).toBe('sheet_too_large')
    expect(await refusalOf(await book([sheet(many.slice(0, 5_001))]))).toBe('read')
    const wide = Array.from({ length: 61 }, (_, at) => `Column ${at}`)
    expect(await refusalOf(await book([sheet([wide, wide])]))).toBe('sheet_too_large')
    expect(await refusalOf(await book([sheet([headings])]))).toBe('sheet_empty')
    expect(await refusalOf(await book([sheet([])]))).toBe('sheet_empty')
  })
})

describe('a hostile file', () => {
  it('that unpacks a thousandfold is refused before it is unpacked', async () => {
    const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(150_000_000, 32) }])
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusalOf(bomb)).toBe('sheet_unreadable')
  })

  it('that says less of itself than it unpacks to is refused', async () => {
    const lying = zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.alloc(50_000_000, 32), said: 1_000 }])
    expect(await refusalOf(lying)).toBe('sheet_unreadable')
  })

  it('of too many entries, or of none that is a workbook, is refused', async () => {
    const many = Array.from({ length: 501 }, (_, at) => ({ name: `${at}.xml`, bytes: Buffer.from('x') }))
    expect(await refusalOf(zipOf(many))).toBe('sheet_unreadable')
    expect(await refusalOf(zipOf([{ name: 'a.txt', bytes: Buffer.from('x') }]))).toBe('sheet_unreadable')
    expect(await refusalOf(Buffer.from('PK\u0003\u0004 cut short'))).toBe('sheet_unreadable')
  })

  it('with a cell in the last corner is refused', async () => {
    const far = workbookOf(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Full name</t></is></c></row><row r="2"><c r="XFD2" t="inlineStr"><is><t>far</t></is></c></row>',
    )
    expect(await refusalOf(far)).toBe('sheet_too_large')
  })

  it('with a cell in row 1,048,576 is refused', async () => {
    const deep = workbookOf(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Full name</t></is></c></row><row r="1048576"><c r="A1048576" t="inlineStr"><is><t>deep</t></is></c></row>',
    )
    expect(await refusalOf(deep)).toBe('sheet_too_large')
  })

  it('with entities of a document type keeps them folded or is refused', async () => {
    const lol = `<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`
    const bytes = workbookOf(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Full name</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>&c;</t></is></c></row>',
      lol,
    )
    const read = await readSheet(bytes)
    expect(JSON.stringify(read)).not.toContain('lollol')
  })

  it('that is locked, or of the old kind, is told apart', async () => {
    const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await refusalOf(compound)).toBe('sheet_unreadable')
    const locked = await book([sheet([headings, ['Ali', null]])], { encryption: { password: 'x', spinCount: 1 } })
    expect(await refusalOf(locked)).toBe('sheet_locked')
    expect(await refusalOf(zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('x'), flags: 1 }]))).toBe(
      'sheet_locked',
    )
  })

  it('of bytes that are no text is refused', async () => {
    expect(await refusalOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe('sheet_unreadable')
  })
})

describe('a table as text', () => {
  const text = 'Full name,Phone\r\nزهرا,0701234567\r\n'
  it('is read in UTF-8 with and without a mark, and in UTF-16', async () => {
    const rows = [
      ['Full name', 'Phone'],
      ['زهرا', '0701234567'],
    ]
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      Buffer.from(text.replaceAll(',', ';')),
      Buffer.from(text.replaceAll(',', '\t')),
    ])
      expect(await cellsOf(bytes)).toEqual(rows)
  })

  it('is read in windows-1256 where it is no UTF-8, and says so', async () => {
    const bytes = Buffer.concat([Buffer.from('Full name\n'), Buffer.from([0xc7, 0xcd, 0xe3, 0xcf]), Buffer.from('\n')])
    expect(await readSheet(bytes)).toMatchObject({
      value: { is_legacy_text: true, rows: [{ cells: ['Full name'] }, { cells: ['احمد'] }] },
    })
  })
})

interface Packed {
  readonly name: string
  readonly bytes: Buffer
  /** What the directory says of its size, where that is a lie. */
  readonly said?: number
  readonly flags?: number
}

function workbookOf(rows: string, before = ''): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipOf(Object.entries(parts).map(([name, xml]) => ({ name, bytes: Buffer.from(xml) })))
}

/** A zip archive as a hostile hand would write it. */
function zipOf(entries: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, said = bytes.length, flags = 0 } of entries) {
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(flags, 6)
    head.writeUInt16LE(8, 8)
    const rest = Buffer.alloc(12)
    rest.writeUInt32LE(crc32(bytes), 0)
    rest.writeUInt32LE(packed.length, 4)
    rest.writeUInt32LE(said, 8)
    rest.copy(head, 14)
    head.writeUInt16LE(name.length, 26)
    parts.push(head, Buffer.from(name), packed)
    const listed = Buffer.alloc(46)
    listed.writeUInt32LE(0x02014b50, 0)
    listed.writeUInt16LE(20, 4)
    listed.writeUInt16LE(20, 6)
    listed.writeUInt16LE(flags, 8)
    listed.writeUInt16LE(8, 10)
    rest.copy(listed, 16)
    listed.writeUInt16LE(name.length, 28)
    listed.writeUInt32LE(offset, 42)
    directory.push(listed, Buffer.from(name))
    offset += head.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

function crc32(bytes: Buffer): number {
  if (bytes.length > 1_000_000) return 0
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
