/** One school year after another: as many statements for two thousand learners as for ten, but for rows of members, which go in portions. */
import type { YearCounts } from '@maktab/contracts/office/year-rollovers'
import type { MadeClass, Promotion } from '@maktab/domain/office/year-rollovers'
import { sql, type Kysely } from 'kysely'
import { insertRows } from '#db/insert-rows.sql.ts'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface StoredRollover {
  readonly rollover_id: number
  readonly from_year_id: number
  readonly to_year_id: number
  readonly applied_on: Date
  readonly applied_by_name: string
  readonly counts: YearCounts
  readonly undone_on: Date | null
}

const columns = sql.raw('rollover_id, from_year_id, to_year_id, applied_on, applied_by_name, counts, undone_on')

/** The latest first. */
export async function readRollovers(
  db: Kysely<Tables>,
  { institution_id }: Campus,
): Promise<readonly StoredRollover[]> {
  const { rows } = await sql<StoredRollover>`
    select ${columns} from year_rollovers where institution_id = ${institution_id} order by rollover_id desc`.execute(
    db,
  )
  return rows
}

export async function insertRollover(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  made: Omit<StoredRollover, 'rollover_id' | 'undone_on'>,
): Promise<StoredRollover> {
  const { rows } = await sql<StoredRollover>`
    insert into year_rollovers (institution_id, from_year_id, to_year_id, applied_on, applied_by_name, counts)
    values (${institution_id}, ${made.from_year_id}, ${made.to_year_id}, ${made.applied_on}, ${made.applied_by_name},
      ${JSON.stringify(made.counts)}::jsonb)
    returning ${columns}`.execute(db)
  return rows[0]!
}

/** There is one current year at each moment, so the one ends before the other begins. */
export async function changeCurrentYear(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  year_id: number,
): Promise<void> {
  await sql`update school_years set is_current = false where institution_id = ${institution_id} and is_current`.execute(
    db,
  )
  await sql`update school_years set is_current = true where institution_id = ${institution_id} and year_id = ${year_id}`.execute(
    db,
  )
}

/** Into the archive, with the day before the new year as the last one where no earlier one was written down. */
export async function endClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  rollover_id: number,
  class_ids: readonly number[],
  { ended_on, new_year_starts }: { readonly ended_on: Date; readonly new_year_starts: string },
): Promise<void> {
  const ended = sql`institution_id = ${institution_id} and class_id = any (${[...class_ids]}::bigint[])`
  await sql`insert into year_rollover_classes (institution_id, rollover_id, class_id, is_made, end_date)
    select institution_id, ${rollover_id}, class_id, false, end_date from classes where ${ended}`.execute(db)
  await sql`update classes set is_active = false, archived_on = ${ended_on},
      end_date = greatest(start_date, least(end_date, ${new_year_starts}::date - 1)) where ${ended}`.execute(db)
}

/** Answers the ids of the classes, in the order in which they were given. Each has the subject and the switches of the one that it is like. */
export async function insertMadeClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { rollover_id, to_year_id }: Pick<StoredRollover, 'rollover_id' | 'to_year_id'>,
  made: readonly MadeClass[],
): Promise<readonly number[]> {
  const { rows: ids } = await sql<{ readonly class_id: number }>`
    select nextval(pg_get_serial_sequence('classes', 'class_id'))::bigint as class_id from generate_series(1, ${made.length})`.execute(
    db,
  )
  const given = JSON.stringify(made.map((one, at) => ({ ...one, class_id: ids[at]!.class_id })))
  await sql`
    insert into classes (institution_id, class_id, year_id, grade, section, subject, alias, course_id, start_date, end_date, default_language,
      is_stream_disabled, is_open_to_signup, takes_attendance)
    select ${institution_id}, one.class_id, y.year_id, one.grade, one.section, k.subject, one.alias, one.course_id, y.start_date, y.end_date,
      k.default_language, k.is_stream_disabled, k.is_open_to_signup, k.takes_attendance
    from jsonb_to_recordset(${given}::jsonb) as one (class_id bigint, grade text, section text, alias text, course_id bigint, like_class_id bigint)
      join classes k on k.institution_id = ${institution_id} and k.class_id = one.like_class_id
      join school_years y on y.institution_id = ${institution_id} and y.year_id = ${to_year_id}`.execute(db)
  await sql`insert into year_rollover_classes (institution_id, rollover_id, class_id, is_made)
    select ${institution_id}, ${rollover_id}, class_id, true from unnest(${ids.map(({ class_id }) => class_id)}::bigint[]) as class_id`.execute(
    db,
  )
  return ids.map(({ class_id }) => class_id)
}

/** Learners by where they go, teachers and class teachers by the classes that they come from. */
export async function insertYearMembers(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  {
    made,
    class_ids,
    promotions,
    to_year_id,
    joined_on,
  }: {
    readonly made: readonly MadeClass[]
    readonly class_ids: readonly number[]
    readonly promotions: readonly Promotion[]
    readonly to_year_id: number
    readonly joined_on: Date
  },
): Promise<void> {
  await insertRows(
    db,
    'users_classes',
    { institution_id: 'bigint', class_id: 'bigint', user_id: 'bigint', role: 'text', joined_on: 'timestamptz' },
    promotions.flatMap(({ user_id, joins }) => joins.map((at) => ({ user_id, class_id: class_ids[at]! }))),
    { institution_id, role: 'learner', joined_on },
  )
  const pairs = made.flatMap(({ teacher_class_ids }, at) =>
    teacher_class_ids.map((from) => ({ from, to: class_ids[at]! })),
  )
  const from = sql`unnest(${pairs.map((one) => one.from)}::bigint[], ${pairs.map((one) => one.to)}::bigint[]) as pair (from_class, to_class)`
  await sql`
    insert into users_classes (institution_id, class_id, user_id, role, joined_on)
    select distinct m.institution_id, pair.to_class, m.user_id, 'teacher', ${joined_on}::timestamptz
    from ${from} join users_classes m on m.institution_id = ${institution_id} and m.class_id = pair.from_class
      join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
    where m.role = 'teacher' and not m.is_deleted and not p.is_deleted
    on conflict (institution_id, class_id, user_id) do nothing`.execute(db)
  await sql`
    insert into class_teachers (institution_id, class_id, user_id, from_date)
    select distinct t.institution_id, pair.to_class, t.user_id, least(y.start_date, today.day)
    from ${from} join class_teachers t on t.institution_id = ${institution_id} and t.class_id = pair.from_class
      join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
      join school_years y on y.institution_id = t.institution_id and y.year_id = ${to_year_id}
      cross join (select (${joined_on}::timestamptz at time zone time_zone)::date as day from institutions
        where tenant_id = ${tenant_id} and institution_id = ${institution_id}) today
    where not t.is_substitute and not p.is_deleted and t.from_date <= today.day and coalesce(t.to_date >= today.day, true)`.execute(
    db,
  )
}

/** Writes down what becomes of the learners, and says it in the register. Whoever leaves keeps the grade that they had, without a section. */
export async function savePromotions(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  rollover_id: number,
  promotions: readonly Promotion[],
): Promise<void> {
  const given = JSON.stringify(
    promotions.map(({ user_id, outcome, from, to, roll_number }) => ({
      user_id,
      outcome,
      to_grade: (to ?? from).grade,
      to_section: to?.section ?? null,
      to_roll_number: roll_number,
    })),
  )
  await sql`
    insert into promotions (institution_id, rollover_id, user_id, outcome, from_grade, from_section, from_roll_number, to_grade, to_section, to_roll_number)
    select u.institution_id, ${rollover_id}, u.user_id, one.outcome, u.grade, u.section, u.roll_number, one.to_grade, one.to_section, one.to_roll_number
    from jsonb_to_recordset(${given}::jsonb) as one (user_id bigint, outcome text, to_grade text, to_section text, to_roll_number int)
      join users u on u.institution_id = ${institution_id} and u.user_id = one.user_id`.execute(db)
  await sql`update users u set grade = p.to_grade, section = p.to_section, roll_number = p.to_roll_number from promotions p
    where p.institution_id = ${institution_id} and p.rollover_id = ${rollover_id} and u.institution_id = p.institution_id and u.user_id = p.user_id`.execute(
    db,
  )
}

/**
 * Whether the new year was begun: something was done in one of its classes, one was made, changed, joined or left since, or the register says something
 * else of a learner than the rollover did.
 */
export async function isYearBegun(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  rollover_id: number,
): Promise<boolean> {
  const made = (column: string) =>
    sql`institution_id = ${institution_id} and ${sql.ref(column)} in (select class_id from made)`
  const { rows } = await sql<{ readonly is_begun: boolean }>`
    with rollover as materialized (
      select * from year_rollovers where institution_id = ${institution_id} and rollover_id = ${rollover_id}
    ), made as materialized (
      select class_id from year_rollover_classes where institution_id = ${institution_id} and rollover_id = ${rollover_id} and is_made
    )
    select exists (select from users_content where ${made('class_id')})
      or exists (select from rollup_class where ${made('class_id')})
      or exists (select from rollup_class_day where ${made('class_id')})
      or exists (select from assignments_classes where ${made('class_id')})
      or exists (select from attendance_sheets where ${made('class_id')})
      or exists (select from users_bookmarking where ${made('class_id')})
      or exists (select from clickers where ${made('class_id')})
      or exists (select from package_states where ${made('class_id')})
      or exists (select from classes where ${made('class_id')} and changed_xid <> (select applied_xid from rollover))
      or exists (select from users_classes where ${made('class_id')} and changed_xid <> (select applied_xid from rollover))
      or exists (select from classes where institution_id = ${institution_id} and not is_deleted
        and year_id = (select to_year_id from rollover)
        and class_id not in (select class_id from made))
      or exists (select from promotions p join users u on u.institution_id = p.institution_id and u.user_id = p.user_id
        where p.institution_id = ${institution_id} and p.rollover_id = ${rollover_id}
          and (u.grade, u.section, u.roll_number) is distinct from (p.to_grade, p.to_section, p.to_roll_number)) as is_begun`.execute(
    db,
  )
  return rows[0]!.is_begun
}

/** As it was before: the classes that were made are deleted, so that devices which know of them forget them. */
export async function undoRollover(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { rollover_id }: StoredRollover,
  undone_on: Date,
): Promise<void> {
  const own = sql`r.institution_id = ${institution_id} and r.rollover_id = ${rollover_id}`
  await sql`update classes c set is_deleted = true, deleted_on = ${undone_on} from year_rollover_classes r
    where ${own} and r.is_made and c.institution_id = r.institution_id and c.class_id = r.class_id`.execute(db)
  await sql`update classes c set is_active = true, end_date = r.end_date from year_rollover_classes r
    where ${own} and not r.is_made and c.institution_id = r.institution_id and c.class_id = r.class_id`.execute(db)
  await sql`update users u set grade = r.from_grade, section = r.from_section, roll_number = r.from_roll_number from promotions r
    where ${own} and u.institution_id = r.institution_id and u.user_id = r.user_id`.execute(db)
  await sql`update year_rollovers r set undone_on = ${undone_on} where ${own}`.execute(db)
}
