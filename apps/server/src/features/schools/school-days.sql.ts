import type { SchoolDay } from '@maktab/contracts/schools/school-days'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly institution_id: number
}

export async function readSchoolDays(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
): Promise<readonly SchoolDay[]> {
  const { rows } = await sql<SchoolDay>`
    select day::text, kind, names from school_days
    where institution_id = ${institution_id} and day between ${start_date}::date and ${end_date}::date order by day`.execute(
    db,
  )
  return rows
}

/** Null makes it a day like others. */
export async function saveDay(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { day, kind, names }: { readonly day: string; readonly kind: SchoolDay['kind'] | null; readonly names: object },
): Promise<void> {
  if (kind === null) {
    await sql`delete from school_days where institution_id = ${institution_id} and day = ${day}::date`.execute(db)
    return
  }
  await sql`
    insert into school_days (institution_id, day, kind, names) values (${institution_id}, ${day}::date, ${kind}, ${JSON.stringify(names)}::jsonb)
    on conflict (institution_id, day) do update set kind = excluded.kind, names = excluded.names`.execute(db)
}

/** Null where the campus says nothing of its own. */
export async function readOwnRest(db: Kysely<Tables>, { institution_id }: Campus): Promise<readonly number[] | null> {
  const { rows } = await sql<{ readonly weekly_rest: number[] }>`
    select weekly_rest from school_weeks where institution_id = ${institution_id}`.execute(db)
  return rows[0]?.weekly_rest ?? null
}

export async function saveOwnRest(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  weekly_rest: readonly number[] | null,
): Promise<void> {
  if (weekly_rest === null) {
    await sql`delete from school_weeks where institution_id = ${institution_id}`.execute(db)
    return
  }
  await sql`
    insert into school_weeks (institution_id, weekly_rest) values (${institution_id}, ${[...weekly_rest]}::bigint[])
    on conflict (institution_id) do update set weekly_rest = excluded.weekly_rest`.execute(db)
}
