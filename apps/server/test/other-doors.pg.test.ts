/** The ways to a school's rows that are no ordinary calls: addresses of files, batches, pulls. */
import { randomUUID } from 'node:crypto'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { uploadFile } from '@maktab/contracts/content/files'
import { pullCampusStructure, pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { syncUp } from '@maktab/contracts/downloads/sync-up'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, value } from './call.ts'
import { article, classA, lessonOne, openSchool, people, type Person, type School } from './school.ts'

const secret = 'SECRET-OF-SCHOOL-10'
const pdf = Buffer.from(`%PDF-1.4\n% ${secret}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`)
const assignment_id = randomUUID()

let school: School
let address: string

beforeAll(async () => {
  school = await openSchool()
  await value(
    school,
    createAssignment,
    {
      assignment_id,
      class_ids: [classA],
      cms_content_ids: [article],
      lesson_guids: [lessonOne],
      title: secret,
      description: secret,
      start_date: '2026-03-21T00:00:00Z',
      due_date: '2026-03-30T08:00:00Z',
      allowed_attempts: 2,
      total_score: 10,
      rubric_data: [],
    },
    { as: people.teacher },
  )
  const file_id = randomUUID()
  const sent = await send(
    school,
    uploadFile,
    { fields: { file_id, name: 'work.pdf' }, file: { name: 'work.pdf', bytes: pdf } },
    { as: people.learner },
  )
  if (!sent.ok) throw new Error(sent.refusal)
  const { url, ...attachment } = sent.value
  address = url
  await value(
    school,
    handInSubmission,
    { submission_id: randomUUID(), assignment_id, text: secret, attachments: [attachment] },
    { as: people.learner },
  )
})
afterAll(() => school.close())

const read = (url: string) => school.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })

test('an address opens for whom it was signed, and changed in any place it opens nothing', async () => {
  expect((await read(address)).statusCode).toBe(200)
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  for (const [name, given] of searchParams) {
    const changed = new URLSearchParams(searchParams)
    changed.set(
      name,
      given.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
    )
    const response = await read(`${pathname}?${changed.toString()}`)
    expect([403, 410], name).toContain(response.statusCode)
    expect(response.payload).not.toContain(secret)
  }
  const elsewhere = await read(address.replace(/attachment\/[0-9a-f]{8}/, 'attachment/00000000'))
  expect(elsewhere.statusCode).toBe(403)
  expect((await read(pathname)).statusCode).toBe(403)
})

test('an address ends', async () => {
  const now = school.clock.now
  school.clock.now = new Date(now.getTime() + 3 * 86_400_000)
  expect((await read(address)).statusCode).toBe(410)
  school.clock.now = now
})

test.each([
  ['learner', pullLearnerStructure, people.learnerThere],
  ['teacher', pullCampusStructure, people.teacherThere],
] as const)(
  "a pull of another school's %s holds nothing of this one, whatever its cursor says",
  async (_, pull, stranger: Person) => {
    const first = await value(school, pull, { is_first_time: '1' }, { as: stranger })
    const own = await value(
      school,
      pull === pullLearnerStructure ? pullLearnerStructure : pullCampusStructure,
      { is_first_time: '1' },
      { as: pull === pullLearnerStructure ? people.learner : people.teacher },
    )
    expect(JSON.stringify(own)).toContain(secret)
    const withForeignCursor = await value(school, pull, { is_first_time: '0', cursor: own.cursor }, { as: stranger })
    for (const answer of [first, withForeignCursor]) expect(JSON.stringify(answer)).not.toContain(secret)
  },
)

test("a batch of another school's person reaches nothing here, command by command", async () => {
  const commands = [
    {
      path: 'teacher/assignment/score',
      input: { assignment_id, user_id: people.learner.user_id, class_id: classA, score: 1, total_score: 10 },
    },
    {
      path: 'teacher/assignment/status',
      input: { assignment_id, user_ids: [people.learner.user_id], assignment_status: 2 },
    },
    { path: 'assignment/post', input: { submission_id: randomUUID(), assignment_id, text: 'x', attachments: [] } },
    { path: 'offline/syncup', input: { json_data: '{}' } },
    { path: 'login', input: {} },
  ].map((command) => ({ ...command, command_id: randomUUID(), at: '2026-03-21T08:00:00Z' }))
  for (const stranger of [people.teacherThere, people.learnerThere]) {
    const { answers } = await value(school, syncUp, { json_data: JSON.stringify({ data: commands }) }, { as: stranger })
    expect(answers).toHaveLength(commands.length)
    for (const answer of answers) {
      expect(answer.error_code).toBeLessThan(0)
      expect(answer.answer).toBe('')
    }
  }
})
