/** Brings the demonstration world into an empty database. Broken off half-way, the next start goes on where it stopped. */
import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from 'pino'
import { openPool } from '#db/pool.ts'
import { openDoors, type Doors } from '#db/school.ts'
import { demoPassword, documentedPeople } from '#demo/accounts.ts'
import { castOf, type DemoSchool } from '#demo/cast.ts'
import { planCourses, type PlannedCourse } from '#demo/courses.ts'
import type { DemoTenant, DemoWorld } from '#demo/demo-files.ts'
import { loadSchool } from '#demo/school.ts'
import { hasPeople, isBegun } from '#demo/school.sql.ts'
import { insertSale } from '#demo/plans.sql.ts'
import { analyse, insertCourses, insertTenant, moveSequences, readLoadState, waitForTurn } from '#demo/tenant.sql.ts'
import { keepWorkFiles } from '#demo/work-files.ts'
import { gatherRegions } from '#features/insights/school-figures.ts'
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

/**
 * Answers what was found: a database with schools of its own is never touched. One that an earlier version filled gets the
 * tenants that came since; what is there stays as it is.
 */
export async function loadDemo(load: DemoLoad): Promise<'loaded' | 'there already' | 'not empty'> {
  const { doors, ownerUrl, world, logger } = load
  const started = performance.now()
  const { ours, others } = await doors.outsideSchools(readLoadState)
  if (ours.size === 0 && others.size > 0) {
    logger.warn('the database has a school of its own: the demonstration is not loaded')
    return 'not empty'
  }
  const casts = world.tenants
    .filter(({ tenant_id }) => !others.has(tenant_id))
    .map((tenant): Cast => ({ tenant, schools: castOf(tenant, world.names) }))
  const absent = casts.filter(({ tenant }) => !ours.has(tenant.tenant_id))
  const begun = casts.filter(({ tenant }) => ours.has(tenant.tenant_id)).flatMap(({ schools }) => schools)
  const half = await brokenOff(doors, begun)
  if (absent.length === 0 && half.length === 0) return 'there already'

  const courses = await planCourses(world, load.storage)
  const workFiles = await keepWorkFiles(world, load.storage)
  const owner = openPool({ url: ownerUrl, connections: 1, title: 'maktab demonstration' })
  const missing = [...half]
  try {
    for (const cast of absent)
      if (await addTenant(openDoors(owner.db), cast, courses, logger)) missing.push(...cast.schools)
    const passwordHashOf = await hashPasswords(load.passwords, missing)
    await sideBySide(missing, (school) =>
      doors.inSchool(school, async (db) => {
        await waitForTurn(db, school.institution_id)
        if (await hasPeople(db, school.institution_id)) return
        await loadSchool(db, { world, school, courses, workFiles, now: load.now, passwordHashOf })
      }),
    )
    for (const tenant_id of new Set(missing.map((school) => school.tenant_id)))
      await gatherRegions(doors, tenant_id, { now: load.now })
    await analyse(owner.db)
  } finally {
    await owner.close()
  }
  giveMemoryBack()
  logger.info(
    { tenants: absent.length, schools: missing.length, ms: Math.round(performance.now() - started) },
    'demonstration loaded',
  )
  return 'loaded'
}

/** While the database writes for one school, the rows of the next are made. More at once would only wait for a connection. */
const atOnce = 3

/** Tries all of them, and fails in the end where one did. */
async function sideBySide<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...list]
  const faults: unknown[] = []
  const take = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      await work(one).catch((fault: unknown) => faults.push(fault))
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  if (faults.length > 0) throw faults[0]
}

interface Cast {
  readonly tenant: DemoTenant
  readonly schools: readonly DemoSchool[]
}

/** A tenant with its schools and the courses that they teach; false where its ids belong to somebody else by now. */
async function addTenant(
  owner: Doors,
  { tenant, schools }: Cast,
  courses: readonly PlannedCourse[],
  logger: DemoLoad['logger'],
): Promise<boolean> {
  const { tenant_id, name } = tenant
  const taught = new Set(schools.flatMap(({ classes }) => classes.map(({ course }) => course)))
  try {
    await owner.inTenant(tenant_id, async (db) => {
      await waitForTurn(db, 0)
      if ((await readLoadState(db)).ours.has(tenant_id)) return
      await insertTenant(db, tenant, schools)
      if (tenant.sale) await insertSale(db, tenant_id, tenant.sale)
      await insertCourses(
        db,
        tenant_id,
        courses.filter(({ course }) => taught.has(course.slug)),
      )
      await moveSequences(db)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    logger.warn({ tenant_id, name }, 'the ids of this tenant of the demonstration are taken: it is left out')
    return false
  }
}

const uniqueViolation = '23505'

/** Making the rows leaves a hundred megabytes of rubbish, which a server with little to do would carry for hours. */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}

/** Schools that came to a tenant since it was filled are not among them. */
async function brokenOff(doors: Doors, schools: readonly DemoSchool[]): Promise<readonly DemoSchool[]> {
  const found: DemoSchool[] = []
  for (const school of schools)
    if (await doors.inSchool(school, (db) => isBegun(db, school.institution_id))) found.push(school)
  return found
}

/** Each documented account is salted on its own; the others share one hash (docs/decisions). */
async function hashPasswords(
  passwords: Passwords,
  schools: readonly DemoSchool[],
): Promise<(username: string | null) => string> {
  const sent = createHash('sha256').update(demoPassword).digest('hex')
  const names = [null, ...schools.flatMap((school) => documentedPeople(school).map(({ username }) => username))]
  const hashes = new Map(
    await Promise.all(names.map(async (name) => [name, await passwords.hash(sent, 'demonstration')] as const)),
  )
  return (username) => {
    const hash = hashes.get(username)
    if (hash === undefined) throw new Error(`${username} is not documented`)
    return hash
  }
}
