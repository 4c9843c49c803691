/**
 * A process to be killed: opens the database of the folder it is given as the server does, then writes one row after the
 * other and prints the number of each that was acknowledged.
 */
import pg from 'pg'
import pino from 'pino'
import { openDatabase } from '../src/db/open-database.ts'
import { migrationsFolder } from './start-postgres.ts'

const [, , dataFolder = '', from = '0'] = process.argv
const database = await openDatabase({
  dataFolder,
  migrationsFolder,
  applicationPassword: 'in tests',
  secretMark: 'in tests',
  title: 'write-until-killed',
  logger: pino({ level: 'silent' }),
  onLost: () => process.exit(2),
})
const scope = { tenant_id: 1, institution_id: 1 }

const owner = new pg.Client({ connectionString: database.ownerUrl })
await owner.connect()
await owner.query(
  `insert into tenants (tenant_id, name, configuration) values (1, 'Tenant', '{}') on conflict do nothing`,
)
await owner.query(
  `insert into institutions (tenant_id, institution_id, name) values (1, 1, 'School') on conflict do nothing`,
)
await owner.end()

const { rows } = await database.doors.inSchool(scope, async (db) => ({
  rows: await db.selectFrom('users').select('user_id').orderBy('user_id').execute(),
}))
console.log(`present ${rows.map(({ user_id }) => user_id).join(' ')}`)

const writers = Array.from({ length: 4 }, async (_, writer) => {
  for (let user_id = Number(from) + writer + 1; ; user_id += 4) {
    const person = {
      institution_id: 1,
      user_id,
      username: `learner${user_id}`,
      full_name: 'Learner',
      roles: ['learner'],
      active_role: 'learner',
      current_language: 'en',
    }
    const kept = await database.doors
      .inSchool(scope, (db) => db.insertInto('users').values(person).executeTakeFirst())
      .catch(() => undefined)
    if (kept) console.log(`acknowledged ${user_id}`)
    else await new Promise((resolve) => setImmediate(resolve))
  }
})
await Promise.all(writers)
