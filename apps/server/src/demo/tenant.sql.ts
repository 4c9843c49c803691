/** What a tenant's schools share. Written by the owner of the database: the server's own role may only read it. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { insertRows } from '#db/insert-rows.sql.ts'
import { nameIn, type DemoSchool } from '#demo/cast.ts'
import type { PlannedCourse } from '#demo/courses.ts'
import type { DemoTenant } from '#demo/demo-files.ts'
import type { NameInLanguages } from '../../demo/demo-world.ts'
import { insertPackageFiles } from '#features/viewers/packages.sql.ts'

/** Marks the tenant as made by the demonstration, and so as one whose loading may be taken up again. */
const marker = { is_demonstration: true }

/** Which tenants an earlier load made, and which others the database holds. */
export async function readLoadState(
  db: Kysely<Tables>,
): Promise<{ readonly ours: ReadonlySet<number>; readonly others: ReadonlySet<number> }> {
  const tenants = await db.selectFrom('tenants').select(['tenant_id', 'configuration']).execute()
  const idsOf = (isOurs: boolean) =>
    new Set(
      tenants
        .filter(
          ({ configuration }) =>
            ((configuration as Partial<typeof marker> | null)?.is_demonstration === true) === isOurs,
        )
        .map(({ tenant_id }) => tenant_id),
    )
  return { ours: idsOf(true), others: idsOf(false) }
}

/** Of two servers that start at once the second waits here. */
export async function waitForTurn(db: Transaction<Tables>, place: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301003, ${place}::int)`.execute(db)
}

/** A host that somebody claimed already stays theirs. */
export async function insertTenant(
  db: Transaction<Tables>,
  tenant: DemoTenant,
  schools: readonly DemoSchool[],
): Promise<void> {
  const { tenant_id, name, hosts, configuration } = tenant
  await db
    .insertInto('tenants')
    .values({ tenant_id, name, configuration: JSON.stringify({ ...configuration, ...marker }) })
    .execute()
  await db
    .insertInto('tenant_hosts')
    .values(hosts.map((host) => ({ host, tenant_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('regions')
    .values(
      tenant.schools.regions.map((region, index) => ({
        tenant_id,
        region_id: index + 1,
        school_family_id: region.family ?? null,
        names: JSON.stringify(namesOf(region.name).names),
        name: region.name.en,
      })),
    )
    .execute()
  const { systems = [] } = tenant.schools
  await insertRows(
    db,
    'school_systems',
    { tenant_id: 'bigint', school_system_id: 'bigint', school_family_id: 'bigint', name: 'text', names: 'jsonb' },
    systems.map(({ family, name }, index) => ({
      tenant_id,
      school_system_id: index + 1,
      school_family_id: family ?? null,
      ...namesOf(name),
    })),
  )
  const cities = citiesOf(schools)
  await insertRows(
    db,
    'region_cities',
    { tenant_id: 'bigint', city_id: 'bigint', region_id: 'bigint', name: 'text', names: 'jsonb' },
    cities.map(({ region_id, city }, index) => ({ tenant_id, city_id: index + 1, region_id, ...namesOf(city) })),
  )
  await insertRows(
    db,
    'institutions',
    {
      tenant_id: 'bigint',
      institution_id: 'bigint',
      region_id: 'bigint',
      name: 'text',
      names: 'jsonb',
      address: 'text',
      city: 'text',
      city_id: 'bigint',
      school_system_id: 'bigint',
      school_family_id: 'bigint',
      theme: 'text',
      attendance_mode: 'int',
      contact_number: 'text',
      created_on: 'timestamptz',
      default_language: 'text',
      time_zone: 'text',
      sub_end_date: 'timestamptz',
      latitude: 'float8',
      longitude: 'float8',
    },
    schools.map(({ institution_id, region_id, campus }) => ({
      tenant_id,
      institution_id,
      region_id,
      ...namesOf(campus.name),
      address: nameIn(campus.address, campus.default_language),
      city: nameIn(campus.city, campus.default_language),
      city_id: cities.findIndex((one) => one.region_id === region_id && one.city.en === campus.city.en) + 1,
      school_system_id: systems.findIndex(({ key }) => key === campus.system) + 1 || null,
      school_family_id: systems.find(({ key }) => key === campus.system)?.family ?? null,
      theme: campus.theme ?? null,
      attendance_mode: campus.attendance_mode ?? null,
      contact_number: campus.contact_number ?? '',
      created_on: campus.created_on ?? '2023-03-21T04:30:00Z',
      default_language: campus.default_language,
      time_zone: campus.time_zone,
      sub_end_date: campus.sub_end_date ?? null,
      latitude: campus.latitude,
      longitude: campus.longitude,
    })),
  )
}

/** As the columns of a noun with names in four languages. */
function namesOf({ en, ps, da, ur }: NameInLanguages) {
  return { name: en, names: { en, pu: ps, da, ur } }
}

/** Each city of a region once. */
function citiesOf(schools: readonly DemoSchool[]) {
  const byPlace = new Map(
    schools.map(({ region_id, campus: { city } }) => [`${region_id} ${city.en}`, { region_id, city }] as const),
  )
  return [...byPlace.values()]
}

export async function insertCourses(
  db: Transaction<Tables>,
  tenant_id: number,
  courses: readonly PlannedCourse[],
): Promise<void> {
  await insertRows(
    db,
    'courses',
    {
      tenant_id: 'bigint',
      course_id: 'bigint',
      title: 'text',
      subject: 'text',
      grade: 'text',
      language: 'text',
      min_completion_percentage: 'real',
    },
    courses.map(({ course_id, course }) => ({ tenant_id, course_id, ...course })),
  )
  const lessons = courses.flatMap(({ course_id, lessons: planned }) =>
    planned.map((lesson, index) => ({ ...lesson, tenant_id, course_id, position: index + 1 })),
  )
  await insertRows(
    db,
    'courses_lessons',
    { tenant_id: 'bigint', lesson_guid: 'uuid', course_id: 'bigint', title: 'text', summary: 'text', position: 'int' },
    lessons,
  )
  await insertRows(
    db,
    'content',
    {
      tenant_id: 'bigint',
      content_id: 'bigint',
      title: 'text',
      content_type: 'text',
      body: 'jsonb',
      size_bytes: 'int',
    },
    lessons.flatMap(({ contents }) => contents.map((content) => ({ ...content, tenant_id }))),
  )
  for (const { body, package_files } of lessons.flatMap(({ contents }) => contents))
    if (body.kind === 'package') await insertPackageFiles(db, tenant_id, body.package_sha256, package_files)
  await insertRows(
    db,
    'lessons_content',
    { tenant_id: 'bigint', lesson_guid: 'uuid', content_id: 'bigint', course_id: 'bigint', position: 'int' },
    lessons.flatMap(({ lesson_guid, course_id, contents }) =>
      contents.map(({ content_id }, index) => ({ tenant_id, lesson_guid, content_id, course_id, position: index + 1 })),
    ),
  )
}

/** Ids were written out; what is added from now on begins far behind them. */
export async function moveSequences(db: Transaction<Tables>): Promise<void> {
  const columns = [
    ['tenants', 'tenant_id'],
    ['regions', 'region_id'],
    ['school_systems', 'school_system_id'],
    ['region_cities', 'city_id'],
    ['institutions', 'institution_id'],
    ['courses', 'course_id'],
    ['content', 'content_id'],
    ['users', 'user_id'],
    ['classes', 'class_id'],
  ]
  for (const [table, column] of columns)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(nextval(pg_get_serial_sequence(${table}, ${column})), 1000000))`.execute(
      db,
    )
}

/** Lets the planner know how much has come. */
export async function analyse(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
