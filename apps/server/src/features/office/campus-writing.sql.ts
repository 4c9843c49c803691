import { sql, type Kysely } from 'kysely'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Tables } from '#db/tables.ts'
import type { SchoolScope } from '#db/school.ts'

/** What an office or the super admin writes of a campus; columns that are left out keep what they have. */
export interface CampusColumns {
  readonly name?: string | undefined
  readonly names?: Readonly<Record<string, string | undefined>> | undefined
  readonly address?: string | undefined
  readonly contact_number?: string | undefined
  readonly contact_email_address?: string | undefined
  readonly region_id?: number | null | undefined
  readonly city_id?: number | null | undefined
  readonly ministry_code?: string | undefined
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
  readonly default_language?: LanguageCode | undefined
  readonly time_zone?: string | undefined
  readonly attendance_mode?: number | null | undefined
  readonly attendance_minimum?: number | undefined
  readonly attendance_edit_days?: number | undefined
  readonly theme?: string | null | undefined
  readonly school_system_id?: number | null | undefined
  readonly school_family_id?: number | null | undefined
  readonly sub_start_date?: string | Date | null | undefined
  readonly sub_end_date?: string | Date | null | undefined
  readonly offline_server_model?: string | undefined
  readonly total_licenses?: number | null | undefined
  readonly is_user_creation?: boolean | null | undefined
}

/** A campus that is not deleted, locked until the transaction ends, with the learners whom its door shows. */
export async function findCampus(db: Kysely<Tables>, { tenant_id, institution_id }: SchoolScope) {
  const row = await db
    .selectFrom('institutions')
    .select([
      'name',
      'names',
      'address',
      'contact_number',
      'contact_email_address',
      'region_id',
      'city_id',
      'ministry_code',
      'latitude',
      'longitude',
      'default_language',
      'time_zone',
      'attendance_mode',
      'attendance_minimum',
      'attendance_edit_days',
      'theme',
      'school_system_id',
      'school_family_id',
      'sub_start_date',
      'sub_end_date',
      'offline_server_model',
      'total_licenses',
      'is_user_creation',
      'changed_xid as version',
    ])
    .select((query) =>
      query
        .selectFrom('users')
        .select(sql<number>`count(*)::int`.as('learners'))
        .where('institution_id', '=', institution_id)
        .where('is_deleted', '=', false)
        .where(sql<boolean>`'learner' = any (roles)`)
        .as('learners'),
    )
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('deleted_on', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      ...row,
      names: row.names as Readonly<Record<string, string>>,
      default_language: row.default_language as LanguageCode,
      learners: row.learners ?? 0,
    }
  )
}

/** Whether the tenant has the region and the school system, and the region the city; those that are not named are there. */
export async function hasCampusPlaces(
  db: Kysely<Tables>,
  tenant_id: number,
  { region_id, city_id, school_system_id }: Pick<CampusColumns, 'region_id' | 'city_id' | 'school_system_id'>,
): Promise<boolean> {
  const [region, city, system] = [region_id ?? null, city_id ?? null, school_system_id ?? null]
  const { rows } = await sql<{ readonly has: boolean }>`
    select (${region}::bigint is null or exists (select from regions where tenant_id = ${tenant_id} and region_id = ${region}))
      and (${city}::bigint is null or exists (
        select from region_cities where tenant_id = ${tenant_id} and city_id = ${city} and region_id = ${region}))
      and (${system}::bigint is null or exists (
        select from school_systems where tenant_id = ${tenant_id} and school_system_id = ${system})) as has`.execute(db)
  return rows[0]?.has ?? false
}

export async function insertCampus(
  db: Kysely<Tables>,
  tenant_id: number,
  columns: CampusColumns & { readonly name: string },
  created_on: Date,
): Promise<number> {
  const { institution_id } = await db
    .insertInto('institutions')
    .values({ tenant_id, created_on, ...written(columns), name: columns.name })
    .returning('institution_id')
    .executeTakeFirstOrThrow()
  return institution_id
}

/** Answers the new version. */
export async function saveCampus(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  columns: CampusColumns,
): Promise<string> {
  const { changed_xid } = await db
    .updateTable('institutions')
    // Without a field there is something to set all the same: whoever saves has seen what stands there.
    .set({ tenant_id, ...written(columns) })
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .returning('changed_xid')
    .executeTakeFirstOrThrow()
  return changed_xid
}

function written({ names, ...columns }: CampusColumns) {
  return { ...columns, ...(names && { names: JSON.stringify(names) }) }
}

/** Marks a campus as deleted and ends the sessions of its people; answers which. `db` is its door. */
export async function closeCampus(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  now: Date,
): Promise<readonly string[]> {
  await db
    .updateTable('institutions')
    .set({ deleted_on: now })
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .execute()
  const rows = await db
    .updateTable('sessions')
    .set({ ended_on: now })
    .where('institution_id', '=', institution_id)
    .where('ended_on', 'is', null)
    .where('expires_on', '>', now)
    .returning('session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** Takes the mark off a campus that was closed since then; answers when that was, undefined where it was not. */
export async function reopenCampus(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  since: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ readonly deleted_on: Date }>`
    with closed as (
      select deleted_on from institutions where tenant_id = ${tenant_id} and institution_id = ${institution_id} and deleted_on >= ${since} for update
    )
    update institutions place set deleted_on = null from closed
    where place.tenant_id = ${tenant_id} and place.institution_id = ${institution_id} returning closed.deleted_on`.execute(
    db,
  )
  return rows[0]?.deleted_on
}

/** The first campus admin of a new campus, with a name to sign in by that nobody has and no password yet. */
export async function insertFirstAdmin(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  person: { readonly full_name: string; readonly phone_number: string | null; readonly language: LanguageCode },
): Promise<{ readonly user_id: number; readonly username: string }> {
  const stem = `campus-admin.${institution_id}`
  const taken = await db
    .selectFrom('sign_in_names')
    .select('sign_in_name')
    .where('tenant_id', '=', tenant_id)
    .where('sign_in_name', 'like', `${stem}%`)
    .execute()
  const names = new Set(taken.map(({ sign_in_name }) => sign_in_name))
  let username = stem
  for (let number = 2; names.has(username); number += 1) username = `${stem}.${number}`
  const { rows } = await sql<{ readonly user_id: number }>`
    select insert_first_admin(${institution_id}, ${username}, ${person.full_name}, ${person.phone_number}, ${person.language}) as user_id`.execute(
    db,
  )
  const user_id = rows[0]!.user_id
  await db.insertInto('credentials').values({ tenant_id, institution_id, user_id }).execute()
  await db.insertInto('sign_in_names').values({ tenant_id, user_id, sign_in_name: username }).execute()
  return { user_id, username }
}
