import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'
import { temporaryFolder } from '../../../../test/test-folder.ts'
import { findMediaPrograms, runProgram } from './media-programs.ts'

const programs = findMediaPrograms()
const sample = (name: string): Buffer =>
  fs.readFileSync(new URL(`../../../../../../tests/samples/${name}`, import.meta.url))
const never = new AbortController().signal
const folder = temporaryFolder()

/** A film made by ffmpeg itself, since a large one is not worth keeping. */
async function film(name: string, args: readonly string[]): Promise<Buffer> {
  const file = path.join(folder, name)
  const made = await runProgram({
    program: programs.ffmpeg!,
    args: ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=640x480:r=30:d=3', ...args, file],
    timeoutMs: 60_000,
    signal: never,
    folder,
  })
  if (made === undefined) throw new Error('ffmpeg made no film')
  return fs.readFileSync(file)
}

async function streamsOf(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `probed-${bytes.length}`)
  fs.writeFileSync(file, bytes)
  return (
    (await runProgram({
      program: programs.ffprobe!,
      args: ['-v', 'error', '-show_entries', 'stream=codec_name,codec_type,height', '-of', 'csv=p=0', file],
      timeoutMs: 60_000,
      signal: never,
      folder,
    })) ?? ''
  )
}

describe('a video, with ffmpeg', () => {
  test('gets a poster, a rendition to listen to and one for small screens', async () => {
    const bytes = await film('large.mp4', [
      '-f',
      'lavfi',
      '-i',
      'sine=d=3',
      '-c:v',
      'libx264',
      '-crf',
      '18',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    ])
    const { imported, report, steps, bytesOf } = await bringIn('My film.mp4', bytes, { programs })
    if (imported?.body.kind !== 'video') throw new Error('no video')
    const { poster, audio, small, duration_seconds } = imported.body
    expect(Math.round(duration_seconds)).toBe(3)
    expect([poster?.mime_type, audio?.mime_type, small?.mime_type]).toEqual(['image/jpeg', 'audio/mp4', 'video/mp4'])
    expect(await streamsOf(await bytesOf(poster!.sha256))).toMatch(/^mjpeg,video,\d+/)
    expect((await streamsOf(await bytesOf(audio!.sha256))).trim()).toBe('aac,audio')
    expect(await streamsOf(await bytesOf(small!.sha256))).toMatch(/h264,video,360/)
    expect(small!.size_bytes).toBeLessThan(bytes.length)
    expect(report).toEqual([{ name: 'My film.mp4', outcome: 'taken', reason: null, detail: '' }])
    expect(steps).toEqual(['checking', 'converting', 'saving'])
  })
  test('without sound gets none', async () => {
    const { imported } = await bringIn(
      'film.webm',
      await film('silent.webm', ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '2M']),
      { programs },
    )
    expect(imported?.body).toMatchObject({
      kind: 'video',
      audio: null,
      poster: { mime_type: 'image/jpeg' },
      small: { mime_type: 'video/mp4' },
    })
  })
  test('that is small already gets no second', async () => {
    expect((await bringIn('film.mp4', sample('video/two-seconds.mp4'), { programs })).imported?.body).toMatchObject({
      small: null,
      audio: { mime_type: 'audio/mp4' },
    })
  })
  test('whose pictures are rubbish is refused or comes without renditions, and nothing else happens', async () => {
    const bytes = Buffer.from(sample('video/two-seconds.mp4'))
    bytes.fill(0x55, bytes.indexOf('mdat') + 4)
    const { imported, fault, report } = await bringIn('film.mp4', bytes, { programs })
    if (imported) expect(report.filter(({ reason }) => reason === 'rendition_failed').length).toBeGreaterThan(0)
    else expect(fault?.reason).toBe('video_broken')
  })
})

describe('an Office file, with LibreOffice', () => {
  let asked = 0
  const listener = http.createServer((_request, response) => {
    asked += 1
    response.end()
  })
  beforeAll(() => new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise<void>((resolve) => void listener.close(() => resolve())))

  test.each(['fractions.docx', 'fractions.doc', 'table.xlsx', 'table.xls', 'slides.pptx'])(
    '%s becomes PDF',
    async (name) => {
      const { imported, report, bytesOf } = await bringIn(name, sample(`office/${name}`), { programs })
      if (imported?.body.kind !== 'document') throw new Error('no document')
      expect(imported.body.file).toMatchObject({ name: name.replace(/\..*/, '.pdf'), mime_type: 'application/pdf' })
      expect((await bytesOf(imported.body.file.sha256)).toString('latin1', 0, 5)).toBe('%PDF-')
      expect(report).toEqual([{ name, outcome: 'taken', reason: null, detail: '' }])
    },
  )

  test('asks nobody for what the file names elsewhere', async () => {
    const { port } = listener.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/picture.png`
    const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body><w:p><w:r><w:t>Look</w:t></w:r><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId1"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p></w:body></w:document>`
    const bytes = zipOfTexts({
      '[Content_Types].xml':
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels':
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': document,
      'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${address}" TargetMode="External"/></Relationships>`,
    })
    const { imported } = await bringIn('look.docx', bytes, { programs })
    expect(imported?.body).toMatchObject({ kind: 'document', file: { mime_type: 'application/pdf' } })
    expect(asked).toBe(0)
  })

  test('a file that it cannot read stays as it is, and that is said', async () => {
    const bytes = zipOfTexts({ '[Content_Types].xml': '<Types/>', 'word/document.xml': 'no XML' })
    const { imported, report } = await bringIn('bad.docx', bytes, { programs })
    if (imported?.body.kind === 'document' && imported.body.file.mime_type === 'application/pdf') return
    expect(report[0]).toEqual({ name: 'bad.docx', outcome: 'changed', reason: 'conversion_failed', detail: '' })
  })
})
