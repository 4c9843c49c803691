/** Brings the demonstration world into an empty database. Broken off half-way, the next start goes on where it stopped. */
import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { generalTenant } from '@maktab/domain/tenants/hosts'
import type { Logger } from 'pino'
import { openPool } from '#db/pool.ts'
import { openDoors, type Doors } from '#db/school.ts'
import { demoPassword, documentedPeople } from '#demo/accounts.ts'
import { castOf, type DemoSchool } from '#demo/cast.ts'
import { planCourses } from '#demo/courses.ts'
import type { DemoWorld } from '#demo/demo-files.ts'
import { loadSchool } from '#demo/school.ts'
import { hasPeople } from '#demo/school.sql.ts'
import { analyse, insertCourses, insertTenant, moveSequences, readLoadState, waitForTurn } from '#demo/tenant.sql.ts'
import type { Passwords } from '#features/access/passwords.ts'
import type { Storage } from '#files/storage.ts'

export interface DemoLoad {
  /** The server's own doors: schools are loaded as the application works. */
  readonly doors: Doors
  /** Owner's address: only the owner may add a tenant, its schools and its courses. */
  readonly ownerUrl: string
  readonly storage: Storage
  readonly passwords: Passwords
  readonly world: DemoWorld
  readonly now: Date
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/** Answers what was found: a database with schools of its own is never touched. */
export async function loadDemo(load: DemoLoad): Promise<'loaded' | 'there already' | 'not empty'> {
  const { doors, ownerUrl, world, logger } = load
  const started = performance.now()
  const state = await doors.outsideSchools(readLoadState)
  if (state === 'occupied') {
    logger.warn('the database has a school of its own: the demonstration is not loaded')
    return 'not empty'
  }
  const schools = castOf(world)
  const missing = state === 'empty' ? schools : await schoolsWithoutPeople(doors, schools)
  if (missing.length === 0) return 'there already'

  const courses = await planCourses(world, load.storage)
  const owner = openPool({ url: ownerUrl, connections: 1, title: 'maktab demonstration' })
  try {
    await openDoors(owner.db).inTenant(generalTenant, async (db) => {
      await waitForTurn(db, 0)
      if ((await readLoadState(db)) !== 'empty') return
      await insertTenant(db, generalTenant, world, schools)
      await insertCourses(db, generalTenant, courses)
      await moveSequences(db)
    })
    const passwordHashOf = await hashPasswords(load.passwords, missing)
    // Side by side: while the database writes for one school, the rows of the next are made.
    const loads = await Promise.allSettled(
      missing.map((school) =>
        doors.inSchool({ tenant_id: generalTenant, institution_id: school.institution_id }, async (db) => {
          await waitForTurn(db, school.institution_id)
          if (await hasPeople(db, school.institution_id)) return
          await loadSchool(db, { tenant_id: generalTenant, world, school, courses, now: load.now, passwordHashOf })
        }),
      ),
    )
    for (const one of loads) if (one.status === 'rejected') throw one.reason
    await analyse(owner.db)
  } finally {
    await owner.close()
  }
  giveMemoryBack()
  logger.info({ schools: missing.length, ms: Math.round(performance.now() - started) }, 'demonstration loaded')
  return 'loaded'
}

/** Making the rows leaves a hundred megabytes of rubbish, which a server with little to do would carry for hours. */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

async function schoolsWithoutPeople(doors: Doors, schools: readonly DemoSchool[]): Promise<readonly DemoSchool[]> {
  const missing: DemoSchool[] = []
  for (const school of schools) {
    const { institution_id } = school
    const isThere = await doors.inSchool({ tenant_id: generalTenant, institution_id }, (db) => hasPeople(db, institution_id))
    if (!isThere) missing.push(school)
  }
  return missing
}

/** Each documented account is salted on its own; the others share one hash (docs/decisions). */
async function hashPasswords(passwords: Passwords, schools: readonly DemoSchool[]): Promise<(username: string | null) => string> {
  const sent = createHash('sha256').update(demoPassword).digest('hex')
  const names = [null, ...schools.flatMap((school) => documentedPeople(school).map(({ username }) => username))]
  const hashes = new Map(await Promise.all(names.map(async (name) => [name, await passwords.hash(sent)] as const)))
  return (username) => {
    const hash = hashes.get(username)
    if (hash === undefined) throw new Error(`${username} is not documented`)
    return hash
  }
}
