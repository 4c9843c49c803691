/** What a person does is decided, shown and kept at once, and survives whatever happens to the device. */
import { randomUUID } from 'node:crypto'
import { refusals } from '@maktab/contracts/refusals'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classId, classRows, handIn, learner, place, score, teacher, workOf } from './small-class.ts'

async function synced(owner = learner) {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(owner, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  return { server, phone, tab }
}

type Read = {
  readonly ok: boolean
  readonly value: { readonly submissions: readonly { text: string }[]; readonly assignment_status: number }
}
const readOwn = async (tab: Awaited<ReturnType<typeof synced>>['tab']) =>
  (await tab.answer('readSetAssignment', { assignment_id: assignmentId })) as Read

test('work handed in without a network is shown at once and waits', async () => {
  const { server, tab } = await synced()
  server.isReachable = false
  const answer = await tab.perform('handInSubmission', handIn(randomUUID()), [])
  expect(answer).toMatchObject({ ok: true, value: { attempt_number: 1, is_late: false } })
  expect((await readOwn(tab)).value).toMatchObject({
    assignment_status: 1,
    submissions: [{ text: 'Two quarters are a half.' }],
  })
  expect(await tab.sync()).toMatchObject({ waiting: 1, refused: 0 })
})

test('it is sent once when the network returns, however many tabs try', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  // Slow enough that whoever may send too has every chance to.
  const slow: typeof server.fetch = async (path, init) => {
    const response = await server.fetch(path, init)
    for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    return response
  }
  const phone = phoneOf(learner, slow)
  const [tab, other] = [await phone.openTab(), await phone.openTab()]
  await tab.sync()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  const states = await Promise.all([tab.sync(), other.sync(), tab.sync(), other.sync()])
  expect(server.commands).toHaveLength(1)
  expect(states.at(-1)).toMatchObject({ waiting: 0 })
})

test('two tabs see what each other kept', async () => {
  const { phone, tab } = await synced()
  const other = await phone.openTab()
  await Promise.all(
    [1, 2, 3].flatMap(() => [tab, other].map((one) => one.perform('handInSubmission', handIn(randomUUID()), []))),
  )
  expect(await tab.waiting()).toHaveLength(6)
  expect((await readOwn(other)).value.submissions).toHaveLength(6)
})

test('a score above the total is refused before it is kept', async () => {
  const { tab } = await synced(teacher)
  expect(await tab.perform('scoreSubmission', score(21), [])).toEqual({ ok: false, refusal: 'score_above_total' })
  expect(await tab.waiting()).toEqual([])
})

test('the latest of several scores is shown, over what a pull brings meanwhile', async () => {
  const { server, phone, tab } = await synced(teacher)
  await tab.perform('scoreSubmission', score(12), [])
  phone.clock.now = new Date('2026-03-21T08:00:05.000Z')
  await tab.perform('scoreSubmission', score(18), [])
  server.replies.set('offline/syncup', () => ({ error_code: -429 }))
  server.rows = { assignments_users: [{ ...workOf(1001), score: 9, scored_on: '2026-03-20T08:00:00.000Z' }] }
  await tab.sync()
  const list = (await tab.answer('listSubmissions', { assignment_id: assignmentId })) as {
    value: { list: { user_id: number; score: number }[] }
  }
  expect(list.value.list.find(({ user_id }) => user_id === 1001)?.score).toBe(18)
})

const shownScore = async (tab: Awaited<ReturnType<typeof synced>>['tab']) => {
  const { value } = (await tab.answer('listSubmissions', { assignment_id: assignmentId })) as unknown as {
    value: { list: readonly { user_id: number; score: number | null }[] }
  }
  return value.list.find(({ user_id }) => user_id === 1001)?.score
}

test('a score given here corrects the one given here before it, though the clock was set back in between', async () => {
  const { server, phone, tab } = await synced(teacher)
  server.isReachable = false
  phone.clock.now = new Date('2026-03-21T08:00:30.000Z')
  await tab.perform('scoreSubmission', score(12), [])
  phone.clock.now = new Date('2026-03-21T08:00:10.000Z')
  await tab.perform('scoreSubmission', score(18), [])
  expect(await shownScore(tab)).toBe(18)
})

test.each([
  ['another score', 9],
  ['the same score', 12],
])('%s given here does not replace one that was given seconds later on another device', async (_, marks) => {
  const { server, phone, tab } = await synced(teacher)
  await tab.perform('scoreSubmission', score(marks), [])
  server.refused.set((await tab.waiting())[0]?.command_id ?? '', -500)
  server.rows = { assignments_users: [{ ...workOf(1001), score: 12, scored_on: '2026-03-21T08:00:30.000Z' }] }
  await tab.sync()
  expect(await shownScore(tab)).toBe(12)
  phone.clock.now = new Date('2026-03-21T08:00:10.000Z')
  await tab.perform('scoreSubmission', score(18), [])
  expect(await shownScore(tab)).toBe(12)
  expect(await tab.waiting()).toHaveLength(2)
})

test('refused work is kept for a person to see, and no longer shown as done', async () => {
  const { server, tab } = await synced()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  const [waiting] = await tab.waiting()
  server.refused.set(waiting?.command_id ?? '', -404)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect(await tab.waiting()).toMatchObject([{ name: 'handInSubmission', refusal: 'not_found' }])
  expect((await readOwn(tab)).value).toMatchObject({ assignment_status: 0, submissions: [] })
  await tab.dismiss(waiting?.command_id ?? '')
  expect(await tab.waiting()).toEqual([])
})

test('only refused work can be dismissed', async () => {
  const { tab } = await synced()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  const [waiting] = await tab.waiting()
  await tab.dismiss(waiting?.command_id ?? '')
  expect(await tab.waiting()).toHaveLength(1)
})

test('a kill in the middle of keeping leaves the command whole or not at all', async () => {
  for (let writes = 0; writes < 14; writes += 1) {
    const { phone, tab } = await synced()
    phone.disk.killAfter(writes)
    const kept = await tab.perform('handInSubmission', handIn(randomUUID()), []).then(
      (answer) => answer?.ok,
      () => false,
    )
    phone.disk.kill()
    const reopened = await phone.openTab()
    const waiting = await reopened.waiting()
    const shown = (await readOwn(reopened)).value.submissions
    expect(shown, `after ${writes} writes`).toHaveLength(waiting.length)
    if (kept) expect(waiting, `after ${writes} writes`).toHaveLength(1)
  }
})

test('a kill in the middle of a pull leaves the cursor and the rows of before', async () => {
  const seen = new Set<string>()
  for (let writes = 0; writes < 12; writes += 1) {
    const server = new ScriptedServer()
    server.rows = classRows
    const phone = phoneOf(learner, server.fetch)
    const tab = await phone.openTab()
    phone.disk.killAfter(writes)
    await tab.sync().catch(() => undefined)
    phone.disk.kill()
    const db = await phone.look()
    const [state] = await db.all('select cursor from sync_state')
    const [rows] = await db.all('select count(*) number from assignments_users')
    seen.add(`${state?.['cursor'] === '' ? 'before' : 'after'} ${rows?.['number']}`)
  }
  expect([...seen].filter((one) => one !== 'before 0' && one !== 'after 2')).toEqual([])
  expect(seen).toContain('before 0')
})

test('what waits is shown on top of what every pull brings, once', async () => {
  const { server, tab } = await synced()
  const spent = async () =>
    ((await tab.answer('readLearnerStats', {})) as { value: { time_spent_in_seconds: number } }).value
      .time_spent_in_seconds
  await tab.perform('saveTime', { ...place, content_status: 1, content_type: 'article', total_time_in_seconds: 30 }, [])
  const [waiting] = await tab.waiting()
  server.refused.set(waiting?.command_id ?? '', -500)
  expect(await spent()).toBe(30)

  const standing = {
    content_status: 1 as const,
    completion: 0,
    accuracy: null,
    last_accuracy: null,
    first_accuracy: null,
    first_taken_on: null,
    accuracy_sum: 0,
    attempts: 0,
    resume_point: '',
  }
  const { cms_course_id: _course, ...key } = place
  server.rows = {
    users_content: [
      {
        ...key,
        ...standing,
        user_id: 1001,
        time_spent_in_seconds: 100,
        changed_on: '2026-03-21T08:00:00.000Z',
        is_deleted: false,
      },
    ],
  }
  await tab.sync()
  expect(await spent()).toBe(130)
  await tab.sync()
  expect(await spent()).toBe(130)

  server.refused.clear()
  server.rows = {
    users_content: [
      {
        ...key,
        ...standing,
        user_id: 1001,
        time_spent_in_seconds: 130,
        changed_on: '2026-03-21T08:00:00.000Z',
        is_deleted: false,
      },
    ],
  }
  expect(await tab.sync()).toMatchObject({ waiting: 0 })
  expect(await spent()).toBe(130)
})

test('refused work is undone at once, also where nothing can be pulled', async () => {
  const { server, tab } = await synced()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  const [waiting] = await tab.waiting()
  server.refused.set(waiting?.command_id ?? '', -404)
  server.replies.set('offline/learner/structure', () => ({ error_code: -429 }))
  expect(await tab.sync()).toMatchObject({ refused: 1 })
  expect((await readOwn(tab)).value).toMatchObject({ assignment_status: 0, submissions: [] })
})

test('accepted work stays in sight where another one is refused and nothing can be pulled', async () => {
  const { server, tab } = await synced()
  await tab.perform('handInSubmission', handIn(randomUUID(), 'This one is taken.'), [])
  await tab.perform('handInSubmission', handIn(randomUUID(), 'This one is refused.'), [])
  server.refused.set((await tab.waiting())[1]?.command_id ?? '', refusals.duplicate_file.code)
  server.replies.set('offline/learner/structure', () => ({ error_code: -429 }))
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect((await readOwn(tab)).value).toMatchObject({
    assignment_status: 1,
    submissions: [{ text: 'This one is taken.' }],
  })
})

test('two scores of one work that are both refused leave the score that the server has', async () => {
  const { server, phone, tab } = await synced(teacher)
  server.rows = { assignments_users: [{ ...workOf(1001), score: 9, scored_on: '2026-03-20T08:00:00.000Z' }] }
  await tab.sync()
  await tab.perform('scoreSubmission', score(12), [])
  phone.clock.now = new Date('2026-03-21T08:00:05.000Z')
  await tab.perform('scoreSubmission', score(18), [])
  for (const { command_id } of await tab.waiting()) server.refused.set(command_id, refusals.score_above_total.code)
  expect(await tab.sync()).toMatchObject({ refused: 1 })
  const list = (await tab.answer('listSubmissions', { assignment_id: assignmentId })) as {
    value: { list: { user_id: number; score: number }[] }
  }
  expect(list.value.list.find(({ user_id }) => user_id === 1001)?.score).toBe(9)
})

test('a teacher who leaves a class gives back its people and their work', async () => {
  const { server, phone, tab } = await synced(teacher)
  server.rows = { users_classes: [{ class_id: classId, user_id: 1011, role: 'teacher', is_deleted: true }] }
  await tab.sync()
  const db = await phone.look()
  for (const table of ['assignments_users', 'users', 'users_classes']) {
    expect(await db.all(`select count(*) number from ${table}`), table).toEqual([{ number: 0 }])
  }
})

test('what the device has never heard of is kept for the server to decide', async () => {
  const server = new ScriptedServer()
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  server.isReachable = false
  expect(await tab.perform('handInSubmission', handIn(randomUUID()), [])).toEqual({ ok: false, failure: 'offline' })
  expect(await tab.waiting()).toHaveLength(1)
})

test('with the server at hand it is asked first', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const tab = await phoneOf(learner, server.fetch).openTab()
  expect(await tab.perform('handInSubmission', handIn(randomUUID()), [])).toMatchObject({ ok: true })
})

test('signed out, nothing is sent and nothing is lost', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  let token: string | undefined = 'token'
  const tab = await phoneOf(learner, server.fetch, { token: () => token }).openTab()
  await tab.sync()
  await tab.perform('handInSubmission', handIn(randomUUID()), [])
  token = undefined
  expect(await tab.sync()).toMatchObject({ waiting: 1 })
  expect(server.commands).toEqual([])
})
