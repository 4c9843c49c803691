import type { WrittenYear } from '@maktab/domain/office/school-years'
import type { SchoolTerm } from '@maktab/contracts/schools/school-terms'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { termsOf } from '#features/schools/school-terms.sql.ts'

interface Campus {
  readonly institution_id: number
}

/** Until the end of the transaction nobody else adds, changes or rolls over a year of the campus. */
export async function takeTurnOfYears(db: Kysely<Tables>, { institution_id }: Campus): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('school_years'), ${institution_id}::int)`.execute(db)
}

/** The latest first. */
export async function readSchoolYears(db: Kysely<Tables>, { institution_id }: Campus) {
  const { rows } = await sql<{
    readonly year_id: number
    readonly name: string
    readonly start_date: string
    readonly end_date: string
    readonly terms: SchoolTerm[]
    readonly is_current: boolean
    readonly classes: number
    readonly archived_classes: number
    readonly version: string
  }>`
    select y.year_id, y.name, y.start_date::text, y.end_date::text, ${termsOf('y')} as terms, y.is_current, y.changed_xid::text as version,
      count(c.class_id) filter (where c.is_active)::int as classes, count(c.class_id) filter (where not c.is_active)::int as archived_classes
    from school_years y left join classes c on c.institution_id = y.institution_id and c.year_id = y.year_id and not c.is_deleted
    where y.institution_id = ${institution_id} group by y.institution_id, y.year_id order by y.start_date desc`.execute(
    db,
  )
  return rows
}

/** The first year is the current one, with all classes that the campus has. */
export async function insertSchoolYear(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { name, start_date, end_date, terms }: WrittenYear,
  isFirst: boolean,
): Promise<number> {
  const { rows } = await sql<{ readonly year_id: number }>`
    insert into school_years (institution_id, name, start_date, end_date, is_current)
    values (${institution_id}, ${name}, ${start_date}::date, ${end_date}::date, ${isFirst}) returning year_id`.execute(
    db,
  )
  const { year_id } = rows[0]!
  await saveTerms(db, institution_id, year_id, terms)
  if (isFirst)
    await sql`update classes set year_id = ${year_id} where institution_id = ${institution_id} and year_id is null`.execute(
      db,
    )
  return year_id
}

export async function saveSchoolYear(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  year_id: number,
  { name, start_date, end_date, terms }: WrittenYear,
): Promise<void> {
  await saveTerms(db, institution_id, year_id, terms)
  await sql`update school_years set name = ${name}, start_date = ${start_date}::date, end_date = ${end_date}::date
    where institution_id = ${institution_id} and year_id = ${year_id}`.execute(db)
}

/** Sets the terms of a year to these, which stand in their order. */
async function saveTerms(
  db: Kysely<Tables>,
  institution_id: number,
  year_id: number,
  terms: WrittenYear['terms'],
): Promise<void> {
  await sql`delete from school_terms where institution_id = ${institution_id} and year_id = ${year_id}`.execute(db)
  if (terms.length === 0) return
  await db
    .insertInto('school_terms')
    .values(terms.map((term, index) => ({ institution_id, year_id, term_number: index + 1, ...term })))
    .execute()
}
