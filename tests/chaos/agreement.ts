/** What must be true after a run: nothing handed in is lost or doubled, and all sides agree. */
import { expect } from 'vitest'
import type { Checked } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { laterScore } from '@maktab/domain/learning/given-scores'
import { tableNames } from '../../packages/offline/src/schema.sql.ts'
import type { School } from '../../apps/server/test/school.ts'
import { article, assessment } from '../../apps/server/test/school.ts'
import { chanceOf } from './chance.ts'
import { openDevice, type Device } from './device.ts'
import type { Finished } from './outbox-run.ts'
import { checkAttended } from './attended-learner.ts'
import { checkSetWork } from './set-work.ts'

/** A packet may be under way for as long as a run lasts; a device's clock is wrong by up to two years. */
const longestWay = 3 * 3_600_000

export async function checkAgreement(school: School, finished: Finished): Promise<void> {
  await checkOutboxes(finished)
  const kept = await keptWork(finished)
  await checkHandedIn(school, finished, kept)
  await checkComments(school, finished, kept)
  await checkProgress(school, finished, kept)
  await checkScores(school, finished, kept)
  await checkEvents(school, finished, kept)
  await checkSetWork(school, finished, arrived(finished.given, kept))
  await checkAttended(school, finished, arrived(finished.given, kept))
  // Of a class that is gone a device keeps the course; a new one does not get it.
  if (!finished.isMissing) await checkDevices(school, finished.devices, finished.made.assignment_ids.length)
}

/**
 * Nothing waits. The server turned down nothing but returns of work that it knows more about, and scores above the total
 * that were kept by a device which had never heard of the assignment; while the class is missing, everything that is about it.
 */
export async function checkOutboxes({ devices, isMissing }: Finished): Promise<void> {
  for (const device of devices) {
    const left = await device.tab().waiting()
    const isExpected = ({ name, refusal }: (typeof left)[number]) =>
      (name === 'returnSubmissions' && refusal !== null) ||
      (name === 'scoreSubmission' && refusal === 'score_above_total') ||
      (name === 'deletePost' && refusal === 'work_not_withdrawable') ||
      // A change that arrives after its work was deleted waits on the device for a restoring; so does a reminder.
      ((name === 'updateAssignment' || name === 'remindLearners') && refusal === 'not_found') ||
      (isMissing && refusal === 'not_found')
    expect(left.filter((command) => !isExpected(command))).toEqual([])
  }
}

/** Names of the commands that were turned down, by the inputs that they were given with. */
type Kept = ReadonlyMap<string, string>

/** Whatever was turned down can be opened where it was given: its words, and each of its files. */
async function keptWork({ devices }: Finished): Promise<Kept> {
  const kept = new Map<string, string>()
  for (const device of devices) {
    const shown = new Map((await device.tab().waiting()).map((command) => [command.command_id, command]))
    for (const { command_id, name, input } of await device.refused()) {
      kept.set(JSON.stringify(input), name)
      const work = shown.get(command_id)?.work
      if (name !== 'handInSubmission') continue
      const { kind, submission_id, text, attachments } = input as Checked<Catalogue['handInSubmission']>
      const ids = kind === 'comment' ? { comment_id: submission_id } : { submission_id }
      expect(work).toMatchObject({ ...ids, text, attachments })
      for (const { file_id, size_bytes } of attachments) expect(await device.sizeOf(file_id)).toBe(size_bytes)
    }
  }
  return kept
}

export async function checkHandedIn(
  { database }: School,
  { made, given, lostTime }: Finished,
  kept: Kept = new Map(),
): Promise<void> {
  const rows = await database.owner
    .selectFrom('submissions')
    .selectAll()
    .where('user_id', '=', made.learner.user_id)
    .execute()
  const handedIn = arrived(given, kept).filter(isPost('work'))
  const ids = handedIn.map(({ input }) => (input as { submission_id: string }).submission_id)
  expect(rows.map(({ submission_id }) => submission_id).sort()).toEqual(ids.sort())
  for (const { input, at } of handedIn) {
    const row = rows.find(({ submission_id }) => submission_id === (input as { submission_id: string }).submission_id)
    const moment = row?.handed_in_on.getTime() ?? 0
    // By a server's clock in the past it may be too early, which nobody is harmed by.
    if (!lostTime) expect(moment).toBeGreaterThanOrEqual(at.getTime())
    expect(moment).toBeLessThan(at.getTime() + longestWay)
    const named = (input as { attachments: readonly { file_id: string }[] }).attachments.map(({ file_id }) => file_id)
    expect(row?.attachments).toMatchObject(named.map((file_id) => ({ file_id })))
    expect(row?.attachments).toHaveLength(named.length)
  }
  // The same may be asked twice, and be turned down once.
  const idsOf = (list: Finished['given']) =>
    list.filter(({ name }) => name === 'deletePost').map(({ input }) => (input as { post_id: string }).post_id)
  const withdrawn = rows.filter(({ withdrawn_on }) => withdrawn_on !== null).map(({ submission_id }) => submission_id)
  expect(withdrawn).toEqual(expect.arrayContaining(idsOf(arrived(given, kept))))
  expect(idsOf(given)).toEqual(expect.arrayContaining(withdrawn))
  for (const assignment_id of made.assignment_ids) {
    const numbers = rows
      .filter((row) => row.assignment_id === assignment_id && row.withdrawn_on === null)
      .map(({ attempt_number }) => attempt_number)
    expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1))
  }
}

/** Every comment stands once, with its words, in the thread that it was written in. */
async function checkComments({ database }: School, { made, given }: Finished, kept: Kept): Promise<void> {
  const rows = await database.owner
    .selectFrom('assignment_comments')
    .select(['comment_id', 'text'])
    .where('user_id', '=', made.learner.user_id)
    .execute()
  const said = arrived(given, kept)
    .filter(isPost('comment'))
    .map(({ input }) => input as Checked<Catalogue['handInSubmission']>)
  const sorted = (list: readonly { readonly comment_id: string; readonly text: string }[]) =>
    list.map(({ comment_id, text }) => `${comment_id} ${text}`).toSorted()
  expect(sorted(rows)).toEqual(sorted(said.map(({ submission_id, text }) => ({ comment_id: submission_id, text }))))
}

const isPost =
  (kind: 'work' | 'comment') =>
  ({ name, input }: Finished['given'][number]) =>
    name === 'handInSubmission' && (input as Checked<Catalogue['handInSubmission']>).kind === kind

/** What must be on the server: all but what is kept on a device. */
function arrived(given: Finished['given'], kept: Kept): Finished['given'] {
  return given.filter(({ input }) => !kept.has(JSON.stringify(input)))
}

export async function checkProgress(
  { database }: School,
  { made, given }: Finished,
  kept: Kept = new Map(),
): Promise<void> {
  const rows = await database.owner
    .selectFrom('users_content')
    .selectAll()
    .where('user_id', '=', made.learner.user_id)
    .execute()
  const of = (content_id: number) => rows.find((row) => row.content_id === content_id)
  const times = arrived(given, kept)
    .filter(({ name }) => name === 'saveTime')
    .map(({ input }) => (input as { total_time_in_seconds: number }).total_time_in_seconds)
  expect(of(article)?.time_spent_in_seconds ?? 0).toBe(times.reduce((sum, seconds) => sum + seconds, 0))
  const attempts = arrived(given, kept).filter(({ name }) => name === 'recordAttempt')
  expect(of(assessment)?.attempts ?? 0).toBe(attempts.length)
  const numbered = await database.owner
    .selectFrom('users_content_attempts')
    .select('attempt_number')
    .where('user_id', '=', made.learner.user_id)
    .execute()
  expect(numbered.map(({ attempt_number }) => attempt_number).sort((one, other) => one - other)).toEqual(
    attempts.map((_, index) => index + 1),
  )
}

async function checkScores({ database }: School, { made, given }: Finished, kept: Kept): Promise<void> {
  const db = database.owner
  const entries = await db.selectFrom('score_entries').selectAll().where('user_id', '=', made.learner.user_id).execute()
  const right = arrived(given, kept).filter(
    ({ name, input }) => name === 'scoreSubmission' && ((input as { score?: number }).score ?? 0) <= 20,
  )
  expect(entries).toHaveLength(right.length)
  const works = await db
    .selectFrom('assignments_users')
    .selectAll()
    .where('user_id', '=', made.learner.user_id)
    .execute()
  for (const work of works) {
    const own = entries.filter(({ assignment_id, score }) => assignment_id === work.assignment_id && score !== null)
    const counts = own.length === 0 ? undefined : own.reduce((one, other) => laterScore(one, other))
    expect(work.score).toBe(counts?.score ?? null)
  }
}

/** Every event that was arranged is there, under the title that was given to it last; what was cancelled stays so. */
async function checkEvents({ database }: School, { made, given }: Finished, kept: Kept): Promise<void> {
  const db = database.owner
  const events = await db
    .selectFrom('class_events')
    .selectAll()
    .where('created_by', '=', made.teacher.user_id)
    .execute()
  const arranged = arrived(given, kept)
  const named = (name: string) =>
    arranged
      .filter((command) => command.name === name)
      .map(({ input }) => input as { event_id: string; title: string; occurrence: number; scope: string })
  const created = named('createEvent')
  expect(events.map(({ event_id }) => event_id).sort()).toEqual(created.map(({ event_id }) => event_id).sort())
  for (const { event_id, title } of events) {
    const titles = [...created, ...named('updateEvent')].filter((one) => one.event_id === event_id)
    expect(title).toBe(titles.at(-1)?.title)
    const times = await db.selectFrom('class_event_times').selectAll().where('event_id', '=', event_id).execute()
    for (const { occurrence, scope } of named('deleteEvent').filter((one) => one.event_id === event_id)) {
      const meant = times.filter((time) => scope === 'all' || time.occurrence === occurrence)
      expect(meant.filter(({ is_cancelled }) => !is_cancelled)).toEqual([])
    }
  }
}

/** Each device holds just what a device that is new today would get. */
export async function checkDevices(school: School, devices: readonly Device[], assignments: number): Promise<void> {
  const owners = new Map(devices.map(({ owner }) => [owner.user_id, owner]))
  for (const owner of owners.values()) {
    const fresh = await openDevice(school, owner, chanceOf(1), () => school.clock.now)
    fresh.network.isBad = false
    await fresh.tab().sync()
    const since = new Date(school.clock.now.getTime() - 31 * 86_400_000).toISOString().slice(0, 10)
    const there = await contentsOf(fresh, since)
    expect((there['assignments'] as readonly unknown[]).length).toBeGreaterThanOrEqual(assignments)
    for (const device of devices.filter((one) => one.owner === owner))
      expect(await contentsOf(device, since)).toEqual(there)
    await fresh.close()
  }
}

/**
 * All local tables. Addresses are left out: they carry a signature and a day; likes of others come with the next change of a post. Days of reports go back
 * from the day on which a row was brought, and a row that changed no more keeps older ones: compared is what both must have, the days from `since` on.
 */
async function contentsOf(device: Device, since: string): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {}
  const db = await device.phone.look()
  for (const table of tableNames) {
    const all = await db.all(`select * from ${table}`)
    const rows = reports.has(table) ? all.map((row) => withDaysSince(row, since)) : all
    tables[table] = rows.map((row) => JSON.stringify(row).replaceAll(/"url\\*":\\*"[^"]*"|"likes":\d+/g, '')).sort()
  }
  await db.close()
  return tables
}

const reports = new Set(['class_days', 'learner_standings'])

function withDaysSince(row: Readonly<Record<string, unknown>>, since: string) {
  const days = JSON.parse(row['days'] as string) as readonly (readonly [string, ...unknown[]])[]
  return { ...row, first_day: undefined, days: days.filter(([day]) => day >= since) }
}
