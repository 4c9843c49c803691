import type { campusStates, campusTaskKinds } from '@maktab/contracts/office/office-lists'
import { subscriptionsEndingBefore } from '@maktab/domain/office/office-tasks'
import { heardSince } from '@maktab/domain/insights/school-figures'
import type { CampusSort } from '@maktab/contracts/office/campuses'
import type { LanguageCode } from '@maktab/contracts/fields'
import { latinDigits } from '@maktab/domain/people/digits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { nameColumn, nameOrder } from '#features/schools/name-order.sql.ts'

export interface CampusSearch {
  readonly tenant_id: number
  readonly language: LanguageCode
  readonly search_string: string
  readonly state: (typeof campusStates)[number]
  readonly now: Date
  readonly sort: CampusSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly institution_id?: number | undefined
  readonly region_id?: number | undefined
  readonly city_id?: number | undefined
  readonly school_system_id?: number | undefined
}

export interface CampusRow {
  readonly institution_id: number
  readonly name: string
  readonly registered_name: string
  readonly names: Readonly<Record<string, string>>
  readonly profile_picture: string
  readonly address: string
  readonly contact_number: string
  readonly contact_email_address: string
  readonly city: string
  readonly city_id: number | null
  readonly region_id: number | null
  readonly region_name: string
  readonly ministry_code: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly school_system_id: number | null
  readonly school_system_name: string
  readonly school_family_id: number | null
  readonly default_language: LanguageCode
  readonly time_zone: string
  readonly attendance_mode: number | null
  readonly attendance_minimum: number
  readonly attendance_edit_days: number
  readonly offline_server_model: string
  readonly theme: string | null
  readonly sub_start_date: Date | null
  readonly sub_end_date: Date | null
  readonly total_licenses: number | null
  readonly is_user_creation: boolean | null
  /** Of what is written down of its content: null where nothing is. */
  readonly managed_id: number | null
  readonly repository: string | null
  readonly available_courses: number[] | null
  readonly available_lessons: string[] | null
  readonly cms_roles: string[] | null
  readonly is_cms_full_access: boolean | null
  readonly created_on: Date
  readonly deleted_on: Date | null
  readonly learners: number
  readonly teachers: number
  readonly campus_admins: number
  readonly principals: number
  readonly classes: number
  readonly version: string
}

/** A page of the tenant's campuses with their people counted; `db` is the tenant's door, and stays so. */
export async function readCampuses(db: Kysely<Tables>, search: CampusSearch): Promise<readonly CampusRow[]> {
  const { language, page, pageSize } = search
  const { rows } = await sql<CampusRow>`
    with found as (
      select place.* from institutions place where ${matching(search)}
      order by ${order(search)} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select place.institution_id, ${nameColumn({ table: 'place', language })} as name, place.name as registered_name, place.names,
      place.profile_picture, place.address, place.contact_number, place.contact_email_address,
      coalesce(${nameColumn({ table: 'city', language })}, place.city) as city, place.city_id,
      place.ministry_code, place.latitude, place.longitude, place.region_id, coalesce(${nameColumn({ table: 'region', language })}, '') as region_name,
      place.school_system_id, coalesce(${nameColumn({ table: 'system', language })}, '') as school_system_name,
      place.school_family_id, place.default_language, place.time_zone, place.attendance_mode, place.attendance_minimum,
      place.attendance_edit_days, place.offline_server_model,
      place.total_licenses, place.is_user_creation, content.institution_id as managed_id, content.repository, content.available_courses,
      content.available_lessons, content.cms_roles, content.is_cms_full_access, place.theme, place.sub_start_date, place.sub_end_date, place.created_on, place.deleted_on,
      counted.learners, counted.teachers, counted.campus_admins, counted.principals, counted.classes, place.changed_xid::text as version
    from found place
    left join region_cities city on city.tenant_id = place.tenant_id and city.city_id = place.city_id
    left join regions region on region.tenant_id = place.tenant_id and region.region_id = place.region_id
    left join school_systems system on system.tenant_id = place.tenant_id and system.school_system_id = place.school_system_id
    left join content_institutions content on content.tenant_id = place.tenant_id and content.institution_id = place.institution_id
    join count_in_institutions(array(select institution_id from found)) counted on counted.institution_id = place.institution_id
    order by ${order(search)}`.execute(db)
  return rows
}

/** How many there are on all pages. */
export async function countCampuses(db: Kysely<Tables>, search: CampusSearch): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::int as total from institutions place where ${matching(search)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The school system of a campus; null where none is written down. */
export async function findSchoolSystem(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: { readonly tenant_id: number; readonly institution_id: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('institutions')
    .select('school_system_id')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .executeTakeFirst()
  return row?.school_system_id ?? null
}

/** When the subscription of a campus ends; null where it does not. */
export async function findSubscription(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: { readonly tenant_id: number; readonly institution_id: number },
): Promise<Date | null> {
  const row = await db
    .selectFrom('institutions')
    .select('sub_end_date')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .executeTakeFirst()
  return row?.sub_end_date ?? null
}

function matching(search: CampusSearch): RawBuilder<boolean> {
  const { tenant_id, search_string, state, now, institution_id, region_id, city_id, school_system_id } = search
  const conditions = [
    sql`place.tenant_id = ${tenant_id}`,
    state === 'deleted' ? sql`place.deleted_on is not null` : sql`place.deleted_on is null`,
    ...(state === 'deleted' || state === 'open' ? [] : [isAmiss(now)[state]]),
    ...(search_string === ''
      ? []
      : [
          sql`(strpos(place.folded_names, fold_search(${search_string})) > 0 or (place.ministry_code <> '' and place.ministry_code = ${latinDigits(search_string)}))`,
        ]),
    ...(institution_id === undefined ? [] : [sql`place.institution_id = ${institution_id}`]),
    ...(region_id === undefined ? [] : [sql`place.region_id = ${region_id}`]),
    ...(city_id === undefined ? [] : [sql`place.city_id = ${city_id}`]),
    ...(school_system_id === undefined ? [] : [sql`place.school_system_id = ${school_system_id}`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Of the campus `place`: what there is to be done in it, as one sees it from outside. */
function isAmiss(now: Date): Readonly<Record<(typeof campusTaskKinds)[number], RawBuilder<boolean>>> {
  const moves = (condition: RawBuilder<boolean>) =>
    sql<boolean>`exists (select from pending_migrations p where p.tenant_id = place.tenant_id and p.from_institution = place.institution_id and ${condition})`
  return {
    without_admin: sql<boolean>`place.institution_id not in (select campuses_with_admin())`,
    subscription_ending: sql<boolean>`coalesce(place.sub_end_date < ${subscriptionsEndingBefore(now)}, false)`,
    // One that was never heard of is silent, too.
    silent: sql<boolean>`not exists (select from rollup_institution r where r.tenant_id = place.tenant_id
      and r.institution_id = place.institution_id and r.heard_on >= ${heardSince(now)})`,
    failed_moves: moves(sql`p.failed_on is not null`),
    pending_moves: moves(sql`p.failed_on is null`),
  }
}

type CampusTasks = Readonly<Record<(typeof campusTaskKinds)[number] | 'campuses', number>>

/** Everything at once, of the open campuses of a tenant or of one of its school systems; each count is that of the list in the same state. */
export async function countCampusTasks(
  db: Kysely<Tables>,
  { tenant_id, school_system_id, now }: Pick<CampusSearch, 'tenant_id' | 'school_system_id' | 'now'>,
): Promise<CampusTasks> {
  const counts = Object.entries(isAmiss(now)).map(
    ([kind, condition]) => sql`(count(*) filter (where ${condition}))::int as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<CampusTasks>`
    select count(*)::int as campuses, ${sql.join(counts)} from institutions place
    where place.tenant_id = ${tenant_id} and place.deleted_on is null
      and (${school_system_id ?? null}::bigint is null or place.school_system_id = ${school_system_id ?? null}::bigint)`.execute(
    db,
  )
  return rows[0]!
}

/** Campuses without a subscription that ends stand behind those that have one. */
function order({ sort, language }: CampusSearch): RawBuilder<unknown> {
  const byName = sql`${nameOrder({ table: 'place', language })}, place.institution_id`
  return {
    name: byName,
    newest: sql`place.created_on desc, place.institution_id`,
    oldest: sql`place.created_on, place.institution_id`,
    subscription: sql`place.sub_end_date nulls last, ${byName}`,
    subscription_desc: sql`place.sub_end_date desc nulls last, ${byName}`,
  }[sort]
}
