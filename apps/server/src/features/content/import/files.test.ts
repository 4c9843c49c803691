import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'

const sample = (name: string): Buffer => fs.readFileSync(new URL(`../../../../../../tests/samples/${name}`, import.meta.url))
const demo = (name: string): Buffer => fs.readFileSync(new URL(`../../../../demo/content/media/${name}`, import.meta.url))
const photo = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0a7' } })

describe('a picture', () => {
  test('loses where it was taken, and stands as the camera was held', async () => {
    const bytes = await photo().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 31/1 0/1' }, IFD0: { Artist: 'Somebody' } }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { imported, bytesOf } = await bringIn('my_photo.jpeg', bytes)
    if (imported?.body.kind !== 'image') throw new Error('no picture')
    expect(imported).toMatchObject({ title: 'my photo', content_type: 'image', body: { alt: 'my photo', file: { name: 'my photo.jpg', mime_type: 'image/jpeg' } } })
    const { exif, width, height, orientation } = await sharp(await bytesOf(imported.body.file.sha256)).metadata()
    expect([exif, width, height, orientation]).toEqual([undefined, 20, 40, undefined])
  })
  test.each([
    ['png', () => photo().png().toBuffer()],
    ['webp', () => photo().webp().toBuffer()],
  ])('%s stays what it is', async (ending, make) => expect((await bringIn(`a.${ending}`, await make())).imported?.body).toMatchObject({ file: { mime_type: `image/${ending}` } }))
  test('larger than a screen becomes smaller', async () => {
    const { imported, bytesOf } = await bringIn('a.png', await photo(4_000, 1_000).png().toBuffer())
    if (imported?.body.kind !== 'image') throw new Error('no picture')
    expect(await sharp(await bytesOf(imported.body.file.sha256)).metadata()).toMatchObject({ width: 2_560, height: 640 })
  })
  test('that breaks off is refused', async () => {
    const bytes = await photo(400, 400).png({ compressionLevel: 0 }).toBuffer()
    expect((await bringIn('a.png', bytes.subarray(0, bytes.length / 2))).fault?.reason).toBe('picture_broken')
  })
  test('that is endless when it is unpacked is refused before that', async () => {
    const bytes = await photo(9_000, 9_000).png().toBuffer()
    expect((await bringIn('a.png', bytes)).fault).toEqual({ reason: 'picture_huge', name: 'a.png', detail: '9000 × 9000' })
  })
  test('that is a drawing with scripts is no picture', async () => expect((await bringIn('a.png', Buffer.from('<svg onload="x()"/>'))).fault?.reason).toBe('kind_differs'))
})

describe('a PDF', () => {
  test('is taken as it came', async () => {
    const bytes = demo('maths-6-en-ratio.pdf')
    const { imported } = await bringIn('ratio.pdf', bytes)
    expect(imported).toMatchObject({ title: 'ratio', content_type: 'document', body: { kind: 'document', file: { mime_type: 'application/pdf', size_bytes: bytes.length } } })
  })
  test('that breaks off is refused', async () => expect((await bringIn('a.pdf', demo('maths-6-en-ratio.pdf').subarray(0, 9_000))).fault?.reason).toBe('document_broken'))
  test('with a password is refused', async () => {
    const bytes = Buffer.concat([demo('maths-6-en-ratio.pdf'), Buffer.from('trailer << /Encrypt 9 0 R >>\nstartxref\n0\n%%EOF\n')])
    expect((await bringIn('a.pdf', bytes)).fault?.reason).toBe('document_locked')
  })
})

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
  test('that is another archive is refused', async () => expect((await bringIn('a.docx', zipOfTexts({ 'index.html': 'x' }))).fault?.reason).toBe('document_broken'))
  test('that is no archive is refused', async () => expect((await bringIn('a.docx', Buffer.from('words'))).fault?.reason).toBe('kind_differs'))
  test('with macros is refused', async () => {
    const bytes = zipOfTexts({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>', 'word/vbaProject.bin': 'x' })
    expect((await bringIn('a.docx', bytes)).fault?.reason).toBe('scripts_inside')
  })
})

describe('a video, where nothing makes renditions', () => {
  test.each([
    ['two-seconds.mp4', 'video/mp4'],
    ['two-seconds.webm', 'video/webm'],
  ])('%s says its own length', async (name, mime_type) => {
    const { imported, report } = await bringIn(name, sample(`video/${name}`))
    expect(imported).toMatchObject({ title: 'two-seconds', content_type: 'video', body: { kind: 'video', file: { mime_type }, poster: null, audio: null, small: null, captions: [] } })
    expect(imported?.body.kind === 'video' && Math.round(imported.body.duration_seconds)).toBe(2)
    expect(report[0]).toMatchObject({ outcome: 'changed', reason: 'without_renditions' })
  })
  test.each(['two-seconds.mp4', 'two-seconds.webm'])('%s that breaks off in its head is refused', async (name) => expect((await bringIn(name, sample(`video/${name}`).subarray(0, 200))).fault?.reason).toBe('video_broken'))
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
  ])('%s that is something else is refused', async (name, bytes) => expect((await bringIn(name, bytes)).fault?.reason).toBe('kind_differs'))
})

test.each(['a.exe', 'a.svg', 'a.html', 'a.docm', 'a', 'a.rar'])('%s is no kind that is brought in', async (name) => {
  const { fault, stored } = await bringIn(name, Buffer.from('MZ'))
  expect(fault).toMatchObject({ reason: 'kind_unknown', name })
  expect(await stored()).toEqual([])
})
