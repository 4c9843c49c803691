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

/** Until the transaction ends nobody else changes the calendar of the campus. */
export async function lockCalendar(db: Kysely<Tables>, { institution_id }: Campus): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('school_days', ${institution_id}))`.execute(db)
}

/** The last change of the calendar, by its history. */
export async function readCalendarVersion(db: Kysely<Tables>, { institution_id }: Campus): Promise<string> {
  const { rows } = await sql<{ readonly version: string }>`
    select coalesce(max(change_id), 0)::text as version from office_changes
    where institution_id = ${institution_id} and noun = 'school_day'`.execute(db)
  return rows[0]!.version
}

/** The first day and the last, both counted. */
interface Span {
  readonly day: string
  readonly last_day: string
}

/** Whether a day of those was changed after that version: made something, or what was said of it taken away. */
export async function wereDaysChanged(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  spans: readonly Span[],
  version: string,
): Promise<boolean> {
  const { rows } = await sql<{ readonly changed: boolean }>`
    select exists (
      select from office_changes h, jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as one (day date, last_day date)
      where h.institution_id = ${institution_id} and h.noun = 'school_day' and h.noun_id <> 'weekly_rest' and h.change_id > ${version}::bigint
        and ((h.after ->> 'day')::date <= one.last_day and (h.after ->> 'last_day')::date >= one.day
          or exists (select from jsonb_array_elements(h.before -> 'days') said where (said ->> 'day')::date between one.day and one.last_day))
    ) as changed`.execute(db)
  return rows[0]!.changed
}

/** Whether the weekly rest was changed after that version. */
export async function wasRestChanged(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  version: string,
): Promise<boolean> {
  const { rows } = await sql<{ readonly changed: boolean }>`
    select exists (
      select from office_changes h where h.institution_id = ${institution_id} and h.noun = 'school_day' and h.noun_id = 'weekly_rest'
        and h.change_id > ${version}::bigint
    ) as changed`.execute(db)
  return rows[0]!.changed
}

interface SaidDays extends Span {
  readonly kind: SchoolDay['kind'] | null
  readonly names: object
}

/** Null makes them days like others. */
export async function saveDays(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { day, last_day, kind, names }: SaidDays,
): Promise<void> {
  if (kind === null) {
    await sql`delete from school_days where institution_id = ${institution_id} and day between ${day}::date and ${last_day}::date`.execute(
      db,
    )
    return
  }
  await sql`
    insert into school_days (institution_id, day, kind, names)
    select ${institution_id}, one::date, ${kind}, ${JSON.stringify(names)}::jsonb
    from generate_series(${day}::date, ${last_day}::date, interval '1 day') as one
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
