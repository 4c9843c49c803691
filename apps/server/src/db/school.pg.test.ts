import pg from 'pg'
import { sql, type Kysely, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../test/database.ts'
import { checkApplicationRole } from './application-role.ts'
import { openPool } from './pool.ts'
import { openDoors, type Access } from './school.ts'
import type { Tables } from './tables.ts'

let database: FreshDatabase
const [here, there] = [
  { tenant_id: 1, institution_id: 10 },
  { tenant_id: 2, institution_id: 20 },
]
const schoolTables = [
  'users',
  'sessions',
  'devices',
  'classes',
  'files',
  'users_content',
  'assignments',
  'submissions',
  'score_entries',
  'rollup_class',
] as const

beforeAll(async () => {
  database = await freshDatabase()
  for (const { tenant_id, institution_id } of [here, there]) {
    await database.owner
      .insertInto('tenants')
      .values({ tenant_id, name: `Tenant ${tenant_id}`, configuration: '{}' })
      .execute()
    await database.owner
      .insertInto('institutions')
      .values({ tenant_id, institution_id, name: `School ${institution_id}` })
      .execute()
    await database.owner
      .insertInto('users')
      .values({ ...person(institution_id), user_id: institution_id * 100 })
      .execute()
  }
})
afterAll(() => database.close())

function person(institution_id: number) {
  return {
    institution_id,
    username: `learner${institution_id}`,
    full_name: 'Learner',
    roles: ['learner'],
    active_role: 'learner',
    current_language: 'en',
  }
}

describe('what each door shows', () => {
  test('inSchool shows the people of that school only', async () => {
    const rows = await database.doors.inSchool(here, (db) =>
      db.selectFrom('users').select(['institution_id']).execute(),
    )
    expect(rows).toEqual([{ institution_id: 10 }])
  })
  test('inTenant shows the schools of that tenant and nobody’s people', async () => {
    const rows = await database.doors.inTenant(2, async (db) => ({
      schools: await db.selectFrom('institutions').select('institution_id').execute(),
      people: await db.selectFrom('users').select('user_id').execute(),
    }))
    expect(rows).toEqual({ schools: [{ institution_id: 20 }], people: [] })
  })
  test('inSchool with a school of another tenant shows nobody, and takes nothing', async () => {
    const mixed = { tenant_id: here.tenant_id, institution_id: there.institution_id }
    expect(await database.doors.inSchool(mixed, (db) => db.selectFrom('users').select('user_id').execute())).toEqual([])
    await expect(
      database.doors.inSchool(mixed, (db) => db.insertInto('users').values(person(there.institution_id)).execute()),
    ).rejects.toThrow(/row-level security/)
  })
  test('outsideSchools shows which tenants there are, and no row of any school', async () => {
    const seen = await database.doors.outsideSchools(async (db) => {
      const counts: Record<string, number> = {
        institutions: (await db.selectFrom('institutions').selectAll().execute()).length,
      }
      for (const table of schoolTables)
        counts[table] = (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length
      return { counts, tenants: await db.selectFrom('tenants').select('tenant_id').orderBy('tenant_id').execute() }
    })
    expect(seen.tenants).toEqual([{ tenant_id: 1 }, { tenant_id: 2 }])
    expect(Object.values(seen.counts).every((count) => count === 0)).toBe(true)
  })
  test('a scope does not stay on the connection', async () => {
    await Promise.all(
      Array.from({ length: 12 }, () =>
        database.doors.inSchool(here, (db) => db.selectFrom('users').selectAll().execute()),
      ),
    )
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([])
  })
})

describe('what a door lets write', () => {
  test('a row of another school is refused', async () => {
    const write = database.doors.inSchool(here, (db) =>
      db.insertInto('users').values(person(there.institution_id)).execute(),
    )
    await expect(write).rejects.toThrow('row-level security')
  })
  test('a row of another school cannot be changed, nor one given away', async () => {
    const changed = await database.doors.inSchool(here, (db) =>
      db.updateTable('users').set({ full_name: 'x' }).where('institution_id', '=', 20).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
    const given = database.doors.inSchool(here, (db) =>
      db.updateTable('users').set({ institution_id: 20 }).where('institution_id', '=', 10).execute(),
    )
    await expect(given).rejects.toThrow('row-level security')
  })
  test('nothing is written when the work throws', async () => {
    const broken = database.doors.inSchool(here, async (db) => {
      await db
        .insertInto('users')
        .values({ ...person(10), username: 'second' })
        .execute()
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect(
      await database.owner.selectFrom('users').select('user_id').where('username', '=', 'second').execute(),
    ).toEqual([])
  })
  test('a door that is open for reading lets nothing be written, not even by its first statement', async () => {
    const write = (first: boolean) =>
      database.doors.inSchool(
        here,
        async (db) => {
          if (!first) await db.selectFrom('users').select('user_id').execute()
          await db.updateTable('users').set({ full_name: 'x' }).execute()
        },
        'read only',
      )
    await expect(write(true)).rejects.toThrow('read-only transaction')
    await expect(write(false)).rejects.toThrow('read-only transaction')
  })
  test('who comes after a reader on the same connection may write, and sees their own school only', async () => {
    const onOneConnection = openPool({ url: database.url, connections: 1 })
    const doors = openDoors(onOneConnection.db)
    const everyone = (db: Transaction<Tables>) =>
      db.selectFrom('users').select(['institution_id', 'full_name']).execute()
    const [read, written, readThere] = await Promise.all([
      doors.inSchool(here, everyone, 'read only'),
      doors.inSchool(there, (db) =>
        db.updateTable('users').set({ full_name: 'Changed' }).returning('institution_id').execute(),
      ),
      doors.inSchool(there, everyone, 'read only'),
    ])
    expect(read).toEqual([{ institution_id: 10, full_name: 'Learner' }])
    expect(written).toEqual([{ institution_id: 20 }])
    expect(readThere).toEqual([{ institution_id: 20, full_name: 'Changed' }])
    await onOneConnection.close()
  })
  test('a first statement that fails spoils nothing for the next on its connection', async () => {
    const onOneConnection = openPool({ url: database.url, connections: 1 })
    const doors = openDoors(onOneConnection.db)
    const broken = (access: Access) =>
      doors.inSchool(
        here,
        (db) => sql`select 1 / (select count(*) from users where username = 'nobody')`.execute(db),
        access,
      )
    for (const access of ['read only', 'read write'] as const) {
      await expect(broken(access)).rejects.toThrow('division by zero')
      expect(
        await doors.inSchool(here, (db) => db.selectFrom('users').select('institution_id').execute(), access),
      ).toEqual([{ institution_id: 10 }])
    }
    await onOneConnection.close()
  })
  test('what is kept for the end is written with the commit, in its order', async () => {
    const answered = await database.doors.inSchool(here, async (db, atEnd) => {
      atEnd((ending) =>
        ending
          .insertInto('users')
          .values({ ...person(10), username: 'at the end' })
          .compile(),
      )
      atEnd((ending) =>
        ending.updateTable('users').set({ full_name: 'Told twice' }).where('username', '=', 'at the end').compile(),
      )
      return db.selectFrom('users').select('username').where('username', '=', 'at the end').execute()
    })
    expect(answered).toEqual([])
    expect(
      await database.owner.deleteFrom('users').where('username', '=', 'at the end').returning('full_name').execute(),
    ).toEqual([{ full_name: 'Told twice' }])
  })
  test('should it fail, the whole work did; what throws before sends none of it', async () => {
    const named = (username: string) => (db: Kysely<Tables>) =>
      db
        .insertInto('users')
        .values({ ...person(10), username })
        .compile()
    const fails = database.doors.inSchool(here, async (db, atEnd) => {
      await db
        .insertInto('users')
        .values({ ...person(10), username: 'third' })
        .execute()
      atEnd(named('fourth'))
      atEnd((ending) => sql`select 1 / 0`.compile(ending))
      return 'done'
    })
    await expect(fails).rejects.toThrow('division by zero')
    const throws = database.doors.inSchool(here, async (_db, atEnd) => {
      atEnd(named('fifth'))
      throw new Error('broken off')
    })
    await expect(throws).rejects.toThrow('broken off')
    expect(
      await database.owner
        .selectFrom('users')
        .select('username')
        .where('username', 'in', ['third', 'fourth', 'fifth'])
        .execute(),
    ).toEqual([])
    expect(
      await database.doors.inSchool(here, (db) => db.selectFrom('users').select('institution_id').execute()),
    ).toEqual([{ institution_id: 10 }])
  })
  test('one of another school is refused there, too', async () => {
    const write = database.doors.inSchool(here, async (_db, atEnd) =>
      atEnd((db) => db.insertInto('users').values(person(there.institution_id)).compile()),
    )
    await expect(write).rejects.toThrow('row-level security')
  })
  test('of statements that are asked for at once, one that fails undoes the others', async () => {
    const both = database.doors.inSchool(here, (db) =>
      Promise.all([
        db
          .insertInto('users')
          .values({ ...person(10), username: 'sixth' })
          .execute(),
        sql`select 1 / 0`.execute(db),
        db.selectFrom('users').select('user_id').execute(),
      ]),
    )
    await expect(both).rejects.toThrow(/division by zero|aborted/)
    expect(
      await database.owner.selectFrom('users').select('username').where('username', '=', 'sixth').execute(),
    ).toEqual([])
  })
  test('nothing can be asked any more once the door is shut', async () => {
    const kept = await database.doors.inSchool(here, async (db) => ({ db }))
    await expect(kept.db.selectFrom('users').selectAll().execute()).rejects.toThrow('already committed')
  })
  test.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1, `1'; reset role; --` as unknown as number])(
    '%s is no id',
    (id) => {
      expect(() => database.doors.inTenant(id, () => Promise.resolve())).toThrow('Not an id')
    },
  )
})

describe('the application’s role', () => {
  test.each([
    'set role postgres',
    'set session authorization postgres',
    'alter table users disable row level security',
    'drop policy own_school on users',
    'alter role maktab_app bypassrls',
    'create table loot (id int)',
    'truncate users',
    `insert into tenants (name, configuration) values ('x', '{}')`,
    'delete from score_entries',
  ])('may not: %s', async (statement) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be|only roles/i)
    await client.end()
  })
  test('switching row-level security off refuses the query instead of showing everything', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('set row_security = off')
    await expect(client.query('select * from users')).rejects.toThrow('row-level security')
    await client.end()
  })
  test('is accepted, and the owner in its place is refused', async () => {
    await expect(checkApplicationRole(database.url)).resolves.toBeUndefined()
    await expect(checkApplicationRole(database.ownerUrl)).rejects.toThrow('must not be a superuser')
  })
})

test('statements that come often are prepared, and numbers and dates come as they are meant', async () => {
  for (let round = 0; round < 3; round += 1) {
    const row = await database.db
      .selectNoFrom([
        sql<number>`7::bigint`.as('big'),
        sql<number>`1.25::numeric`.as('exact'),
        sql<string>`date '2026-03-21'`.as('day'),
        sql<number>`${round}::int`.as('round'),
      ])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ big: 7, exact: 1.25, day: '2026-03-21', round })
  }
  const prepared = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db)
  expect(prepared.rows.some(({ statement }) => statement.includes('::bigint'))).toBe(true)
})
