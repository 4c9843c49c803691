import { randomUUID } from 'node:crypto'
import { readUploadStanding, uploadFile, uploadFilePart, uploadThumbnail } from '@maktab/contracts/content/files'
import { uploadQuota } from '@maktab/domain/content/uploads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, value } from '../../../test/call.ts'
import { fileKey } from '../../../test/app.ts'
import { openSchool, people, type Person, type School } from '../../../test/school.ts'
import { fileAddresses } from '../../files/addresses.ts'
import { readOwnFiles } from './attachments.sql.ts'
import { readable } from './attachments.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const text = (words: string) => new TextEncoder().encode(words)
const hand = (
  file_id: string,
  bytes: Uint8Array,
  as: (typeof people)[keyof typeof people] = people.learner,
  name = 'زما کار.txt',
) => send(school, uploadFile, { fields: { file_id, name }, file: { name: 'upload.txt', bytes } }, { as })
const rowsOf = (file_id: string) =>
  school.database.owner.selectFrom('files').selectAll().where('file_id', '=', file_id).execute()

describe('handing over a file', () => {
  test('keeps it, and gives an address at which its owner reads the same bytes', async () => {
    const file_id = randomUUID()
    const answer = await hand(file_id, text('my work'))
    if (!answer.ok) throw new Error(answer.refusal)
    expect(answer.value).toMatchObject({
      file_id,
      name: 'زما کار.txt',
      mime_type: 'text/plain; charset=utf-8',
      size_bytes: 7,
    })
    const read = await school.app.inject({ url: answer.value.url })
    expect([read.statusCode, read.body]).toEqual([200, 'my work'])
    expect(await rowsOf(file_id)).toMatchObject([{ institution_id: 10, user_id: people.learner.user_id }])
  })
  test('again, or twice at once, changes nothing', async () => {
    const file_id = randomUUID()
    const answers = await Promise.all([
      hand(file_id, text('the same')),
      hand(file_id, text('the same')),
      hand(file_id, text('the same')),
    ])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await rowsOf(file_id)).toHaveLength(1)
  })
  test('under an id that stands for other bytes, or for another person’s file, is refused', async () => {
    const file_id = randomUUID()
    await hand(file_id, text('first'))
    expect(await hand(file_id, text('second'))).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await hand(file_id, text('first'), people.classmate)).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await rowsOf(file_id)).toMatchObject([{ user_id: people.learner.user_id, size_bytes: 5 }])
  })
  test('in another school the same id is another file', async () => {
    const file_id = randomUUID()
    expect((await hand(file_id, text('here'))).ok).toBe(true)
    expect((await hand(file_id, text('there'), people.learnerThere)).ok).toBe(true)
  })
  test('without a file is refused, and leaves no row', async () => {
    const file_id = randomUUID()
    expect(await send(school, uploadFile, { fields: { file_id, name: 'a.txt' } }, { as: people.learner })).toEqual({
      ok: false,
      refusal: 'file_empty',
    })
    expect(await rowsOf(file_id)).toEqual([])
  })
  test.each([
    [
      'a script in a picture',
      'picture.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'file_type_refused',
    ],
    ['a page named as text', 'page.txt', '<!doctype html><script>1</script>', 'file_type_refused'],
    ['a name with a path', '../../etc/passwd.txt', 'text', 'file_name_refused'],
  ])('refuses %s', async (_what, name, words, refusal) => {
    const file_id = randomUUID()
    expect(await hand(file_id, text(words), people.learner, name)).toEqual({ ok: false, refusal })
    expect(await rowsOf(file_id)).toEqual([])
  })
})

describe('a file in parts', () => {
  const whole = text('زما د کور کار '.repeat(40))
  const cut = Math.floor(whole.length * 0.8)
  const part = (
    file_id: string,
    [from, to]: readonly [number, number],
    { as = people.learner, name = 'film.txt', of = whole }: { as?: Person; name?: string; of?: Uint8Array } = {},
  ) =>
    send(
      school,
      uploadFilePart,
      {
        fields: { file_id, name, size_bytes: String(of.length), offset: String(from) },
        file: { name, bytes: of.subarray(from, to) },
      },
      { as },
    )
  const standing = async (file_id: string, as: Person = people.learner) =>
    (await value(school, readUploadStanding, { file_id, size_bytes: whole.length }, { as })).received_bytes

  test('goes on where it was cut, and is read by its owner as it was', async () => {
    const file_id = randomUUID()
    expect(await standing(file_id)).toBe(0)
    expect(await part(file_id, [0, cut])).toEqual({ ok: true, value: { received_bytes: cut, file: null } })
    expect([await standing(file_id), await standing(file_id, people.classmate)]).toEqual([cut, 0])
    const answer = await part(file_id, [cut, whole.length])
    if (!answer.ok || !answer.value.file) throw new Error('not kept')
    expect(answer.value).toMatchObject({ received_bytes: whole.length, file: { file_id, size_bytes: whole.length } })
    expect((await school.app.inject({ url: answer.value.file.url })).rawPayload).toEqual(Buffer.from(whole))
    expect([await standing(file_id), await rowsOf(file_id)]).toMatchObject([whole.length, [{ name: 'film.txt' }]])
  })
  test('takes a part again, none that leaves a gap, and is kept once though two pages send it', async () => {
    const file_id = randomUUID()
    await part(file_id, [0, 200])
    expect(await part(file_id, [300, 400])).toMatchObject({ value: { received_bytes: 200 } })
    expect(await part(file_id, [100, 250])).toMatchObject({ value: { received_bytes: 250 } })
    const last = await Promise.all([1, 2].map(() => part(file_id, [250, whole.length])))
    expect(last.map((answer) => answer.ok && answer.value.file?.file_id)).toEqual([file_id, file_id])
    expect(await part(file_id, [0, 200])).toMatchObject({ value: { received_bytes: whole.length, file: { file_id } } })
    expect(await rowsOf(file_id)).toHaveLength(1)
  })
  test('is decided by its bytes once it is whole, and before by its name and length', async () => {
    const file_id = randomUUID()
    expect(await part(file_id, [0, 9], { name: 'page.html' })).toEqual({ ok: false, refusal: 'file_type_refused' })
    expect(await part(file_id, [0, cut], { name: 'work.pdf' })).toMatchObject({ ok: true })
    expect(await part(file_id, [cut, whole.length], { name: 'work.pdf' })).toEqual({
      ok: false,
      refusal: 'file_type_refused',
    })
    expect([await standing(file_id), await rowsOf(file_id)]).toEqual([0, []])
  })
  test('under another person’s id is another file, and takes nothing from theirs', async () => {
    const file_id = randomUUID()
    const kept = await hand(file_id, text('first'))
    const other = text('other words')
    expect(await part(file_id, [0, other.length], { as: people.classmate, of: other })).toEqual({
      ok: false,
      refusal: 'not_allowed',
    })
    if (!kept.ok) throw new Error(kept.refusal)
    expect((await school.app.inject({ url: kept.value.url })).body).toBe('first')
  })
})

describe('the small picture of a photo', () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(200)])
  const small = (file_id: string, bytes: Uint8Array, as: Person = people.learner) =>
    send(school, uploadThumbnail, { fields: { file_id }, file: { name: 'a.jpg', bytes } }, { as })
  test('goes along with what names the photo, and is read as the photo is', async () => {
    const file_id = randomUUID()
    await hand(file_id, jpeg, people.learner, 'page.jpg')
    const picture = Buffer.concat([jpeg.subarray(0, 40), Buffer.from('small')])
    expect(await small(file_id, picture)).toEqual({ ok: true, value: { file_id } })
    const kept = await school.database.doors.inSchool(people.learner, (db) =>
      readOwnFiles(db, people.learner, [file_id]),
    )
    const [file] = readable(kept, fileAddresses({ key: fileKey, reader: people.learner, now: school.clock.now }))
    expect((await school.app.inject({ url: file!.thumbnail_url! })).rawPayload).toEqual(picture)
    expect((await school.app.inject({ url: file!.url })).rawPayload).toEqual(jpeg)
  })
  test('is small, a JPEG, and of a file of one’s own', async () => {
    const file_id = randomUUID()
    await hand(file_id, jpeg, people.learner, 'page.jpg')
    expect(await small(file_id, Buffer.concat([jpeg, Buffer.alloc(20_480)]))).toMatchObject({
      refusal: 'file_too_large',
    })
    expect(await small(file_id, text('<svg/>'))).toMatchObject({ refusal: 'file_type_refused' })
    expect(await small(file_id, jpeg, people.classmate)).toMatchObject({ refusal: 'not_found' })
  })
})

test('who handed over more than the quota in 30 days waits, and has room again when they have passed', async () => {
  const { outsider } = people
  await school.database.owner
    .insertInto('files')
    .values({
      institution_id: 10,
      file_id: randomUUID(),
      user_id: outsider.user_id,
      sha256: 'a'.repeat(64),
      name: 'films.mp4',
      mime_type: 'video/mp4',
      size_bytes: uploadQuota.bytes - 10,
      created_on: school.clock.now,
    })
    .execute()
  const [file_id, other] = [randomUUID(), randomUUID()]
  expect((await hand(file_id, text('ten bytes.'), outsider)).ok).toBe(true)
  expect((await hand(file_id, text('ten bytes.'), outsider)).ok).toBe(true)
  expect(await hand(other, text('one more'), outsider)).toEqual({ ok: false, refusal: 'upload_quota_full' })
  const fields = { file_id: other, name: 'a.txt', size_bytes: '8', offset: '0' }
  expect(
    await send(school, uploadFilePart, { fields, file: { name: 'a.txt', bytes: text('one') } }, { as: outsider }),
  ).toEqual({ ok: false, refusal: 'upload_quota_full' })
  const { now } = school.clock
  school.clock.now = new Date(now.getTime() + (uploadQuota.days + 1) * 86_400_000)
  expect((await hand(other, text('one more'), outsider)).ok).toBe(true)
  school.clock.now = now
})

test('whoever is nobody hands nothing over', async () => {
  const nobody = await send(school, uploadFile, {
    fields: { file_id: randomUUID(), name: 'a.txt' },
    file: { name: 'a.txt', bytes: text('a') },
  })
  expect(nobody).toEqual({ ok: false, refusal: 'signed_out' })
})
