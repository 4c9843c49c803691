import fs from 'node:fs'
import path from 'node:path'
import { signIn } from '@maktab/contracts/access/sessions'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { readProfile } from '@maktab/contracts/people/profile'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { listClasses } from '@maktab/contracts/schools/classes'
import { filesOf } from '@maktab/domain/content/bodies'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appInTest } from '../../test/app.ts'
import { call, value, type Callable } from '../../test/call.ts'
import { freshDatabase, type FreshDatabase } from '../../test/database.ts'
import { findDemoFaults } from '../../test/demo-faults.ts'
import { readDemoSchools } from '../../test/demo-schools.ts'
import { readHandedOver } from '../../test/handed-over.ts'
import { migrationsFolder } from '../../test/start-postgres.ts'
import { temporaryFolder } from '../../test/test-folder.ts'
import { demoPassword, mountDemoAccounts, type DemoAccount, type DemoHost } from './accounts.ts'
import { readDemoWorld, type DemoTenant, type DemoWorld } from './demo-files.ts'
import { loadDemo, type DemoLoad } from './load-demo.ts'
import { openMailAccess } from '../features/access/mail-access.ts'
import { loadTranslations } from '../sentences.ts'
import { openPasswords } from '../features/access/passwords.ts'
import { openEndedSessions } from '../features/access/ended-sessions.ts'
import { openTokens } from '../features/access/tokens.ts'
import { openImporting } from '../features/studio/importing.ts'
import { composeServer } from '#compose.ts'
import { openBus } from '#live/bus.ts'
import { openStripeAccounts } from '#features/payments/stripe-api.ts'
import { openSignedLinks } from '../features/people/signed-links.ts'
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

const count = async (
  table:
    | 'users'
    | 'users_content_attempts'
    | 'assignments'
    | 'submissions'
    | 'score_entries'
    | 'devices'
    | 'payment_plans',
) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.owner)
  return rows[0]?.n ?? 0
}

/** The first class of the last school learns a course that is not there. People are written before that is noticed. */
function withBrokenSchool(whole: DemoWorld): DemoWorld {
  const tenants = structuredClone(whole.tenants) as DemoTenant[]
  tenants.at(-1)!.schools.campuses.at(-1)!.groups[0]!.classes[0]!.course = 'missing'
  return { ...whole, tenants }
}

function withNewSchool(whole: DemoWorld): DemoWorld {
  const tenants = structuredClone(whole.tenants) as DemoTenant[]
  const { campuses } = tenants[0]!.schools
  campuses.push({ ...campuses[0]!, institution_id: 99, ids_from: 990_000, key: 'new-school' })
  return { ...whole, tenants }
}

const schoolIds = (of: DemoWorld) =>
  of.tenants
    .flatMap(({ schools }) => schools.campuses.map(({ institution_id }) => institution_id))
    .sort((one, other) => one - other)

// One load for all: it makes a quarter of a million rows.
test('the demonstration world', { timeout: 300_000 }, async () => {
  await expect(
    loadDemo({ ...load, world: withBrokenSchool(world) }),
    'a load that breaks off in the last school',
  ).rejects.toThrow('no course')
  const { rows: begun } = await sql<{
    institution_id: number
  }>`select distinct institution_id from users order by 1`.execute(database.owner)
  expect(
    begun.map(({ institution_id }) => institution_id),
    'leaves the others whole, and nothing of that one',
  ).toEqual(schoolIds(world).filter((id) => id !== 10))
  expect(await loadDemo(load), 'is taken up again').toBe('loaded')
  expect(await loadDemo(load), 'and loaded once').toBe('there already')
  expect(
    await loadDemo({ ...load, world: withNewSchool(world) }),
    'what a later version adds to a tenant that is there is left out',
  ).toBe('there already')

  expect(await count('users_content_attempts')).toBeGreaterThanOrEqual(200_000)
  expect(await count('payment_plans'), 'three plans at each tenant that sells').toBe(9)
  // Ten groups in each school of the general tenant, over 36 weeks of six days. Eid takes four of them in the two schools where Friday is the day of rest, five in the other.
  const sheets = 10 * (3 * 36 * 6 - 4 - 4 - 5)
  const { rows: attendance } = await sql<{ sheets: number; marks: number }>`
    select count(distinct attendance_id)::int as sheets, count(*)::int as marks from attendance_details where institution_id in (1, 2, 3)`.execute(
    database.owner,
  )
  expect(attendance, 'a mark for each of the forty on each sheet').toEqual([{ sheets, marks: sheets * 40 }])
  expect(await readHandedOver(database.owner), 'photos and voices, each named by work or a remark').toEqual([
    { mime_type: 'audio/webm', are_named: true, are_pictured: false },
    { mime_type: 'image/jpeg', are_named: true, are_pictured: true },
  ])
  const { rows: learners } = await sql<{ institution_id: number; n: number }>`
    select institution_id, count(*)::int as n from users where active_role = 'learner' and not is_deleted group by 1 order by 1`.execute(
    database.owner,
  )
  expect(learners.slice(0, 3)).toEqual([1, 2, 3].map((institution_id) => ({ institution_id, n: 400 })))
  expect(learners.map(({ institution_id }) => institution_id)).toEqual(schoolIds(world))
  const { rows: office } = await sql<object>`
    select institution_id,
      (select count(*)::int from school_years y where y.institution_id = i.institution_id) as years,
      (select count(*)::int from classes c join school_years y using (institution_id, year_id)
        where c.institution_id = i.institution_id and c.is_active and y.is_current) as taught,
      (select count(*)::int from classes c join school_years y using (institution_id, year_id)
        where c.institution_id = i.institution_id and not c.is_active and not y.is_current and c.archived_on <= y.end_date) as archived,
      (select count(*)::int from users u where u.institution_id = i.institution_id and u.is_deleted and u.left_on < ${now}) as left,
      (select count(*)::int from users u join users o using (institution_id, folded_name, folded_father)
        where u.institution_id = i.institution_id and u.user_id <> o.user_id) as alike,
      (select count(distinct g.user_id)::int from guardians g where g.institution_id = i.institution_id and g.phone_number ~ '^[+]9[23]') as asked_of,
      (select count(*)::int from users u where u.institution_id = i.institution_id and cardinality(u.roles) > 1) as two_roles,
      (select count(*)::int from pending_migrations p where p.from_institution = i.institution_id and p.failed_on is null) as moving,
      (select count(*)::int from pending_migrations p where p.from_institution = i.institution_id and p.failed_on is not null) as failed
    from institutions i where institution_id in (1, 2, 7) order by 1`.execute(database.owner)
  expect(office, 'what an office finds, senf with all twelve grades').toEqual([
    {
      institution_id: 1,
      years: 2,
      taught: 21,
      archived: 7,
      left: 3,
      alike: 2,
      asked_of: 403,
      two_roles: 0,
      moving: 2,
      failed: 0,
    },
    {
      institution_id: 2,
      years: 2,
      taught: 20,
      archived: 6,
      left: 3,
      alike: 0,
      asked_of: 403,
      two_roles: 1,
      moving: 0,
      failed: 1,
    },
    {
      institution_id: 7,
      years: 2,
      taught: 12,
      archived: 11,
      left: 3,
      alike: 0,
      asked_of: 79,
      two_roles: 0,
      moving: 0,
      failed: 0,
    },
  ])
  const { rows: roles } = await sql<{ active_role: string }>`select distinct active_role from users order by 1`.execute(
    database.owner,
  )
  expect(roles).toHaveLength(10)
  expect(await readDemoSchools(database.owner, now)).toEqual({ withGenders: 11, silent: [11] })
  expect(await findDemoFaults(database.owner, now), 'rows that no valid action could have made').toEqual([])

  const tenants = await loadTenants(database.doors, { error: () => {} })
  const tokens = openTokens('a secret that is used in tests only')
  const notifying = {
    links: openSignedLinks('in tests'),
    notificationTitle: () => '',
    pushPublicKey: '',
    pushOrigins: [],
  }
  const mailing = openMailAccess({
    key: 'in tests',
    newGuid: randomUUID,
    siteOf: () => '',
    translateInto: await loadTranslations(),
  })
  const ended = await openEndedSessions({ doors: database.doors, clock: () => now, onFailure: () => {} })
  const importing = openImporting({
    doors: database.doors,
    storage: load.storage,
    folder: temporaryFolder(),
    programs: { ffmpeg: undefined, ffprobe: undefined, soffice: undefined },
    clock: () => now,
    logger: { warn: () => {}, error: () => {} },
  })
  const { app, close } = await appInTest(
    composeServer({
      doors: database.doors,
      storage: load.storage,
      clock: () => now,
      equipment: {
        tenants,
        tokens,
        passwords: load.passwords,
        ended,
        providers: { find: () => undefined },
        ...notifying,
        warn: () => {},
        ...mailing,
        importing,
        newGuid: randomUUID,
        bus: openBus(),
        paymentSettings: {},
        accounts: openStripeAccounts({}),
        siteOf: () => 'http://localhost',
      },
      sentence: (_language, key) => key,
      mounts: [(fastify) => mountDemoAccounts(fastify, world)],
    }),
  )
  const school = { app, clock: { now }, bearerOf: () => '' }
  try {
    const { accounts } = (await app.inject({ url: '/demo/accounts.json' })).json<{ accounts: readonly DemoAccount[] }>()
    expect(new Set(accounts.map(({ role }) => role)).size).toBe(10)
    expect(accounts.filter(({ institution_name }) => !/Rana|رڼا|رنا/.test(institution_name))).toEqual([])
    const password = createHash('sha256').update(demoPassword).digest('hex')
    const sessionOf = async (role: string) => {
      const account = accounts.find((one) => one.role === role)
      const session = await value(school, signIn, { username: account?.username ?? '', password })
      expect([session.full_name, session.active_role]).toEqual([account?.full_name, role])
      return { bearer: session.auth_token }
    }
    for (const role of new Set(accounts.map((account) => account.role))) await sessionOf(role)
    expect((await value(school, signIn, { username: 'peshawar.8b.40', password })).active_role).toBe('learner')
    await visitEveryTenant(school, password)

    const learner = await sessionOf('learner')
    const { list: classes } = await value(school, listClasses, {}, learner)
    expect(classes.length).toBeGreaterThan(1)
    for (const { class_id, course_id } of classes) {
      const { list } = await value(school, listLessons, { course_id, class_id }, learner)
      expect(list.length).toBeGreaterThanOrEqual(5)
      for (const { lesson_guid } of list) {
        const { modules } = await value(school, listModules, { course_id, class_id, lesson_guid }, learner)
        for (const { body } of modules) {
          for (const { url } of filesOf(body))
            expect((await app.inject({ url, headers: { range: 'bytes=0-9' } })).statusCode).toBe(206)
        }
      }
    }
    const figures = await value(school, readPrincipalDashboard, {}, await sessionOf('principal'))
    expect(figures).toMatchObject({ total_learners: 400, total_teachers: 10, total_classes: 21 })
    for (const figure of [
      figures.lesson_completion,
      figures.average_accuracy,
      figures.turned_in,
      figures.average_score,
    ]) {
      expect(figure).toBeGreaterThan(30)
      expect(figure).toBeLessThan(95)
    }
    expect(figures.attendance).toBeGreaterThan(90)
    expect(figures.attendance).toBeLessThan(97)
  } finally {
    await close()
  }
})

/** Everybody on the list comes in at their own host and at no other; guests of two tenants are told where they belong. */
async function visitEveryTenant(school: Callable, password: string): Promise<void> {
  for (const {
    tenant_id,
    hosts: [host = ''],
  } of world.tenants) {
    const { accounts, elsewhere } = (
      await school.app.inject({ url: '/demo/accounts.json', headers: { host: `${host}:8080` } })
    ).json<{ accounts: readonly DemoAccount[]; elsewhere: readonly DemoHost[] }>()
    expect(elsewhere.map((one) => one.host)).toEqual(
      world.tenants.filter((one) => one.tenant_id !== tenant_id).map(({ hosts }) => hosts[0]),
    )
    for (const { username, role, institution_name } of accounts.filter((_, index) => tenant_id !== 1 || index < 5)) {
      const outcome = await call(school, signIn, { username, password }, { host })
      const isGuest = /Guest|مېلمه|مہمان/.test(institution_name)
      expect([host, username, outcome.ok ? outcome.value.active_role : outcome.refusal]).toEqual([
        host,
        username,
        isGuest ? (tenant_id === 563 ? 'different_institution' : 'outside_province') : role,
      ])
      if (!outcome.ok) continue
      const other = host === 'localhost' ? 'senf.localhost' : 'localhost'
      // Some names are taken by other people there, with the same password.
      const there = await call(school, signIn, { username, password }, { host: other })
      expect(there.ok ? there.value.user_id : there.refusal).not.toBe(outcome.value.user_id)
      expect(await call(school, readProfile, {}, { host: other, bearer: outcome.value.auth_token })).toEqual({
        ok: false,
        refusal: 'signed_out',
      })
      expect(outcome.value.is_subscribed).toBe(tenant_id === 7)
    }
  }
}
