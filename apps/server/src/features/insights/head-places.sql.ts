import type { LanguageCode } from '@maktab/contracts/fields'
import type { SchoolCounts } from '@maktab/domain/insights/school-figures'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isReached, type HeadPlace } from '#features/insights/head-dashboards.sql.ts'

interface RegionRow {
  readonly region_id: number
  readonly name: string
  readonly schools_total: number
}

/** Regions with a school of the head, by name. */
export async function readRegions(
  db: Kysely<Tables>,
  place: HeadPlace,
  language: LanguageCode,
): Promise<readonly RegionRow[]> {
  const { rows } = await sql<RegionRow>`
    with reached as (select i.region_id, count(*)::int as schools_total from institutions i where ${isReached(place)} group by i.region_id)
    select g.region_id, name_in(g.name, g.names, ${language}) as name, reached.schools_total
    from reached join regions g on g.tenant_id = ${place.tenant_id} and g.region_id = reached.region_id
    order by name_in(g.name, g.names, ${language}) collate ${sql.ref(`names_${language}`)}, g.region_id`.execute(db)
  return rows
}

export interface PlaceRow extends SchoolCounts {
  readonly region_id: number | null
  readonly city_id: number | null
  readonly name: string | null
  readonly schools_total: number
  readonly schools_placed: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly schools_heard: number
  readonly learners: number
  readonly learners_heard: number
}

/** The schools by region, or by district; those of none stand last. What is measured is of those heard of since that moment. */
export async function readPlaces(
  db: Kysely<Tables>,
  place: HeadPlace,
  {
    level,
    heardSince,
    language,
  }: { readonly level: 'region' | 'district'; readonly heardSince: Date; readonly language: LanguageCode },
): Promise<readonly PlaceRow[]> {
  const heard = (column: string) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where r.heard_on >= ${heardSince}), 0)::float8`
  const [key, named] =
    level === 'region'
      ? [sql`region_id`, sql`regions n on n.tenant_id = ${place.tenant_id} and n.region_id = summed.key`]
      : [sql`city_id`, sql`region_cities n on n.tenant_id = ${place.tenant_id} and n.city_id = summed.key`]
  const { rows } = await sql<PlaceRow>`
    with summed as (
      select i.${key} as key, count(*)::int as schools_total, count(i.latitude)::int as schools_placed,
        avg(i.latitude) as latitude, avg(i.longitude) as longitude, count(*) filter (where r.heard_on >= ${heardSince})::int as schools_heard,
        coalesce(sum(r.learners), 0)::int as learners, coalesce(sum(r.learners_heard), 0)::int as learners_heard,
        ${heard('r.lessons_completed')} as lessons_completed, ${heard('r.lessons_total')} as lessons_total, ${heard('r.attempts')} as attempts,
        ${heard('r.accuracy_sum')} as accuracy_sum, ${heard('r.due')} as due, ${heard('r.turned_in')} as turned_in, ${heard('r.scored')} as scored,
        ${heard('r.score_percent_sum')} as score_percent_sum, ${heard('r.attended')} as attended, ${heard('r.attendance_marked')} as attendance_marked
      from institutions i left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
      where ${isReached(place)} group by 1
    )
    select summed.*, ${level === 'region' ? sql`summed.key` : sql`${place.reach.region_id ?? null}::bigint`} as region_id,
      ${level === 'region' ? sql`null::bigint` : sql`summed.key`} as city_id, name_in(n.name, n.names, ${language}) as name
    from summed left join ${named}
    order by summed.key is null, name_in(n.name, n.names, ${language}) collate ${sql.ref(`names_${language}`)}, summed.key`.execute(
    db,
  )
  return rows
}
