import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isReached, type HeadPlace } from '#features/insights/head-dashboards.sql.ts'

export interface GroupRow {
  readonly institution_id: number
  readonly school: string
  readonly ministry_code: string
  readonly region: string
  readonly district: string
  readonly subject_key: string
  readonly subject: string
  readonly grade: string
  readonly classes: number
  readonly learners: number
  readonly lessons_completed: number
  readonly lessons_total: number
  readonly attempts: number
  readonly accuracy_sum: number
  readonly time_spent_in_seconds: number
  readonly learners_to_40: number
  readonly learners_to_60: number
  readonly learners_to_80: number
  readonly learners_above_80: number
  readonly gathered_on: Date
}

/** All groups of so many schools from a place on, in the order of their numbers. A group is a subject and grade of a school. */
export async function readGroups(
  db: Kysely<Tables>,
  place: HeadPlace,
  { language, skip, take }: { readonly language: LanguageCode; readonly skip: number; readonly take: number },
): Promise<readonly GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with page as materialized (
      select i.institution_id, r.gathered_on from institutions i join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
      where ${isReached(place)} order by i.institution_id limit ${take} offset ${skip}
    )
    select i.institution_id, name_in(i.name, i.names, ${language}) as school, i.ministry_code, coalesce(name_in(g.name, g.names, ${language}), '') as region,
      coalesce(name_in(c.name, c.names, ${language}), i.city) as district, s.subject as subject_key, s.written as subject, s.grade, s.classes, s.learners,
      s.lessons_completed::float8 as lessons_completed, s.lessons_total::float8 as lessons_total, s.attempts::float8 as attempts, s.accuracy_sum,
      s.time_spent_in_seconds::float8 as time_spent_in_seconds, s.learners_to_40, s.learners_to_60, s.learners_to_80, s.learners_above_80, page.gathered_on
    from page join institutions i on i.institution_id = page.institution_id
      join rollup_institution_subject s on s.tenant_id = i.tenant_id and s.institution_id = i.institution_id and not s.is_whole
      left join regions g on g.tenant_id = i.tenant_id and g.region_id = i.region_id
      left join region_cities c on c.tenant_id = i.tenant_id and c.city_id = i.city_id
    order by i.institution_id, s.subject, s.grade`.execute(db)
  return rows
}

/** Schools that were counted, and when the one of them that was counted longest ago was. */
export async function countGathered(
  db: Kysely<Tables>,
  place: HeadPlace,
): Promise<{ readonly schools: number; readonly as_of: Date | null }> {
  const { rows } = await sql<{ readonly schools: number; readonly as_of: Date | null }>`
    select count(*)::int as schools, min(r.gathered_on) as as_of
    from institutions i join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
    where ${isReached(place)}`.execute(db)
  return rows[0]!
}
