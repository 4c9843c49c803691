import type { moveStates } from '@maktab/contracts/office/move-lists'
import type { MovablePerson, MoveTarget } from '@maktab/domain/office/moves'
import type { moveFailures } from '@maktab/contracts/access/move-failures'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { TargetClass } from '#features/access/migrations.sql.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

/** Active classes of the target, in any campus of the tenant. */
export async function readClassesOfTarget(
  db: Kysely<Tables>,
  to_institution: number,
  target: MoveTarget,
): Promise<readonly TargetClass[]> {
  const wanted =
    target.role === 'learner'
      ? sql`grade = ${target.grade} and section = ${target.to_section}`
      : sql`class_code = any (${target.class_codes}::text[])`
  const { rows } = await sql<TargetClass>`
    select class_id, class_code, alias, subject, grade, section from active_classes_of(${to_institution}) where ${wanted} order by class_id`.execute(
    db,
  )
  return rows
}

/** Holds what is arranged for them, then themselves, until the transaction ends: in the order in which a person who moves takes both. */
export async function lockMovingPeople(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  user_ids: readonly number[],
): Promise<void> {
  await sql`select from pending_migrations where tenant_id = ${tenant_id} and user_id = any (${user_ids}::bigint[])
    order by user_id for update`.execute(db)
  await sql`select from users where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[])
    order by user_id for no key update`.execute(db)
}

/** Those of them who are active people of the campus and have an account there. */
export async function readMovablePeople(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  user_ids: readonly number[],
): Promise<readonly MovablePerson[]> {
  const { rows } = await sql<MovablePerson>`
    select u.user_id, u.full_name, u.roles, coalesce(
      (select json_agg(distinct jsonb_build_object('grade', c.grade, 'section', c.section, 'is_active', c.is_active))
        from users_classes m join classes c using (institution_id, class_id)
        where m.institution_id = u.institution_id and m.user_id = u.user_id and m.role = 'learner' and not m.is_deleted and not c.is_deleted), '[]') as groups
    from users u join credentials k on k.tenant_id = ${tenant_id} and k.user_id = u.user_id
    where u.institution_id = ${institution_id} and u.user_id = any (${user_ids}::bigint[]) and not u.is_deleted`.execute(
    db,
  )
  return rows
}

/** Takes back what is arranged for people of the campus; answers for whom something was. */
export async function removePendingMoves(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  user_ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    delete from pending_migrations where tenant_id = ${tenant_id} and from_institution = ${institution_id}
      and user_id = any (${user_ids}::bigint[]) returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

interface NamedInstitution {
  readonly name: string
  readonly names: unknown
}

export interface MoveRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly migration_type: number
  readonly from_institution: number
  readonly from_named: NamedInstitution
  readonly to_institution: number
  readonly to_named: NamedInstitution
  readonly grade: string | null
  readonly from_section: string | null
  readonly to_section: string | null
  readonly class_codes: string[]
  readonly set_on: Date
  readonly done_on: Date | null
  readonly failed_on: Date | null
  readonly failure: (typeof moveFailures)[number] | null
  /** Of all that there are. */
  readonly total: number
}

interface SoughtMoves {
  readonly state: (typeof moveStates)[number]
  readonly words: readonly string[]
  readonly skip: number
  readonly take: number
}

/** The newest first. */
export async function readMoves(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  { state, words, skip, take }: SoughtMoves,
): Promise<readonly MoveRow[]> {
  // People of other campuses are not seen from here: of a move from elsewhere only who they became is.
  const moves =
    state === 'done'
      ? sql`select case when from_institution = ${institution_id} then user_id else became_user_id end as user_id, migration_type,
            from_institution, to_institution, grade, from_section, to_section, classes, set_on, done_on,
            null::timestamptz as failed_on, null::text as failure
          from done_migrations where tenant_id = ${tenant_id} and ${institution_id} in (from_institution, to_institution)`
      : sql`select user_id, migration_type, from_institution, to_institution, grade, from_section, to_section, classes, set_on,
            null::timestamptz as done_on, failed_on, failure
          from pending_migrations where tenant_id = ${tenant_id} and from_institution = ${institution_id}
            and (failed_on is null) = ${state === 'pending'}`
  const isSought = words.map((word) => sql`and strpos(u.search_text, fold_search(${word})) > 0`)
  const { rows } = await sql<MoveRow>`
    select m.user_id, u.full_name, u.username, m.migration_type, m.from_institution, m.to_institution, m.grade, m.from_section, m.to_section,
      m.set_on, m.done_on, m.failed_on, m.failure, array(select one ->> 'class_code' from jsonb_array_elements(m.classes) as one) as class_codes,
      json_build_object('name', source.name, 'names', source.names) as from_named,
      json_build_object('name', target.name, 'names', target.names) as to_named, count(*) over ()::int as total
    from (${moves}) m
    join users u on u.institution_id = ${institution_id} and u.user_id = m.user_id ${sql.join(isSought, sql` `)}
    join institutions source on source.tenant_id = ${tenant_id} and source.institution_id = m.from_institution
    join institutions target on target.tenant_id = ${tenant_id} and target.institution_id = m.to_institution
    order by coalesce(m.done_on, m.failed_on, m.set_on) desc, m.user_id
    limit ${take} offset ${skip}`.execute(db)
  return rows
}

export async function countWaitingMoves(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
): Promise<{ readonly pending: number; readonly failed: number }> {
  const { rows } = await sql<{ pending: number; failed: number }>`
    select (count(*) filter (where failed_on is null))::int as pending, count(failed_on)::int as failed
    from pending_migrations where tenant_id = ${tenant_id} and from_institution = ${institution_id}`.execute(db)
  return rows[0]!
}
