import { randomUUID } from 'node:crypto'
import { uploadFile, uploadFilePart } from '@maktab/contracts/content/files'
import { daysArriving, daysUnnamed } from '@maktab/domain/content/uploads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'
import { readOwnFiles } from './attachments.sql.ts'
import { openFileSweeper } from './file-sweeper.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  // Files on the disk have the times of this machine.
  school.clock.now = new Date()
})
afterAll(() => school.close())

const { learner, learnerThere } = people
const onFailure = (error: unknown) => {
  throw error
}
const daysOn = (days: number) => new Date(school.clock.now.getTime() + days * 86_400_000)
const sweep = (clock: () => Date) =>
  openFileSweeper({ doors: school.database.doors, clock, storage: school.storage, onFailure }).runDue()

async function hand(words: string, as = learner) {
  const file_id = randomUUID()
  const answer = await send(
    school,
    uploadFile,
    { fields: { file_id, name: 'a.txt' }, file: { name: 'a.txt', bytes: new TextEncoder().encode(words) } },
    { as },
  )
  if (!answer.ok) throw new Error(answer.refusal)
  return { file_id, read: async () => (await school.app.inject({ url: answer.value.url })).body }
}
const rowOf = (file_id: string) =>
  school.database.owner.selectFrom('files').select('is_named').where('file_id', '=', file_id).executeTakeFirst()
const waiting = async () => (await school.storage.handedOver.waiting(learner)).length

test('what nothing names goes after half a year, with its bytes; what work or a face names stays', async () => {
  const [named, face, unnamed, there] = [
    await hand('work'),
    await hand('a face'),
    await hand('nothing'),
    await hand('work', learnerThere),
  ]
  await school.database.doors.inSchool(learner, (db) => readOwnFiles(db, learner, [named.file_id]))
  await school.database.owner
    .updateTable('users')
    .set({ profile_file_id: face.file_id })
    .where('user_id', '=', learner.user_id)
    .execute()

  expect(await sweep(() => daysOn(daysUnnamed - 1))).toBe(0)
  expect(await unnamed.read()).toBe('nothing')
  expect([await named.read(), await face.read()]).toEqual(['work', 'a face'])
  expect(await waiting()).toBe(1)

  expect(await sweep(() => daysOn(daysUnnamed + 1))).toBe(2)
  expect([await rowOf(unnamed.file_id), await rowOf(there.file_id)]).toEqual([undefined, undefined])
  expect([await named.read(), await face.read(), await waiting()]).toEqual(['work', 'a face', 0])
  expect(await sweep(() => daysOn(3_000))).toBe(0)
  expect(await rowOf(named.file_id)).toEqual({ is_named: true })
})

test('what is handed over while it is swept is not removed, and bytes without a row go in time', async () => {
  const { handedOver } = school.storage
  const file = { file_id: randomUUID(), sha256: 'b'.repeat(64) }
  const arrived = async () => {
    const bytes = await school.storage.receive([Buffer.from('again')] as never)
    await handedOver.keep({ ...bytes, sha256: file.sha256 }, learner, file.file_id)
  }
  await arrived()
  expect(await handedOver.remove(learner, file, daysOn(-1))).toBe(false)
  expect((await handedOver.find(learner, file))?.size).toBe(5)
  await sweep(() => daysOn(daysUnnamed + 1))
  expect(await handedOver.find(learner, file)).toBeUndefined()
})

test('a beginning whose next part never came is forgotten after a month', async () => {
  const file_id = randomUUID()
  const fields = { file_id, name: 'film.mp4', size_bytes: '900', offset: '0' }
  await send(
    school,
    uploadFilePart,
    { fields, file: { name: 'film.mp4', bytes: new Uint8Array(400) } },
    { as: learner },
  )
  await sweep(() => daysOn(daysArriving - 1))
  expect(await school.storage.handedOver.arrivedOf(learner, file_id)).toBe(400)
  await sweep(() => daysOn(daysArriving + 1))
  expect(await school.storage.handedOver.arrivedOf(learner, file_id)).toBe(0)
})
