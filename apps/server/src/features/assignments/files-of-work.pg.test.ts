import { randomUUID } from 'node:crypto'
import { readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import type { Input } from '@maktab/contracts/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, ownFile, setWork } from '../../../test/work.ts'
import { attachmentReaders } from './attachment-readers.ts'

let school: School
let assignment_id: string
const { learner, classmate, teacher, otherTeacher } = people
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  assignment_id = await setWork(school)
  await handIn(school, assignment_id)
})

const spoken = async (by: Person = teacher) => ({
  file_id: await ownFile(school, by, 'recording.weba'),
  name: 'recording.weba',
  mime_type: 'audio/webm',
  size_bytes: 321,
})
/** Each a minute after the one before. */
const remark = (change: Partial<Input<typeof scoreSubmission>>) => {
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  const input = { assignment_id, user_id: learner.user_id, class_id: classA, total_score: 10, ...change }
  return call(school, scoreSubmission, input, { as: teacher })
}
const heardByTeacher = async () => {
  const { list } = await value(school, listSubmissions, { assignment_id }, { as: teacher })
  return list.find(({ user_id }) => user_id === learner.user_id)!.remark_files.map(({ file_id }) => file_id)
}
const heardByLearner = async () =>
  (await value(school, readSetAssignment, { assignment_id }, { as: learner })).remark_files.map(
    ({ file_id }) => file_id,
  )
const readersOf = async (file_id: string) => {
  const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
  const everybody = [learner, classmate, teacher, otherTeacher]
  const may = await Promise.all(everybody.map((person) => mayRead(person, file_id)))
  return everybody.filter((_, place) => may[place])
}

test('a spoken remark is heard by its teacher, and by the learner once the work is returned; by no classmate', async () => {
  const file = await spoken()
  expect(await remark({ remark_files: [file], score: 7 })).toMatchObject({ ok: true })
  expect([await heardByTeacher(), await heardByLearner()]).toEqual([[file.file_id], []])
  expect(await readersOf(file.file_id)).toEqual([teacher])
  await value(
    school,
    returnSubmissions,
    { assignment_id, user_ids: [learner.user_id], assignment_status: 2 },
    { as: teacher },
  )
  expect(await heardByLearner()).toEqual([file.file_id])
  expect(await readersOf(file.file_id)).toEqual([learner, teacher])
})

test('what an older page gives afterwards leaves the recording, a list without it takes it away', async () => {
  const [one, other] = [await spoken(), await spoken()]
  await remark({ remark_files: [one] })
  await remark({ score: 8, teacher_remarks: 'Good' })
  expect(await heardByTeacher()).toEqual([one.file_id])
  await remark({ remark_files: [other, one] })
  expect(await heardByTeacher()).toEqual([other.file_id, one.file_id])
  await remark({ remark_files: [other] })
  expect(await heardByTeacher()).toEqual([other.file_id])
})

test('a recording that somebody else uploaded, or nobody, is no remark; one that stands may stay, whoever spoke it', async () => {
  const [own, foreign] = [await spoken(), await spoken(learner)]
  expect(await remark({ remark_files: [own, foreign] })).toEqual({ ok: false, refusal: 'file_missing' })
  expect(await remark({ remark_files: [{ ...own, file_id: randomUUID() }] })).toEqual({
    ok: false,
    refusal: 'file_missing',
  })
  expect(await heardByTeacher()).toEqual([])
  const earlier = await spoken(otherTeacher)
  await school.database.owner
    .updateTable('assignments_users')
    .set({ remark_files: JSON.stringify([{ ...earlier, sha256: 'f'.repeat(64) }]) })
    .where('assignment_id', '=', assignment_id)
    .where('user_id', '=', learner.user_id)
    .execute()
  await remark({ remark_files: [earlier, own] })
  expect(await heardByTeacher()).toEqual([earlier.file_id, own.file_id])
})

test('the same bytes under two ids are one file of the work', async () => {
  // Files that are laid down here have the same bytes.
  const files = [await spoken(learner), await spoken(learner)]
  await handIn(school, assignment_id, { submission_id: randomUUID(), attachments: files })
  const { submissions } = await value(school, readSetAssignment, { assignment_id }, { as: learner })
  expect(submissions[0]?.attachments.map(({ file_id }) => file_id)).toEqual([files[0]?.file_id])
})
