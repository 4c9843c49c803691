/** Which work waits for its teacher is said by a rule and, where works are counted, by the SQL of each side: all three say the same. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssignment, listTaughtAssignments } from '@maktab/contracts/assignments/assignments'
import { listMarkingQueue } from '@maktab/contracts/assignments/marking-queue'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { isToMark } from '@maktab/domain/assignments/scores'
import { value } from '../../apps/server/test/call.ts'
import { article, classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

const [first, between, second] = ['2026-03-20T08:00:00Z', '2026-03-20T09:00:00Z', '2026-03-20T10:00:00Z'].map(
  (moment) => new Date(moment),
) as [Date, Date, Date]

/** Every standing with nothing, one or two submissions; between the two a score, a remark alone, or neither. */
const works = ([0, 1, 2, 3] as const).flatMap((assignment_status: AssignmentStatus) =>
  [[], [first], [first, second]].flatMap((handed_in) =>
    [
      { score: null, scored_on: null },
      { score: null, scored_on: between },
      { score: 12, scored_on: between },
    ].map((marked) => ({ assignment_id: randomUUID(), assignment_status, handed_in, ...marked })),
  ),
)

let school: School
beforeAll(async () => {
  school = await openSchool()
  const { institution_id, user_id } = people.learner
  const { owner } = school.database
  for (const { assignment_id, assignment_status, handed_in, score, scored_on } of works) {
    await value(
      school,
      createAssignment,
      {
        assignment_id,
        title: 'Work',
        description: 'Do it.',
        class_ids: [classA],
        start_date: '2026-03-21T00:00:00.000Z',
        due_date: '2026-03-25T00:00:00.000Z',
        allowed_attempts: 2,
        total_score: 20,
        rubric_data: [],
        cms_content_ids: [article],
      },
      { as: people.teacher },
    )
    for (const [index, handed_in_on] of handed_in.entries()) {
      await owner
        .insertInto('submissions')
        .values({
          institution_id,
          submission_id: randomUUID(),
          assignment_id,
          user_id,
          attempt_number: index + 1,
          text: 'Done.',
          attachments: '[]',
          handed_in_on,
          received_on: handed_in_on,
          is_late: false,
          is_extra: false,
        })
        .execute()
    }
    await owner
      .updateTable('assignments_users')
      .set({
        assignment_status,
        attempts_used: handed_in.length,
        first_handed_in_on: handed_in[0] ?? null,
        score,
        scored_on,
      })
      .where('assignment_id', '=', assignment_id)
      .where('user_id', '=', user_id)
      .execute()
  }
})
afterAll(() => school.close())

test('the rule, the server and the device agree on every work, and the queue holds those that wait, the oldest first', async () => {
  const device = await openDevice(school, people.teacher, chanceOf(1), () => school.clock.now)
  device.network.isBad = false
  await device.tab().sync()
  const asked = { is_calendar_view: true }
  const server = await value(school, listTaughtAssignments, asked, { as: people.teacher })
  const here = (await device.tab().answer('listTaughtAssignments', asked)) as { readonly value: typeof server }
  const saidBy = ({ list }: typeof server) =>
    works.map(({ assignment_id }) => list.find((one) => one.assignment_id === assignment_id)?.to_mark)
  const rule = works.map(({ assignment_status, handed_in, score, scored_on }) =>
    Number(isToMark({ assignment_status, handed_in_on: handed_in.at(-1) ?? null, score, scored_on })),
  )
  expect(rule).toContain(1)
  expect(saidBy(server)).toEqual(rule)
  expect(saidBy(here.value)).toEqual(rule)
  const waiting = works
    .flatMap((work, index) => (rule[index] === 1 ? [{ ...work, given: work.handed_in.at(-1)! }] : []))
    .sort((one, other) => +one.given - +other.given || (one.assignment_id < other.assignment_id ? -1 : 1))
  const queue = await value(school, listMarkingQueue, {}, { as: people.teacher })
  expect(queue.list).toEqual(
    waiting.map(({ assignment_id, given, score }) =>
      expect.objectContaining({ assignment_id, handed_in_on: given.toISOString(), is_again: score !== null }),
    ),
  )
  expect(await device.tab().answer('listMarkingQueue', {})).toEqual({ ok: true, value: queue })
  const short = await value(school, listMarkingQueue, { limit: 1 }, { as: people.teacher })
  expect(short).toEqual({ list: queue.list.slice(0, 1), total: waiting.length })
  expect(await device.tab().answer('listMarkingQueue', { limit: 1 })).toEqual({ ok: true, value: short })
})
