/** What a teacher's device says of answers to mark is what the server says, before and after it marks them by itself. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '@maktab/contracts/content/files'
import { listScoredAttempts, listWaitingAttempts } from '@maktab/contracts/learning/answer-scores'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { send, value } from '../../apps/server/test/call.ts'
import { ask, everyKind } from '../../apps/server/test/questions.ts'
import {
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice, type Device } from '../chaos/device.ts'

let school: School
let device: Device
const guids: string[] = []

async function handOver(as: Person): Promise<void> {
  const [sync_guid, file_id] = [randomUUID(), randomUUID()]
  await send(
    school,
    uploadFile,
    { fields: { file_id, name: 'a.txt' }, file: { name: 'a.txt', bytes: Buffer.from('What I did.') } },
    { as },
  )
  const answers = { true_false: ['true'], long_answer: ['Because.'], file: [file_id] }
  const tracked = {
    sync_guid,
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    answers,
    time_spent_in_seconds: 60,
  }
  await value(school, recordAttempt, { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }, { as })
  guids.push(sync_guid)
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
}

beforeAll(async () => {
  school = await openSchool()
  await ask(
    school,
    everyKind.filter(({ kind }) => ['true_false', 'long_answer', 'file'].includes(kind)),
  )
  for (const as of [people.learner, people.classmate, people.learner]) await handOver(as)
  device = await openDevice(school, people.teacher, chanceOf(people.teacher.user_id), () => school.clock.now)
  device.network.isBad = false
  await device.tab().sync()
})
afterAll(async () => {
  await device.close()
  await school.close()
})

/** Addresses carry a signature and a day. */
const bare = (answered: unknown): unknown =>
  JSON.parse(JSON.stringify(answered, (key, part: unknown) => (key === 'url' ? undefined : part)))
async function bothSay() {
  const asked = { class_id: classA, page: 1 }
  const onDevice = await Promise.all(
    ['listWaitingAttempts', 'listScoredAttempts'].map(async (name) => bare(await device.tab().answer(name, asked))),
  )
  const as = people.teacher
  const onServer = [
    bare({ ok: true, value: await value(school, listWaitingAttempts, asked, { as }) }),
    bare({ ok: true, value: await value(school, listScoredAttempts, asked, { as }) }),
  ]
  return { onDevice, onServer }
}
const level = (clear: string) => ({ levels: { clear }, remark: clear })
const give = (place: number, user_id: number, scores: Record<string, ReturnType<typeof level>>) =>
  device.tab().perform('scoreAnswers', { sync_guid: guids[place], user_id, class_id: classA, scores }, [])

test('what waits, what was marked in part and what was marked are the same on both sides', async () => {
  const before = await bothSay()
  expect(before.onDevice).toEqual(before.onServer)
  expect(before.onDevice).toMatchObject([
    { value: { list: [{ full_name: 'Zarghuna' }, {}, { full_name: 'Zarghuna' }] } },
    { value: { list: [] } },
  ])

  device.network.isBad = true
  expect(await give(0, people.learner.user_id, { long_answer: level('half') })).toMatchObject({
    ok: true,
    value: { waiting_questions: 1 },
  })
  expect(await give(1, people.classmate.user_id, { long_answer: level('yes'), file: level('no') })).toMatchObject({
    ok: true,
    value: { waiting_questions: 0, accuracy: 66.7 },
  })
  const { onDevice: shown } = await bothSay()
  device.network.isBad = false
  await device.tab().sync()
  const after = await bothSay()
  expect(after.onServer).toEqual(shown)
  expect(after.onDevice).toEqual(shown)
})
