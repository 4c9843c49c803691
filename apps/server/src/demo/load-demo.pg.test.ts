import fs from 'node:fs'
import path from 'node:path'
import { signIn } from '@maktab/contracts/access/sessions'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { listClasses } from '@maktab/contracts/schools/classes'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appInTest } from '../../test/app.ts'
import { value } from '../../test/call.ts'
import { freshDatabase, type FreshDatabase } from '../../test/database.ts'
import { migrationsFolder, temporaryFolder } from '../../test/start-postgres.ts'
import { demoPassword, mountDemoAccounts, type DemoAccount } from './accounts.ts'
import { readDemoWorld, type DemoWorld } from './demo-files.ts'
import { loadDemo, type DemoLoad } from './load-demo.ts'
import { openPasswords } from '../features/access/passwords.ts'
import { openTokens, whoIs } from '../features/access/tokens.ts'
import { handlersWith } from '../features/handlers.ts'
import { loadTenants } from '../features/tenants/tenants.ts'
import { openDiskStorage } from '../files/storage.ts'

let database: FreshDatabase
let world: DemoWorld
let load: DemoLoad
let folder: string
const now = new Date('2026-11-19T09:00:00.000Z')

beforeAll(async () => {
  database = await freshDatabase()
  folder = temporaryFolder()
  world = readDemoWorld(path.join(migrationsFolder, '..', 'demo'))
  load = {
    doors: database.doors,
    ownerUrl: database.ownerUrl,
    storage: openDiskStorage(path.join(folder, 'files')),
    passwords: await openPasswords({ pepper: 'in tests', atOnce: 2 }),
    world,
    now,
    logger: { info: () => {}, warn: () => {} },
  }
}, 60_000)
afterAll(async () => {
  await database.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const count = async (table: 'users' | 'users_content_attempts' | 'assignments' | 'submissions' | 'score_entries' | 'devices' | 'attendance_sheets' | 'attendance_details') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.owner)
  return rows[0]?.n ?? 0
}

/** Its first class learns a course that is not there. People are written before that is noticed. */
function withBrokenSchool(whole: DemoWorld): DemoWorld {
  const campuses = structuredClone(whole.schools.campuses)
  campuses.at(-1)!.groups[0]!.classes[0]!.course = 'missing'
  return { ...whole, schools: { ...whole.schools, campuses } }
}

// One load for all: it makes a quarter of a million rows.
test('the demonstration world', { timeout: 120_000 }, async () => {
  await expect(loadDemo({ ...load, world: withBrokenSchool(world) }), 'a load that breaks off in the last school').rejects.toThrow('no course')
  const { rows: begun } = await sql`select distinct institution_id from users order by 1`.execute(database.owner)
  expect(begun, 'leaves the others whole, and nothing of that one').toEqual([{ institution_id: 1 }, { institution_id: 2 }])
  expect(await loadDemo(load), 'is taken up again').toBe('loaded')
  expect(await loadDemo(load), 'and loaded once').toBe('there already')

  expect(await count('users_content_attempts')).toBeGreaterThanOrEqual(200_000)
  // Ten groups in each school, over 36 weeks of six days. Eid takes four of them in the two schools where Friday is the day of rest, five in the other.
  const sheets = 10 * (3 * 36 * 6 - 4 - 4 - 5)
  expect(await count('attendance_sheets')).toBe(sheets)
  expect(await count('attendance_details'), 'a mark for each of the forty on each sheet').toBe(sheets * 40)
  const { rows: learners } = await sql<{ institution_id: number; n: number }>`
    select institution_id, count(*)::int as n from users where active_role = 'learner' group by 1 order by 1`.execute(database.owner)
  expect(learners).toEqual([1, 2, 3].map((institution_id) => ({ institution_id, n: 400 })))
  const { rows: roles } = await sql<{ active_role: string }>`select distinct active_role from users order by 1`.execute(database.owner)
  expect(roles).toHaveLength(9)
  const { rows: wrong } = await sql`
    (select 'attempt' from users_content_attempts
      where taken_on > ${now} or accuracy::numeric <> round(100.0 * correct_questions / total_questions, 1) limit 1)
    union all (select 'score' from assignments_users u join assignments a using (institution_id, assignment_id)
      where u.score > a.total_score or u.scored_on < u.first_handed_in_on limit 1)
    union all (select 'submission' from submissions where handed_in_on > ${now} limit 1)
    union all (select 'attendance' from attendance_sheets where taken_on > ${now} or (taken_on at time zone 'UTC')::date <> attendance_date limit 1)
    union all (select 'attendance of another class' from attendance_details d join attendance_sheets s using (institution_id, attendance_id)
      left join users_classes m using (institution_id, class_id, user_id) where m.role is distinct from 'learner' limit 1)
    union all (select 'learners of an assignment' from assignments_classes c where total_learners <> (select count(*) from assignments_users u
      where u.institution_id = c.institution_id and u.assignment_id = c.assignment_id and u.class_id = c.class_id) limit 1)`.execute(database.owner)
  expect(wrong, 'rows that no valid action could have made').toEqual([])

  const tenants = await loadTenants(database.doors)
  const tokens = openTokens('a secret that is used in tests only')
  const { app, close } = await appInTest({
    clock: () => now,
    doors: database.doors,
    storage: load.storage,
    calls: {
      handlers: handlersWith({ tenants, tokens, passwords: load.passwords, newGuid: randomUUID }),
      whoIs: whoIs({ tokens, clock: () => now }),
      tenantOf: tenants.tenantOf,
      sentence: (_language, key) => key,
    },
    mounts: [(fastify) => mountDemoAccounts(fastify, world)],
  })
  const school = { app, clock: { now }, bearerOf: () => '' }
  try {
    const { accounts } = (await app.inject({ url: '/demo/accounts.json' })).json<{ accounts: readonly DemoAccount[] }>()
    expect(new Set(accounts.map(({ role }) => role)).size).toBe(9)
    const password = createHash('sha256').update(demoPassword).digest('hex')
    const sessionOf = async (role: string) => {
      const account = accounts.find((one) => one.role === role)
      const session = await value(school, signIn, { username: account?.username ?? '', password })
      expect([session.full_name, session.active_role]).toEqual([account?.full_name, role])
      return { bearer: session.auth_token }
    }
    for (const role of new Set(accounts.map((account) => account.role))) await sessionOf(role)
    expect((await value(school, signIn, { username: 'peshawar.8b.40', password })).active_role).toBe('learner')

    const learner = await sessionOf('learner')
    const { list: classes } = await value(school, listClasses, {}, learner)
    expect(classes.length).toBeGreaterThan(1)
    for (const { class_id, course_id } of classes) {
      const { list } = await value(school, listLessons, { course_id, class_id }, learner)
      expect(list.length).toBeGreaterThanOrEqual(5)
      for (const { lesson_guid } of list) {
        const { modules } = await value(school, listModules, { course_id, class_id, lesson_guid }, learner)
        for (const { body } of modules) {
          if (body.kind === 'article' || body.kind === 'assessment') continue
          expect((await app.inject({ url: body.file.url, headers: { range: 'bytes=0-9' } })).statusCode).toBe(206)
        }
      }
    }
    const figures = await value(school, readPrincipalDashboard, {}, await sessionOf('principal'))
    expect(figures).toMatchObject({ total_learners: 400, total_teachers: 10, total_classes: 21 })
    for (const figure of [figures.lesson_completion, figures.average_accuracy, figures.turned_in, figures.average_score]) {
      expect(figure).toBeGreaterThan(30)
      expect(figure).toBeLessThan(95)
    }
    expect(figures.attendance).toBeGreaterThan(90)
    expect(figures.attendance).toBeLessThan(97)
  } finally {
    await close()
  }
})

describe('a database with a school of its own', () => {
  test('is left alone', async () => {
    const own = await freshDatabase()
    await own.owner.insertInto('tenants').values({ tenant_id: 1, name: 'A real school', configuration: '{}' }).execute()
    expect(await loadDemo({ ...load, doors: own.doors, ownerUrl: own.ownerUrl })).toBe('not empty')
    expect(await own.owner.selectFrom('institutions').selectAll().execute()).toEqual([])
    await own.close()
  })
})
