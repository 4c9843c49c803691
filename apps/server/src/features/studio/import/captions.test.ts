import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openDiskStorage } from '#files/storage.ts'
import { temporaryFolder } from '../../../../test/test-folder.ts'
import { readCaptions } from './captions.ts'

async function bring(bytes: Buffer) {
  const storage = openDiskStorage(path.join(temporaryFolder(), randomUUID()))
  const received = await storage.receive(Readable.from([bytes]))
  const { made, report } = await readCaptions({ storage, received, name: 'film.fa.srt', language: null })
  return {
    written: made.ok ? await text(storage.read(made.value.track.file.sha256)) : undefined,
    remarks: report.map(({ reason, detail }) => [reason, detail]),
  }
}

test('subtitles in the Arabic letters of Windows are read, and that is said', async () => {
  const salam = Buffer.from([0xd3, 0xe1, 0xc7, 0xe3])
  const bytes = Buffer.concat([Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), salam, Buffer.from('\n')])
  expect(await bring(bytes)).toEqual({
    written: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nسلام\n',
    remarks: [
      ['captions_letters', ''],
      [null, ''],
    ],
  })
})

test('one cue without length does not refuse the others', async () => {
  const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:01,000\nx\n\n2\n00:00:01,000 --> 00:00:02,000\nWords\n')
  expect(await bring(bytes)).toEqual({
    written: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nWords\n',
    remarks: [
      ['cues_left_out', '1'],
      [null, ''],
    ],
  })
})
