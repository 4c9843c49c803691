/** Figures set anew from the work, class by class, while people work: what `npm run figures` and a new time zone ask for. */
import type { Doors, SchoolScope } from '#db/school.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { lookAtClass } from '#features/insights/kept-figures/looks.ts'
import { keepLook, readClassIds, readSchools } from '#features/insights/kept-figures/looks.sql.ts'
import { readDifferences, type Differences } from '#features/insights/kept-figures/differences.sql.ts'
import { rebuildClass } from '#features/insights/rollups.sql.ts'
import { gatherRegions, gatherSchool } from '#features/insights/school-figures.ts'
import { readTenantIds } from '#features/tenants/tenants.sql.ts'

const mostAtOnce = 50
const mostTries = 10

/** Figures of a school that are of no class, of a feature that this one does not know. */
export interface SchoolFigures {
  readonly kind: string
  /** How many of them say another number than their rows. */
  readonly differing: (db: Kysely<Tables>, institution_id: number) => Promise<number>
  readonly recount: (db: Kysely<Tables>, institution_id: number) => Promise<void>
}

/** Sets the figures of every class of a school, each in a transaction of its own, then those that heads read of it; answers how many classes. */
export async function rebuildSchool(
  doors: Doors,
  school: SchoolScope,
  { clock, besides }: Pick<FiguresOf, 'clock' | 'besides'>,
): Promise<number> {
  const class_ids = await doors.inSchool(school, (db) => readClassIds(db, school))
  for (const class_id of class_ids) await rebuildPatiently(doors, school, class_id, clock)
  await doors.inSchool(school, (db) => gatherSchool(db, school, { now: clock() }))
  for (const { recount } of besides) await doors.inSchool(school, (db) => recount(db, school.institution_id))
  return class_ids.length
}

async function rebuildPatiently(doors: Doors, school: SchoolScope, class_id: number, clock: () => Date): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      return await doors.inSchool(school, async (db) => {
        const of = { institution_id: school.institution_id, class_id }
        await rebuildClass(db, of, clock())
        // What a night found there is told no longer, unless it is still so.
        await keepLook(db, school, { class_id, looked_on: clock(), differing: await readDifferences(db, of) })
      })
    } catch (error) {
      if (!isHeldUp(error) || tried === mostTries) throw error
    }
}

/** Whether a rebuild gave up because somebody was at work in the class. */
function isHeldUp(error: unknown): boolean {
  return ['55P03', '40P01'].includes((error as { readonly code?: string }).code ?? '')
}

/** Every school, or the one that is named, one after the other; after those of a tenant its own turn. */
async function eachSchool(
  doors: Doors,
  named: number | undefined,
  work: (school: SchoolScope) => Promise<void>,
  afterTenant: (tenant_id: number) => Promise<void> = async () => {},
): Promise<void> {
  for (const tenant_id of await doors.outsideSchools(readTenantIds)) {
    let [after, seen] = [named === undefined ? 0 : named - 1, 0]
    for (;;) {
      const asked = { after, most: named === undefined ? mostAtOnce : 1 }
      const some = await doors.inTenant(tenant_id, (db) => readSchools(db, tenant_id, asked))
      const meant = some.filter((institution_id) => named === undefined || institution_id === named)
      for (const institution_id of meant) await work({ tenant_id, institution_id })
      seen += meant.length
      if (named !== undefined || some.length < mostAtOnce) break
      after = some.at(-1)!
    }
    if (seen > 0) await afterTenant(tenant_id)
  }
}

export interface FiguresOf {
  readonly doors: Doors
  readonly clock: () => Date
  /** One school by its number; without it all of them. */
  readonly institution_id: number | undefined
  readonly besides: readonly SchoolFigures[]
}

export interface DifferingClass extends SchoolScope {
  readonly class_id: number
  readonly differing: Partial<Differences>
}

export interface DifferingSchool extends SchoolScope {
  /** By kind. */
  readonly differing: Readonly<Record<string, number>>
}

/** Compares every class with its work, and what a school has besides with its rows. */
export async function checkFigures({ doors, clock, institution_id, besides }: FiguresOf): Promise<{
  readonly schools: number
  readonly classes: number
  readonly differing: readonly DifferingClass[]
  readonly differingSchools: readonly DifferingSchool[]
}> {
  let [schools, classes] = [0, 0]
  const found: DifferingClass[] = []
  const foundSchools: DifferingSchool[] = []
  await eachSchool(doors, institution_id, async (school) => {
    const class_ids = await doors.inSchool(school, (db) => readClassIds(db, school))
    for (const class_id of class_ids) {
      const differing = await lookAtClass(doors, school, class_id, clock())
      if (Object.keys(differing).length > 0) found.push({ ...school, class_id, differing })
    }
    for (const { kind, differing } of besides) {
      const count = await doors.inSchool(school, (db) => differing(db, school.institution_id))
      if (count > 0) foundSchools.push({ ...school, differing: { [kind]: count } })
    }
    schools += 1
    classes += class_ids.length
  })
  return { schools, classes, differing: found, differingSchools: foundSchools }
}

/** Sets every class from its work, and what heads read from its classes. */
export async function rebuildFigures({ doors, clock, institution_id, besides }: FiguresOf): Promise<{
  readonly schools: number
  readonly classes: number
}> {
  let [schools, classes] = [0, 0]
  await eachSchool(
    doors,
    institution_id,
    async (school) => {
      classes += await rebuildSchool(doors, school, { clock, besides })
      schools += 1
    },
    (tenant_id) => gatherRegions(doors, tenant_id, { now: clock() }),
  )
  return { schools, classes }
}
