import { randomUUID } from 'node:crypto'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { reportSync, syncUp } from '@maktab/contracts/downloads/sync-up'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { refusals, systemRefusals } from '@maktab/contracts/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value, type Caller } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  course,
  document,
  lessonOne,
  openSchool,
  people,
  type School,
} from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  assignment_id = await setWork(school)
})

interface Queued {
  readonly command_id: string
  readonly path: string
  readonly input: unknown
  readonly at: string
}

const scoring = (score: number, change: object = {}): Queued => ({
  command_id: randomUUID(),
  path: 'teacher/assignment/score',
  input: { assignment_id, user_id: people.learner.user_id, class_id: classA, score, total_score: 10 },
  at: school.clock.now.toISOString(),
  ...change,
})
const place = { cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
/** Of two scores of one moment the later one counts where both come from one device. */
const device_id = randomUUID()
const send = async (data: readonly unknown[], caller: Caller = {}) => {
  const { answers } = await value(
    school,
    syncUp,
    { json_data: JSON.stringify({ data }) },
    { as: people.teacher, device_id, ...caller },
  )
  return answers
}
const scoreNow = async () => {
  const { list } = await value(school, listSubmissions, { assignment_id, class_id: classA }, { as: people.teacher })
  return list.find(({ user_id }) => user_id === people.learner.user_id)
}

describe('a batch of commands', () => {
  it('is done in order, each answered by its id', async () => {
    const commands = [scoring(3), scoring(4)]
    const answers = await send(commands)
    expect(answers.map(({ command_id, error_code }) => [command_id, error_code])).toEqual(
      commands.map(({ command_id }) => [command_id, 0]),
    )
    expect(answers.map(({ answer }) => (JSON.parse(answer) as { score: number }).score)).toEqual([3, 4])
    expect((await scoreNow())?.score).toBe(4)
  })

  it('sent again, also at once, is done once and answered alike', async () => {
    const commands = Array.from({ length: 5 }, (_, index) =>
      scoring(index, { at: new Date(school.clock.now.getTime() + index).toISOString() }),
    )
    const [first, ...others] = await Promise.all([send(commands), send(commands), send([...commands].reverse())])
    for (const other of others)
      expect(new Set(other.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set(first.map((answer) => JSON.stringify(answer))),
      )
    const entries = await school.database.owner
      .selectFrom('score_entries')
      .select('score')
      .where('assignment_id', '=', assignment_id)
      .execute()
    expect(entries).toHaveLength(5)
  })

  it('decides a refused command anew when it comes again', async () => {
    const setTeaching = (is_deleted: boolean) =>
      school.database.owner
        .updateTable('users_classes')
        .set({ is_deleted, left_on: is_deleted ? new Date(0) : null })
        .where('user_id', '=', people.teacher.user_id)
        .where('class_id', '=', classA)
        .execute()
    const command = scoring(7)
    const codes = async () => (await send([command])).map(({ error_code }) => error_code)
    await setTeaching(true)
    expect(await codes()).toEqual([refusals.not_allowed.code])
    await setTeaching(false)
    expect(await codes()).toEqual([0])
    expect((await scoreNow())?.score).toBe(7)
  })

  it('goes on behind a command that is refused, unknown, unreadable or not for a batch', async () => {
    const commands = [
      scoring(11),
      scoring(5, { path: 'no/such/call' }),
      { ...scoring(5), at: 'yesterday' },
      { ...scoring(5), input: { score: 'many' } },
      scoring(5, { path: 'offline/syncup', input: { json_data: '{}' } }),
      scoring(5, { path: 'user/profile/password/update' }),
      scoring(5, { path: 'learner/tracking/save' }),
      scoring(6),
    ]
    const answers = await send(commands)
    expect(answers.map(({ error_code }) => error_code)).toEqual([
      refusals.score_above_total.code,
      refusals.not_found.code,
      systemRefusals.malformed,
      systemRefusals.malformed,
      refusals.not_found.code,
      refusals.not_found.code,
      systemRefusals.role_not_allowed,
      0,
    ])
    expect((await scoreNow())?.score).toBe(6)
  })

  it('goes on behind a command that breaks something, and leaves nothing of it', async () => {
    await school.database.owner.schema
      .alterTable('score_entries')
      .addColumn('breaks', 'text', (column) => column.notNull().defaultTo('no'))
      .execute()
    await school.database.owner.schema
      .alterTable('score_entries')
      .addCheckConstraint('breaks_at_five', sql`score <> 5`)
      .execute()
    const answers = await send([scoring(5), scoring(4)])
    expect(answers.map(({ error_code }) => error_code)).toEqual([-500, 0])
    expect((await scoreNow())?.score).toBe(4)
    await school.database.owner.schema.alterTable('score_entries').dropConstraint('breaks_at_five').execute()
    await school.database.owner.schema.alterTable('score_entries').dropColumn('breaks').execute()
  })

  it('refuses an id that was done as another call, and does nothing for it', async () => {
    const status = {
      command_id: randomUUID(),
      path: saveStatus.path,
      input: { ...place, content_id: article, content_status: 1 as const, completion: 10 },
      at: school.clock.now.toISOString(),
    }
    const time = {
      ...status,
      path: saveTime.path,
      input: { ...status.input, content_type: 'article', total_time_in_seconds: 40 },
    }
    const answers = await send([status, time, status], { as: people.learner })
    expect(answers.map(({ error_code }) => error_code)).toEqual([0, systemRefusals.malformed, 0])
    expect(JSON.parse(answers[2]?.answer ?? '')).toMatchObject({ completion: 10, time_spent_in_seconds: 0 })
    const { command_id } = status
    expect(await call(school, saveTime, time.input, { as: people.learner, command_id })).toEqual({
      ok: false,
      refusal: 'malformed',
    })
  })

  it('answers no more than the contract of each call declares', async () => {
    const input = {
      ...place,
      content_id: article,
      content_status: 1,
      content_type: 'article',
      total_time_in_seconds: 40,
    }
    const time = { command_id: randomUUID(), path: saveTime.path, input, at: school.clock.now.toISOString() }
    for (const [answer] of [await send([time], { as: people.learner }), await send([time], { as: people.learner })])
      expect(Object.keys(JSON.parse(answer?.answer ?? '') as object).sort()).toEqual(
        Object.keys(saveTime.output.shape).sort(),
      )
  })

  it('dates its commands by the span on the device’s clock', async () => {
    const at = '2031-05-05T06:00:00.000Z'
    await send([scoring(2, { at })], { given: new Date(at), sent: new Date('2031-05-05T07:00:00Z') })
    expect((await scoreNow())?.scored_on).toBe(new Date(school.clock.now.getTime() - 3_600_000).toISOString())
  })

  it.each(['nonsense', '{}', '{"data":[]}', '{"data":[{"path":"x"}]}'])('of %s is refused', async (json_data) => {
    expect(await call(school, syncUp, { json_data }, { as: people.teacher })).toEqual({
      ok: false,
      refusal: 'batch_unreadable',
    })
  })
})

describe('the report of a sync', () => {
  it('is kept by device, at the server’s time', async () => {
    const device_id = randomUUID()
    const first = school.clock.now
    await value(school, reportSync, { last_sync_date: '2044-01-01T00:00:00Z' }, { as: people.learner, device_id })
    school.clock.now = new Date(first.getTime() + 60_000)
    const { synced_on } = await value(
      school,
      reportSync,
      { last_sync_date: '2020-01-01T00:00:00Z' },
      { as: people.learner, device_id },
    )
    expect(synced_on).toBe(school.clock.now.toISOString())
    const devices = await school.database.owner
      .selectFrom('devices')
      .selectAll()
      .where('device_id', '=', device_id)
      .execute()
    expect(devices).toMatchObject([
      { user_id: people.learner.user_id, first_seen_on: first, last_synced_on: school.clock.now },
    ])
  })

  it('says how the device stands, and an older version leaves that unknown', async () => {
    const device_id = randomUUID()
    const report = async (standing: object) => {
      const last_sync_date = school.clock.now.toISOString()
      await value(school, reportSync, { last_sync_date, ...standing }, { as: people.learner, device_id })
      return school.database.owner
        .selectFrom('devices')
        .select(['works_waiting', 'free_bytes'])
        .where('device_id', '=', device_id)
        .executeTakeFirstOrThrow()
    }
    expect(await report({ works_waiting: 3, free_bytes: 5_000_000_000 })).toEqual({
      works_waiting: 3,
      free_bytes: 5_000_000_000,
    })
    expect(await report({})).toEqual({ works_waiting: null, free_bytes: null })
  })
})

describe('a download of contents', () => {
  const asked = { cms_course_ids: [], content_ids: [article, assessment, document] }
  const idsFor = async (change: object, as: (typeof people)[keyof typeof people] = people.learner) =>
    (await value(school, downloadContents, { ...asked, ...change }, { as })).content.map(({ content_id }) => content_id)

  it('brings bodies with addresses for this reader', async () => {
    const { content } = await value(school, downloadContents, asked, { as: people.learner })
    expect(content.map(({ body }) => body.kind)).toEqual(['article', 'assessment', 'document'])
    expect(content[2]?.body).toMatchObject({ file: { url: expect.stringContaining('/files/content/') } })
  })

  it('is narrowed by course and type, and by the caller’s classes', async () => {
    expect(await idsFor({ content_types: ['article'] })).toEqual([article])
    expect(await idsFor({ cms_course_ids: [999] })).toEqual([])
    expect(await idsFor({}, people.teacher)).toHaveLength(3)
    expect(await idsFor({}, people.learnerThere)).toHaveLength(3)
    await school.database.owner
      .updateTable('users_classes')
      .set({ is_deleted: true })
      .where('user_id', '=', people.learner.user_id)
      .execute()
    expect(await idsFor({})).toEqual([])
    await school.database.owner
      .updateTable('users_classes')
      .set({ is_deleted: false })
      .where('user_id', '=', people.learner.user_id)
      .execute()
  })
})
