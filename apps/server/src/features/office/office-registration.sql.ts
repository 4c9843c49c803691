import type { Guardian, RegisterEntry } from '@maktab/domain/office/office-registration'
import type { OwnLicences } from '@maktab/domain/office/licences'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

/** The calendar day in the campus. */
export async function readCampusToday(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today from institutions
    where tenant_id = ${tenant_id} and institution_id = ${institution_id}`.execute(db)
  return rows[0]!.today
}

/** What is written down for the campus itself. */
export async function readOwnLicences(db: Kysely<Tables>, { tenant_id, institution_id }: Campus): Promise<OwnLicences> {
  return db
    .selectFrom('institutions')
    .select(['total_licenses', 'is_user_creation'])
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow()
}

/** Active learners who are counted together: of the campus alone, or of all campuses of the tenant that have no licences of their own. */
export async function countLicencesUsed(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  { isOwn }: { readonly isOwn: boolean },
): Promise<number> {
  const counted = isOwn
    ? sql`select learners from count_in_institutions(array[${institution_id}::bigint])`
    : sql`select (count_learners_of_tenant() - coalesce(sum(apart.learners), 0))::int as learners
        from count_in_institutions(array(select institution_id from institutions where tenant_id = ${tenant_id} and total_licenses is not null)) apart`
  const { rows } = await sql<{ learners: number }>`${counted}`.execute(db)
  return rows[0]!.learners
}

/** Holds names against other offices until the transaction ends, and answers which of them somebody has other than `user_id`. */
export async function lockSignInNames(
  db: Kysely<Tables>,
  { tenant_id }: Campus,
  names: readonly string[],
  user_id: number | null,
): Promise<readonly string[]> {
  if (names.length === 0) return []
  await sql`select pg_advisory_xact_lock(hashtextextended(name, ${tenant_id}))
    from (select unnest(${names}::text[]) as name order by 1) as held`.execute(db)
  const { rows } = await sql<{ sign_in_name: string }>`
    select sign_in_name from sign_in_names
    where tenant_id = ${tenant_id} and sign_in_name = any (${names}::text[]) and user_id is distinct from ${user_id}::bigint`.execute(
    db,
  )
  return rows.map(({ sign_in_name }) => sign_in_name)
}

/** A username with that beginning and the next number that is free. Other offices of the campus wait for the end of the transaction. */
export async function nextUsername(db: Kysely<Tables>, { tenant_id }: Campus, beginning: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${beginning}, ${tenant_id}))`.execute(db)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substr(sign_in_name, ${beginning.length + 1})::int), 0) + 1 as next from sign_in_names
    where tenant_id = ${tenant_id} and starts_with(sign_in_name, ${beginning})
      and substr(sign_in_name, ${beginning.length + 1}) ~ '^[0-9]{1,6}$'`.execute(db)
  return `${beginning}${String(rows[0]!.next).padStart(2, '0')}`
}

/** Whether somebody active of the campus other than `user_id` has that admission number. */
export async function isAdmissionNumberTaken(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  admission_number: string,
  user_id: number | null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${admission_number}, ${institution_id}))`.execute(db)
  const { rows } = await sql`
    select from users where institution_id = ${institution_id} and admission_number = ${admission_number} and not is_deleted
      and user_id is distinct from ${user_id}::bigint`.execute(db)
  return rows.length > 0
}

interface Described {
  readonly full_name: string
  readonly father_name?: string | null | undefined
  readonly date_of_birth?: string | null | undefined
}

/** Active people of the same name of whom nothing that both sides know differs. */
export async function readAlikeUsers(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { full_name, father_name, date_of_birth }: Described,
  user_id: number | null,
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from users where institution_id = ${institution_id} and not is_deleted and user_id is distinct from ${user_id}::bigint
      and folded_name = fold_search(${full_name})
      and (father_name is null or ${father_name ?? null}::text is null or folded_father = fold_search(${father_name ?? null}::text))
      and (date_of_birth is null or ${date_of_birth ?? null}::date is null or date_of_birth = ${date_of_birth ?? null}::date)
    order by user_id limit 5`.execute(db)
  return rows.map((row) => row.user_id)
}

export interface StandingRegister {
  readonly user_id: number
  readonly username: string
  readonly full_name: string
  readonly email: string | null
  readonly father_name: string | null
  readonly date_of_birth: string | null
  readonly roles: string[]
  readonly active_role: string
  readonly version: string
}

/** Holds an active person until the transaction ends. */
export async function lockOfficeUser(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_id: number,
): Promise<StandingRegister | undefined> {
  const { rows } = await sql<StandingRegister>`
    select user_id, username, full_name, email, father_name, date_of_birth, roles, active_role, changed_xid::text as version from users
    where institution_id = ${institution_id} and user_id = ${user_id} and not is_deleted for update`.execute(db)
  return rows[0]
}

export type RegisterRow = Omit<RegisterEntry, 'guardians'> & {
  readonly roles: readonly string[]
  readonly active_role: string
  readonly current_language?: string | undefined
  readonly province?: string | null | undefined
  readonly region?: string | null | undefined
  readonly address?: string | null | undefined
}

/** Somebody new with the account that they sign in by; without a password, so that a starting code is their way in. */
export async function insertOfficeUser(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  row: RegisterRow & { readonly full_name: string; readonly username: string; readonly current_language: string },
  now: Date,
): Promise<number> {
  const { user_id } = await db
    .insertInto('users')
    .values({ ...row, roles: [...row.roles], institution_id, created_on: now })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await db.insertInto('credentials').values({ tenant_id, institution_id, user_id }).execute()
  return user_id
}

/** Every change moves the version, also one of guardians, names or classes alone. */
export async function saveOfficeUser(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_id: number,
  row: RegisterRow,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...row, roles: [...row.roles] })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** What somebody signs in by from now on; `before` are names of theirs that are free afterwards. */
export async function saveSignInNames(
  db: Kysely<Tables>,
  { tenant_id }: Campus,
  user_id: number,
  { before, names }: { readonly before: readonly string[]; readonly names: readonly string[] },
): Promise<void> {
  const freed = before.filter((name) => !names.includes(name))
  if (freed.length > 0) await sql`select free_sign_in_names(${user_id}, ${freed}::text[])`.execute(db)
  const added = names.filter((name) => !before.includes(name))
  if (added.length === 0) return
  await db
    .insertInto('sign_in_names')
    .values(added.map((sign_in_name) => ({ tenant_id, user_id, sign_in_name })))
    .execute()
}

export async function saveGuardians(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_id: number,
  guardians: readonly Guardian[],
): Promise<void> {
  await db.deleteFrom('guardians').where('institution_id', '=', institution_id).where('user_id', '=', user_id).execute()
  if (guardians.length === 0) return
  await db
    .insertInto('guardians')
    .values(
      guardians.map(({ full_name, relation, phone_number }) => ({
        institution_id,
        user_id,
        full_name,
        relation,
        phone_number,
      })),
    )
    .execute()
}

/** Active classes in which somebody is. */
export async function readOwnClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_id: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ class_id: number }>`
    select m.class_id from users_classes m join classes c using (institution_id, class_id)
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and not m.is_deleted and c.is_active and not c.is_deleted`.execute(
    db,
  )
  return rows.map(({ class_id }) => class_id)
}
