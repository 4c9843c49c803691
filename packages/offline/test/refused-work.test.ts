/** What the server did not take stays with its person, and is given again where time or rows may change the answer. */
import { beforeCourses } from './before-courses.ts'
import { randomUUID } from 'node:crypto'
import { countWorks } from '@maktab/client/waiting-works'
import { refusals } from '@maktab/contracts/refusals'
import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classId, classRows, handIn, learner, score, teacher } from './small-class.ts'

async function refused(code: number, file?: ReturnType<typeof photo>) {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(learner, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  const input = handIn(randomUUID())
  const { bytes, ...attachment } = file ?? photo(randomUUID())
  const attachments = file ? [{ ...attachment, size_bytes: bytes.size }] : []
  await tab.perform('handInSubmission', { ...input, attachments }, file ? [file] : [])
  const command_id = (await tab.waiting())[0]?.command_id ?? ''
  server.refused.set(command_id, code)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  server.refused.clear()
  return { server, phone, tab, command_id }
}

const photo = (file_id: string) => ({ file_id, name: 'page.jpg', mime_type: 'image/jpeg', bytes: new Blob(['photo']) })

test('work refused before its start is sent with its own moment when the store is opened again', async () => {
  const { server, phone, tab, command_id } = await refused(refusals.not_started_yet.code)
  expect(await tab.sync()).toMatchObject({ refused: 1 })
  await tab.close()
  phone.clock.now = new Date('2026-03-21T09:00:00.000Z')
  const again = await phone.openTab()
  expect(await again.answer('readSetAssignment', { assignment_id: assignmentId })).toMatchObject({
    value: { assignment_status: 1, submissions: [{ text: 'Two quarters are a half.' }] },
  })
  expect(await again.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands.at(-1)).toMatchObject({ command_id, at: '2026-03-21T08:00:00.000Z' })
})

test('a store that stays open sends refused work again a day later, not at each sync', async () => {
  const { server, phone, tab } = await refused(refusals.not_found.code)
  phone.clock.now = new Date('2026-03-22T07:59:00.000Z')
  expect(await tab.sync()).toMatchObject({ refused: 1 })
  expect(server.commands).toHaveLength(1)
  phone.clock.now = new Date('2026-03-22T08:00:00.000Z')
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands).toHaveLength(2)
})

test('the photo of refused work is kept, and goes up again with it', async () => {
  const { server, phone, tab } = await refused(refusals.not_found.code, photo(randomUUID()))
  await tab.close()
  const again = await phone.openTab()
  expect(await again.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.requests.filter(({ path }) => path === 'file/upload')).toHaveLength(2)
})

test('work refused a moment ago is sent again at once when its person asks', async () => {
  const { server, tab, command_id } = await refused(refusals.not_started_yet.code)
  await tab.retryRefused()
  expect(await tab.waiting()).toMatchObject([{ command_id, refusal: null }])
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands).toHaveLength(2)
})

test('work whose refusal cannot change waits for its person', async () => {
  const { server, phone, tab } = await refused(refusals.duplicate_file.code)
  await tab.close()
  const again = await phone.openTab()
  expect(await again.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect(server.commands).toHaveLength(1)
})

test('work that an older version refused is sent again, and nothing of it is lost', async () => {
  const { phone, tab } = await refused(refusals.not_started_yet.code)
  await tab.close()
  const db = await phone.look()
  await db.transaction(async (statements) => {
    await statements.run('alter table outbox drop column refused_at')
    await statements.run('alter table outbox drop column subject')
    await statements.run('alter table outbox drop column held_until')
    for (const column of ['wait_from', 'wait_until', 'waits'])
      await statements.run(`alter table outbox drop column ${column}`)
    await statements.run('drop table kept_files')
    for (const table of ['done_commands', 'done_files']) await statements.run(`drop table ${table}`)
    await statements.run('alter table sync_state drop column epoch')
    for (const statement of beforeCourses) await statements.run(statement)
    await statements.run('alter table download_files drop column is_gone')
    await statements.run('pragma user_version = 3')
  })
  await db.close()
  const again = await phone.openTab()
  expect(await again.waiting()).toMatchObject([{ name: 'handInSubmission', refusal: null }])
  expect(await again.sync()).toMatchObject({ waiting: 0, refused: 0 })
})

test('refused work names its assignment and shows what was handed in; sent again it keeps its id and its moment', async () => {
  const { server, phone, tab, command_id } = await refused(refusals.duplicate_file.code, photo(randomUUID()))
  const [entry] = await tab.waiting()
  expect(entry?.work).toMatchObject({
    kind: 'submission',
    title: 'Fractions at home',
    text: 'Two quarters are a half.',
    attachments: [{ name: 'page.jpg', url: expect.stringContaining('/files/attachment/') as string }],
  })
  phone.clock.now = new Date('2026-03-21T09:00:00.000Z')
  await tab.sendAgain(command_id)
  await tab.sendAgain(command_id)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  const [first, second, third] = server.commands
  expect([second?.input, second?.at, third]).toEqual([first?.input, first?.at, undefined])
  expect(second?.command_id).not.toBe(command_id)
  expect(server.requests.filter(({ path }) => path === 'file/upload')).toHaveLength(2)
})

test('a score that was refused before the outbox had it is kept among refused work, once, and can be sent again', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  const input = { ...score(12), teacher_remarks: 'Well done' }
  await tab.keepRefused('scoreSubmission', input, 'score_above_total', 'left')
  await tab.keepRefused('scoreSubmission', input, 'score_above_total', 'left')
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  await tab.close()
  const again = await phone.openTab()
  const [entry, more] = await again.waiting()
  expect([entry, more]).toMatchObject([
    {
      command_id: 'left',
      refusal: 'score_above_total',
      work: { kind: 'score', full_name: 'Zarghuna', score: 12, teacher_remarks: 'Well done' },
    },
    undefined,
  ])
  await again.sendAgain('left')
  expect(await again.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(server.commands.map(({ input: sent }) => sent)).toEqual([input])
})

test('two scores of one learner count as one work, and each learner by themselves', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const tab = await phoneOf(teacher, server.fetch).openTab()
  await tab.sync()
  server.isReachable = false
  await tab.perform('scoreSubmission', score(12), [])
  await tab.perform('scoreSubmission', { ...score(12), teacher_remarks: 'Well done' }, [])
  await tab.perform('scoreSubmission', score(9, 1002), [])
  expect(await tab.sync()).toMatchObject({ waiting: 2 })
  expect((await tab.waiting()).map(({ work }) => work?.kind === 'score' && work.full_name)).toEqual([
    'Zarghuna',
    'Zarghuna',
    'Spogmai',
  ])
})

test('what waits is counted and listed alike, also where an older version kept it', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  server.isReachable = false
  await tab.perform('scoreSubmission', score(12), [])
  await tab.perform('scoreSubmission', { ...score(12), teacher_remarks: 'Well done' }, [])
  await tab.perform('scoreSubmission', score(9, 1002), [])
  await tab.perform('returnSubmissions', { assignment_id: assignmentId, user_ids: [1001], assignment_status: 2 }, [])
  expect(countWorks(await tab.waiting())).toEqual({ waiting: 3, refused: 0 })
  await tab.close()
  const db = await phone.look()
  await db.transaction(async (statements) => {
    await statements.run('alter table outbox drop column subject')
    await statements.run('alter table outbox drop column held_until')
    for (const column of ['wait_from', 'wait_until', 'waits'])
      await statements.run(`alter table outbox drop column ${column}`)
    await statements.run('drop table kept_files')
    for (const table of ['done_commands', 'done_files']) await statements.run(`drop table ${table}`)
    await statements.run('alter table sync_state drop column epoch')
    for (const statement of beforeCourses) await statements.run(statement)
    await statements.run('alter table download_files drop column is_gone')
    await statements.run('pragma user_version = 4')
  })
  await db.close()
  const later = await phone.openTab()
  expect(await later.sync()).toMatchObject({ waiting: 3, refused: 0 })
  expect(countWorks(await later.waiting())).toEqual({ waiting: 3, refused: 0 })
})

test('an event that was not taken says which it is and what was typed of it', async () => {
  const server = new ScriptedServer()
  server.rows = classRows
  const tab = await phoneOf(teacher, server.fetch).openTab()
  await tab.sync()
  const event = {
    event_id: randomUUID(),
    class_ids: [classId],
    title: 'Exam',
    description: 'On fractions.',
    event_kind: 'exam',
    start_date: '2026-03-25T04:30:00.000Z',
    end_date: '2026-03-25T05:15:00.000Z',
    time_zone: 'Asia/Kabul',
  }
  await tab.perform('createEvent', event, [])
  await tab.perform('updateEvent', { event_id: event.event_id, place: 'Room 4' }, [])
  const about = { kind: 'event', event_id: event.event_id, title: 'Exam', attachments: [] }
  expect(await tab.waiting()).toMatchObject([
    { work: { ...about, text: 'On fractions.', change: event } },
    { work: { ...about, text: '', change: { place: 'Room 4' } } },
  ])
})

test('the school hears at once that work waits on the device, and that nothing waits any more', async () => {
  const { server, phone, tab } = await refused(refusals.not_found.code)
  const reports = () => server.requests.filter(({ path }) => path === 'institution/lastsyncdate/set')
  const said = {
    last_sync_date: '2026-03-21T08:00:00.000Z',
    platform: 'mobile',
    system: 'android',
    app_version: '1.2.3',
  }
  expect(reports().map(({ input }) => input)).toEqual([
    { ...said, works_waiting: 0 },
    { ...said, works_waiting: 1, oldest_waits_seconds: 0 },
  ])
  await tab.sync()
  expect(reports()).toHaveLength(2)
  phone.clock.now = new Date('2026-03-22T08:00:00.000Z')
  await tab.sync()
  expect(reports().at(-1)?.input).toMatchObject({ works_waiting: 0 })
})

test.each([
  ['hand its work over', 'offline/syncup', 'send'],
  ['be given rows', 'offline/v2/campusstructure', 'pull'],
] as const)('the school hears that a device cannot %s, and how long its work waits', async (_name, path, trouble) => {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  await tab.perform('scoreSubmission', score(3), [])
  server.failing.set(path, 500)
  phone.clock.now = new Date('2026-03-25T08:00:00.000Z')
  const reports = () => server.requests.filter((one) => one.path === 'institution/lastsyncdate/set')
  await tab.sync()
  await tab.sync()
  expect(reports()).toHaveLength(2)
  const waits = trouble === 'send' ? { works_waiting: 1, oldest_waits_seconds: 4 * 86_400 } : { works_waiting: 0 }
  expect(reports().at(-1)?.input).toMatchObject({ trouble, ...waits })
  server.failing.clear()
  server.isReachable = false
  await tab.sync()
  server.isReachable = true
  await tab.sync()
  expect(reports()).toHaveLength(3)
  expect(reports().at(-1)?.input).not.toHaveProperty('trouble')
})

test('free space is told where the device knows it', async () => {
  const server = new ScriptedServer()
  const tab = await phoneOf(learner, server.fetch, { freeBytes: async () => 12_000.5 }).openTab()
  await tab.sync()
  expect(server.requests.at(-1)?.input).toMatchObject({ works_waiting: 0, free_bytes: 12_000 })
})
