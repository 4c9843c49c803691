import type { Role } from '@maktab/contracts/roles'
import type { relations, userSorts, userStates } from '@maktab/contracts/office/office-lists'
import type { StandingUser } from '@maktab/domain/office/office-users'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface OfficeUserRow {
  readonly user_id: number
  readonly username: string
  readonly full_name: string
  readonly father_name: string | null
  readonly full_name_latin: string | null
  readonly gender: number | null
  readonly date_of_birth: string | null
  readonly email: string | null
  readonly phone_number: string | null
  readonly roles: string[]
  readonly grade: string | null
  readonly section: string | null
  readonly roll_number: number | null
  readonly admission_number: string | null
  readonly identity_number_end: string | null
  readonly current_language: string
  readonly province: string | null
  readonly region: string | null
  readonly address: string | null
  readonly is_deleted: boolean
  readonly left_on: Date | null
  readonly created_on: Date | null
  readonly last_sign_in_on: Date | null
  readonly version: string
  readonly guardians: readonly {
    readonly full_name: string
    readonly relation: (typeof relations)[number]
    readonly phone_number: string | null
  }[]
  readonly classes: readonly (NamedClass & { readonly class_id: number; readonly role: 'learner' | 'teacher' })[]
}

export interface SoughtUsers {
  readonly words: readonly string[]
  /** These alone. */
  readonly user_ids?: readonly number[] | undefined
  readonly role?: Role | undefined
  readonly grade?: string | undefined
  readonly section?: string | undefined
  readonly class_id?: number | undefined
  readonly state: (typeof userStates)[number]
  readonly sort: (typeof userSorts)[number]
  readonly skip: number
  readonly take: number
  readonly moments: Moments
}

/** On which the state of a person depends. */
export interface Moments {
  /** Whoever was deleted since then can be restored. */
  readonly binSince: Date
  /** A starting code that ends before then is about to end. */
  readonly codesUntil: Date
}

const lastSignIn = sql`(select max(s.created_on) from sessions s where s.institution_id = u.institution_id and s.user_id = u.user_id and s.acted_by is null)`

const hasClass = (more: RawBuilder<unknown> = sql`true`) => sql`exists (
  select from users_classes m join classes c using (institution_id, class_id)
  where m.institution_id = u.institution_id and m.user_id = u.user_id and not m.is_deleted and c.is_active and not c.is_deleted and ${more})`

/** Whoever moved to another campus has no credential here. */
const hasCredential = ({ tenant_id }: Campus) =>
  sql`exists (select from credentials k where k.tenant_id = ${tenant_id} and k.user_id = u.user_id)`

/** Somebody else of whom nothing that both sides know differs (decision 0098). */
const hasLookAlike = sql`exists (select from users o where o.institution_id = u.institution_id and o.user_id <> u.user_id and not o.is_deleted
  and o.folded_name = u.folded_name
  and (o.folded_father is null or u.folded_father is null or o.folded_father = u.folded_father)
  and (o.date_of_birth is null or u.date_of_birth is null or o.date_of_birth = u.date_of_birth))`

/** Of `users u`. */
export function inState(
  campus: Campus,
  state: SoughtUsers['state'],
  { binSince, codesUntil }: Moments,
): RawBuilder<unknown> {
  const isInBin = sql`(u.left_on >= ${binSince} and ${hasCredential(campus)})`
  switch (state) {
    case 'active':
      return sql`not u.is_deleted`
    case 'never_signed_in':
      return sql`not u.is_deleted and not exists (
        select from sessions s where s.institution_id = u.institution_id and s.user_id = u.user_id and s.acted_by is null)`
    case 'without_class':
      return sql`not u.is_deleted and u.roles && '{learner,teacher}' and not ${hasClass()}`
    case 'code_ending':
      return sql`not u.is_deleted and exists (select from starting_codes k
        where k.tenant_id = ${campus.tenant_id} and k.user_id = u.user_id and k.used_on is null and k.expires_on < ${codesUntil})`
    case 'look_alike':
      return sql`not u.is_deleted and ${hasLookAlike}`
    case 'deleted':
      return sql`u.is_deleted and ${isInBin}`
    case 'left':
      return sql`u.is_deleted and ${isInBin} is not true`
  }
}

/** Where a learner sits: as the register says, or by a class of theirs. */
const sits = (column: 'grade' | 'section', value: string) =>
  sql`(u.${sql.ref(column)} = ${value} or ${hasClass(sql`m.role = 'learner' and c.${sql.ref(column)} = ${value}`)})`

const orders: Readonly<Record<SoughtUsers['sort'], RawBuilder<unknown>>> = {
  name: sql`u.full_name collate "und-x-icu"`,
  newest: sql`u.user_id desc`,
  last_sign_in: sql`${lastSignIn} desc nulls last`,
  roll_number: sql`u.roll_number nulls last, u.full_name collate "und-x-icu"`,
}

/** Of `users u`: those who are sought. */
function areSought(
  campus: Campus,
  { words, user_ids, role, grade, section, class_id, state, moments }: Omit<SoughtUsers, 'sort' | 'skip' | 'take'>,
): RawBuilder<unknown> {
  const conditions = [
    sql`u.institution_id = ${campus.institution_id}`,
    inState(campus, state, moments),
    ...words.map((word) => sql`strpos(u.search_text, fold_search(${word})) > 0`),
    ...(user_ids === undefined ? [] : [sql`u.user_id = any (${user_ids}::bigint[])`]),
    ...(role === undefined ? [] : [sql`${role} = any (u.roles)`]),
    ...(grade === undefined ? [] : [sits('grade', grade)]),
    ...(section === undefined ? [] : [sits('section', section)]),
    ...(class_id === undefined ? [] : [hasClass(sql`c.class_id = ${class_id}`)]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Everybody of a campus who is sought, in no order. */
export async function readSoughtIds(
  db: Kysely<Tables>,
  campus: Campus,
  sought: Omit<SoughtUsers, 'sort' | 'skip' | 'take'>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select u.user_id from users u where ${areSought(campus, sought)}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** A page of the people of a campus, and how many there are on all pages. */
export async function readOfficeUsers(
  db: Kysely<Tables>,
  campus: Campus,
  { sort, skip, take, ...sought }: SoughtUsers,
): Promise<{ readonly rows: readonly OfficeUserRow[]; readonly total: number }> {
  const order = sql`${orders[sort]}, u.user_id`
  const { rows } = await sql<OfficeUserRow & { readonly total: number }>`
    with found as (
      select u.user_id, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from users u where ${areSought(campus, sought)} order by place offset ${skip} limit ${take}
    )
    select found.total, u.* from found
      join read_people_in_institutions(array[${campus.institution_id}]::bigint[], array(select user_id from found)) u using (user_id)
    order by found.place`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** How many active people hold each role, as they are stored. */
export async function countRoles(
  db: Kysely<Tables>,
  { institution_id }: Campus,
): Promise<readonly { readonly roles: string[]; readonly people: number }[]> {
  const { rows } = await sql<{ roles: string[]; people: number }>`
    select roles, count(*)::int as people from users where institution_id = ${institution_id} and not is_deleted group by roles`.execute(
    db,
  )
  return rows
}

/** Holds active people of the campus until the transaction ends. */
export async function lockActiveUsers(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_ids: readonly number[],
): Promise<readonly StandingUser[]> {
  return db
    .selectFrom('users')
    .select(['user_id', 'roles'])
    .where('institution_id', '=', institution_id)
    .where('user_id', 'in', user_ids)
    .where('is_deleted', '=', false)
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

/** Holds the campus admins of the campus until the transaction ends, so that two offices do not delete one each of the last two. */
export async function lockCampusAdmins(db: Kysely<Tables>, { institution_id }: Campus): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from users where institution_id = ${institution_id} and not is_deleted and 'campus_admin' = any (roles)
    order by user_id for update`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Ends memberships, sessions and arranged moves of theirs; answers the sessions that ended. */
export async function saveDeleted(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  user_ids: readonly number[],
  left_on: Date,
): Promise<readonly string[]> {
  // Two offices that delete some of the same people wait for each other in one order.
  await sql`select from users where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[])
    order by user_id for update`.execute(db)
  await sql`select from users_classes where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[]) and not is_deleted
    order by class_id, user_id for update`.execute(db)
  await sql`update users set is_deleted = true, left_on = ${left_on}
    where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[])`.execute(db)
  await sql`update users_classes set is_deleted = true, left_on = ${left_on}
    where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[]) and not is_deleted`.execute(db)
  await sql`delete from pending_migrations where tenant_id = ${tenant_id} and user_id = any (${user_ids}::bigint[])`.execute(
    db,
  )
  const { rows } = await sql<{ session_id: string }>`update sessions set ended_on = ${left_on}
    where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[]) and ended_on is null returning session_id`.execute(
    db,
  )
  return rows.map(({ session_id }) => session_id)
}

export interface DeletedUser extends StandingUser {
  readonly left_on: Date
  /** Somebody else has the admission number by now. */
  readonly is_number_taken: boolean
}

/** Holds those of them who can be restored until the transaction ends. */
export async function lockDeletedUsers(
  db: Kysely<Tables>,
  campus: Campus,
  user_ids: readonly number[],
  moments: Moments,
): Promise<readonly DeletedUser[]> {
  const { rows } = await sql<DeletedUser>`
    select u.user_id, u.roles, u.left_on,
      exists (select from users o where o.institution_id = u.institution_id and o.admission_number = u.admission_number and not o.is_deleted) as is_number_taken
    from users u where u.institution_id = ${campus.institution_id} and u.user_id = any (${user_ids}::bigint[])
      and ${inState(campus, 'deleted', moments)} order by u.user_id for update`.execute(db)
  return rows
}

/** They are active again, and members again of the classes that they left when they were deleted. */
export async function saveRestored(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_ids: readonly number[],
): Promise<void> {
  await sql`update users_classes m set is_deleted = false, left_on = null from users u
    where m.institution_id = ${institution_id} and m.user_id = any (${user_ids}::bigint[]) and m.is_deleted
      and u.institution_id = m.institution_id and u.user_id = m.user_id and m.left_on = u.left_on`.execute(db)
  await sql`update users set is_deleted = false, left_on = null
    where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[])`.execute(db)
}
