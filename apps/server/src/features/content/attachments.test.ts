import { randomBytes, randomUUID } from 'node:crypto'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { fileAddresses } from '../../files/addresses.ts'
import { readable, type KeptAttachment } from './attachments.ts'

const addresses = fileAddresses({
  key: 'a key in tests',
  reader: { tenant_id: 1, institution_id: 10, user_id: 1011 },
  now: new Date('2026-03-21T08:00:00Z'),
})
const photo = (): KeptAttachment => ({
  file_id: randomUUID(),
  name: 'IMG_20260321_080000.jpg',
  mime_type: 'image/jpeg',
  size_bytes: 312_004,
  sha256: randomBytes(32).toString('hex'),
  thumbnail_sha256: randomBytes(32).toString('hex'),
})

test('a marking list of forty with a photo each takes at most 20 KB before any picture', () => {
  const list = Array.from({ length: 40 }, (_, place) => ({
    user_id: 1_000 + place,
    full_name: `Learner ${place}`,
    teacher_remarks: '',
    remark_files: [],
    submissions: [{ submission_id: randomUUID(), text: 'زما د کور کار', attachments: readable([photo()], addresses) }],
  }))
  // As answers are compressed on the wire.
  const sent = zlib.brotliCompressSync(JSON.stringify({ list }), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  expect(sent.length).toBeLessThanOrEqual(20 * 1024)
})

test('a file without a small picture has no address of one', () => {
  const [file] = readable([{ ...photo(), thumbnail_sha256: null }], addresses)
  expect(file).not.toHaveProperty('thumbnail_url')
})
