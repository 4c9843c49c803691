import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'
import { lockedPdf } from '../../../../test/locked-pdf.ts'

const sample = (name: string): Buffer =>
  fs.readFileSync(new URL(`../../../../../../tests/samples/${name}`, import.meta.url))
const demo = (name: string): Buffer =>
  fs.readFileSync(new URL(`../../../../demo/content/media/${name}`, import.meta.url))
const photo = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0a7' } })

describe('a picture', () => {
  test('loses where it was taken, and stands as the camera was held', async () => {
    const bytes = await photo()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 31/1 0/1' }, IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { imported, bytesOf } = await bringIn('my_photo.jpeg', bytes)
    if (imported?.body.kind !== 'image') throw new Error('no picture')
    expect(imported).toMatchObject({
      title: 'my photo',
      content_type: 'image',
      body: { alt: 'my photo', file: { name: 'my photo.jpg', mime_type: 'image/jpeg' } },
    })
    const { exif, width, height, orientation } = await sharp(await bytesOf(imported.body.file.sha256)).metadata()
    expect([exif, width, height, orientation]).toEqual([undefined, 20, 40, undefined])
  })
  test.each([
    ['png', () => photo().png().toBuffer()],
    ['webp', () => photo().webp().toBuffer()],
  ])('%s stays what it is', async (ending, make) =>
    expect((await bringIn(`a.${ending}`, await make())).imported?.body).toMatchObject({
      file: { mime_type: `image/${ending}` },
    }),
  )
  test('larger than a screen becomes smaller', async () => {
    const { imported, bytesOf } = await bringIn('a.png', await photo(4_000, 1_000).png().toBuffer())
    if (imported?.body.kind !== 'image') throw new Error('no picture')
    expect(await sharp(await bytesOf(imported.body.file.sha256)).metadata()).toMatchObject({
      width: 2_560,
      height: 640,
    })
  })
  test('that breaks off is refused', async () => {
    const bytes = await photo(400, 400).png({ compressionLevel: 0 }).toBuffer()
    expect((await bringIn('a.png', bytes.subarray(0, bytes.length / 2))).fault?.reason).toBe('picture_broken')
  })
  test('that is endless when it is unpacked is refused before that', async () => {
    const bytes = await photo(9_000, 9_000).png().toBuffer()
    expect((await bringIn('a.png', bytes)).fault).toEqual({
      reason: 'picture_huge',
      name: 'a.png',
      detail: '9000 × 9000',
    })
  })
  test('that is a drawing with scripts is no picture', async () =>
    expect((await bringIn('a.png', Buffer.from('<svg onload="x()"/>'))).fault?.reason).toBe('kind_differs'))
})

describe('a PDF', () => {
  test('is taken as it came', async () => {
    const bytes = demo('maths-6-en-ratio.pdf')
    const { imported } = await bringIn('ratio.pdf', bytes)
    expect(imported).toMatchObject({
      title: 'ratio',
      content_type: 'document',
      body: { kind: 'document', file: { mime_type: 'application/pdf', size_bytes: bytes.length } },
    })
  })
  test('that breaks off is refused', async () =>
    expect((await bringIn('a.pdf', demo('maths-6-en-ratio.pdf').subarray(0, 9_000))).fault?.reason).toBe(
      'document_broken',
    ))
  test('that only an owner may print and copy is taken: anybody may read it', async () =>
    expect((await bringIn('a.pdf', lockedPdf({ reading: '', owning: 'ministry' }))).imported?.body).toMatchObject({
      kind: 'document',
    }))
  test('that needs a password to be read is refused', async () =>
    expect((await bringIn('a.pdf', lockedPdf({ reading: 'class', owning: 'ministry' }))).fault?.reason).toBe(
      'document_locked',
    ))
  test('whose end is cut by a few bytes is taken as readers take it', async () => {
    const bytes = demo('maths-6-en-ratio.pdf')
    const { imported } = await bringIn('a.pdf', bytes.subarray(0, bytes.lastIndexOf('startxref')))
    expect(imported?.content_type).toBe('document')
  })
  test('with a line of its program before it is taken', async () => {
    const { imported } = await bringIn(
      'a.pdf',
      Buffer.concat([Buffer.from('\n\n'), lockedPdf({ reading: '', owning: 'ministry' })]),
    )
    expect(imported?.content_type).toBe('document')
  })
  test('that is a PDF by its first letters alone is refused', async () =>
    expect((await bringIn('a.pdf', Buffer.from('%PDF-1.7\nwords'))).fault?.reason).toBe('document_broken'))
})

/** A file whose stream is called as Office since 2007 calls the one that holds a locked file. */
function lockedPackage(): Buffer {
  const bytes = Buffer.from(sample('office/fractions.doc'))
  const entry = bytes.indexOf(Buffer.from('WordDocument', 'utf16le'))
  const name = Buffer.from('EncryptedPackage\0', 'utf16le')
  name.copy(bytes, entry)
  bytes.writeUInt16LE(name.length, entry + 64)
  return bytes
}

/** A table whose second record says that it is hidden by the oldest method, with that check of its password. */
function hiddenTable(verifier: number): Buffer {
  const bytes = Buffer.from(sample('office/table.xls'))
  const second = bytes.indexOf(Buffer.from('09081000', 'hex')) + 20
  for (const [at, number] of [0x2f, 6, 0, 0, verifier].entries()) bytes.writeUInt16LE(number, second + at * 2)
  return bytes
}

/** A locked document whose first stream is said to be a small one, thousands of sectors behind the last. */
function beyondItsEnd(): Buffer {
  const bytes = Buffer.from(sample('office/locked.doc'))
  const entry = bytes.indexOf(Buffer.from('WordDocument', 'utf16le'))
  bytes.writeUInt32LE(32_000, entry + 116)
  bytes.writeUInt32LE(100, entry + 120)
  return bytes
}

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Every number of a sector or an entry in it is that of the first. */
function inCircles(): Buffer {
  const bytes = Buffer.alloc(1_536)
  compound.copy(bytes)
  bytes.writeUInt16LE(9, 30)
  return bytes
}

describe('an Office file, where nothing turns it into PDF', () => {
  test.each([
    ['fractions.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['slides.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    ['fractions.doc', 'application/msword'],
    ['table.xls', 'application/vnd.ms-excel'],
  ])('%s is kept as it is, and that is said', async (name, mime_type) => {
    const { imported, report } = await bringIn(name, sample(`office/${name}`))
    expect(imported).toMatchObject({ content_type: 'document', body: { kind: 'document', file: { name, mime_type } } })
    expect(report[0]).toEqual({ name, outcome: 'changed', reason: 'not_converted', detail: '' })
  })
  test('that is another archive is refused', async () =>
    expect((await bringIn('a.docx', zipOfTexts({ 'index.html': 'x' }))).fault?.reason).toBe('document_broken'))
  test('that is no archive is refused', async () =>
    expect((await bringIn('a.docx', Buffer.from('words'))).fault?.reason).toBe('kind_differs'))
  test.each(['a.docx', 'a.xlsx', 'a.pptx'])('%s that asks for a password is refused as locked', async (name) =>
    expect((await bringIn(name, lockedPackage())).fault?.reason).toBe('document_locked'),
  )
  test.each(['locked.doc', 'locked.xls'])(
    'of before 2007 that asks for a password is refused as locked: %s',
    async (name) => expect((await bringIn(name, sample(`office/${name}`))).fault?.reason).toBe('document_locked'),
  )
  test.each([
    ['a password', 0x1234, 'document_locked'],
    ['the password of Office', 0x9a0a, undefined],
  ])('a table of the oldest method with %s: %#', async (_what, verifier, reason) => {
    const { fault } = await bringIn('a.xls', hiddenTable(verifier))
    expect(fault?.reason).toBe(reason)
  })
  test('a table that only forbids changes is taken: Office opens it without asking', async () =>
    expect((await bringIn('a.xls', sample('office/changes-locked.xls'))).imported?.content_type).toBe('document'))
  test.each(['fractions.doc', 'table.xls'])('that is %s by another name is not locked', async (name) =>
    expect((await bringIn('a.docx', sample(`office/${name}`))).fault?.reason).toBe('kind_differs'),
  )
  test.each([
    ['that begins as one and holds nothing', Buffer.concat([compound, Buffer.alloc(600)])],
    ['whose chains go in circles', inCircles()],
    ['whose text is said to lie far beyond its end', beyondItsEnd()],
  ])('%s is not locked', async (_what, bytes) =>
    expect((await bringIn('a.docx', bytes)).fault?.reason).toBe('kind_differs'),
  )
  test.each([
    ['cmi5.xml', 'cmi5'],
    ['course/course.xml', 'edX'],
    ['course.au', 'AICC'],
  ])('an archive with %s is refused by the name of its standard', async (name, detail) =>
    expect((await bringIn('a.zip', zipOfTexts({ [name]: '<x/>' }))).fault).toEqual({
      reason: 'standard_unknown',
      name: 'a.zip',
      detail,
    }),
  )
  test('with macros is refused', async () => {
    const bytes = zipOfTexts({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': '<w/>',
      'word/vbaProject.bin': 'x',
    })
    expect((await bringIn('a.docx', bytes)).fault?.reason).toBe('scripts_inside')
  })
})

describe('a video, where nothing makes renditions', () => {
  test.each([
    ['two-seconds.mp4', 'video/mp4'],
    ['two-seconds.webm', 'video/webm'],
  ])('%s says its own length', async (name, mime_type) => {
    const { imported, report } = await bringIn(name, sample(`video/${name}`))
    expect(imported).toMatchObject({
      title: 'two-seconds',
      content_type: 'video',
      body: { kind: 'video', file: { mime_type }, poster: null, audio: null, small: null, captions: [] },
    })
    expect(imported?.body.kind === 'video' && Math.round(imported.body.duration_seconds)).toBe(2)
    expect(report[0]).toMatchObject({ outcome: 'changed', reason: 'without_renditions' })
  })
  test.each(['two-seconds.mp4', 'two-seconds.webm'])('%s that breaks off in its head is refused', async (name) =>
    expect((await bringIn(name, sample(`video/${name}`).subarray(0, 200))).fault?.reason).toBe('video_broken'),
  )
  test('whose pictures are missing is refused', async () => {
    const bytes = sample('video/two-seconds.mp4')
    expect((await bringIn('a.mp4', bytes.subarray(0, bytes.indexOf('mdat') - 4))).fault?.reason).toBe('video_broken')
  })
  test('with a box that is longer than the file is refused', async () => {
    const bytes = Buffer.from(sample('video/two-seconds.mp4'))
    bytes.writeUInt32BE(0xfffffff0, bytes.indexOf('moov') - 4)
    expect((await bringIn('a.mp4', bytes)).fault?.reason).toBe('video_broken')
  })
  test.each([
    ['a.mp4', Buffer.from('#EXTM3U\nhttp://127.0.0.1/')],
    ['a.webm', sample('video/two-seconds.mp4')],
  ])('%s that is something else is refused', async (name, bytes) =>
    expect((await bringIn(name, bytes)).fault?.reason).toBe('kind_differs'),
  )
})

test.each(['a.exe', 'a.svg', 'a.html', 'a.docm', 'a', 'a.rar'])('%s is no kind that is brought in', async (name) => {
  const { fault, stored } = await bringIn(name, Buffer.from('MZ'))
  expect(fault).toMatchObject({ reason: 'kind_unknown', name })
  expect(await stored()).toEqual([])
})
