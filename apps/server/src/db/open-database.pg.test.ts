/** An outside PostgreSQL, named by DATABASE_URL, as the server opens it. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { dropDatabase, emptyDatabase, postgresUrl } from '../../test/database.ts'
import { applicationPassword, migrationsFolder } from '../../test/start-postgres.ts'
import { applicationUrl } from './application-role.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openDatabase, type DatabaseSettings } from './open-database.ts'

const name = `outside_${randomUUID().replaceAll('-', '')}`
const owner = `owner_${randomUUID().replaceAll('-', '')}`
let superuser: pg.Client
let ownerUrl: string

beforeAll(async () => {
  await emptyDatabase(name)
  superuser = new pg.Client({ connectionString: `${postgresUrl()}postgres` })
  await superuser.connect()
  // As a hosting company gives it out: may make roles and owns its database, is no superuser. It may already manage the role.
  await superuser.query(
    `create role ${owner} login createrole password 'owner'; alter database ${name} owner to ${owner}`,
  )
  await superuser.query(`grant maktab_app to ${owner} with admin option`)
  const url = new URL(`${postgresUrl()}${name}`)
  url.username = owner
  url.password = 'owner'
  ownerUrl = url.href
})

afterAll(async () => {
  await dropDatabase(name)
  await superuser.query(`revoke maktab_app from ${owner}; drop role ${owner}`)
  await superuser.end()
})

const settings = (given: Partial<DatabaseSettings>): DatabaseSettings => ({
  dataFolder: '/nowhere',
  migrationsFolder,
  applicationPassword,
  secretMark: 'the mark of a secret',
  title: 'tests',
  logger: pino({ level: 'silent' }),
  onLost: () => {},
  ...given,
})

test('an owner that is no superuser is enough: it migrates, and the server works as another role', async () => {
  const database = await openDatabase(settings({ outsideUrl: ownerUrl }))
  const role = await database.doors.outsideSchools((db) =>
    sql<{ name: string }>`select current_user::text as name`.execute(db),
  )
  expect(role.rows).toEqual([{ name: 'maktab_app' }])
  expect(await database.answers()).toBe(true)
  await database.close()
})

test('an owner that is no superuser marks those who signed up before marks were kept', async () => {
  const earlier = `earlier_${randomUUID().replaceAll('-', '')}`
  await emptyDatabase(earlier)
  await superuser.query(`alter database ${earlier} owner to ${owner}`)
  const migrations = readMigrations(migrationsFolder)
  const url = ownerUrl.replace(name, earlier)
  await migrate({ ownerUrl: url, migrations: migrations.filter((one) => one.name < '0028') })
  const unbound = new pg.Client({ connectionString: `${postgresUrl()}${earlier}` })
  await unbound.connect()
  await unbound.query(`insert into tenants (tenant_id, name, configuration) values (1, 'Tenant', '{}');
    insert into institutions (tenant_id, institution_id, name) values (1, 10, 'School');
    insert into users (institution_id, username, full_name, email, roles, active_role, current_language) values
      (10, 'came@school.example', 'Came', 'came@school.example', '{learner}', 'learner', 'en'),
      (10, 'made', 'Made', 'made@school.example', '{learner}', 'learner', 'en')`)
  await migrate({ ownerUrl: url, migrations })
  const { rows } = await unbound.query('select username, is_self_registered from users order by username')
  await unbound.end()
  await dropDatabase(earlier)
  expect(rows).toEqual([
    { username: 'came@school.example', is_self_registered: true },
    { username: 'made', is_self_registered: false },
  ])
})

test('the address of the application’s role may be given', async () => {
  const database = await openDatabase(
    settings({
      outsideUrl: ownerUrl,
      outsideApplicationUrl: applicationUrl(ownerUrl, applicationPassword),
      applicationPassword: 'not used',
    }),
  )
  expect(await database.answers()).toBe(true)
  await database.close()
})

test('the owner itself as the application’s role is refused: it could switch row-level security off', async () => {
  await expect(openDatabase(settings({ outsideUrl: ownerUrl, outsideApplicationUrl: ownerUrl }))).rejects.toThrow(
    'own tables',
  )
})

test('a database refuses the start of another secret, before the role’s password follows it', async () => {
  const first = await openDatabase(settings({ outsideUrl: ownerUrl }))
  await expect(
    openDatabase(settings({ outsideUrl: ownerUrl, applicationPassword: 'another', secretMark: 'another' })),
  ).rejects.toThrow('put the file "secret" of the same backup back')
  const same = await openDatabase(
    settings({ outsideUrl: ownerUrl, outsideApplicationUrl: applicationUrl(ownerUrl, applicationPassword) }),
  )
  expect(await same.answers()).toBe(true)
  await Promise.all([first.close(), same.close()])
})

test('a database that went away is told as not answering', async () => {
  const database = await openDatabase(settings({ outsideUrl: ownerUrl }))
  await superuser.query(`alter database ${name} allow_connections false`)
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  )
  expect(await database.answers()).toBe(false)
  await superuser.query(`alter database ${name} allow_connections true`)
  await database.close()
})
