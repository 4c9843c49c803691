import { randomUUID } from 'node:crypto'
import { uploadFile } from '@maktab/contracts/content/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'

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

test('whoever is nobody hands nothing over', async () => {
  const nobody = await send(school, uploadFile, {
    fields: { file_id: randomUUID(), name: 'a.txt' },
    file: { name: 'a.txt', bytes: text('a') },
  })
  expect(nobody).toEqual({ ok: false, refusal: 'signed_out' })
})
