/** What heads read: the gathered rows of their schools, through the door of the tenant, and never a row of a learner. */
import type { Checked } from '@maktab/contracts/call'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { listNetworkSchools } from '@maktab/contracts/insights/head-dashboards'
import type { Reach } from '@maktab/domain/insights/campus-reach'
import { fewAttempts } from '@maktab/domain/insights/few'
import type { SchoolCounts } from '@maktab/domain/insights/school-figures'
import type { TrendSpan, WorkCounts } from '@maktab/domain/insights/work-trend'
import { latinDigits } from '@maktab/domain/people/digits'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Whose schools are asked for. */
export interface HeadPlace {
  readonly tenant_id: number
  readonly reach: Reach
}

/** Each column that the reach names has its number, in rows of `table`. */
export function isFiled(table: string, reach: Reach, columns: readonly (keyof Reach)[]): RawBuilder<unknown> {
  const said = columns.flatMap((column) =>
    reach[column] === undefined ? [] : [sql`and ${sql.ref(`${table}.${column}`)} = ${reach[column]}`],
  )
  return said.length === 0 ? sql`` : sql.join(said, sql` `)
}

/** Rows `i` of institutions that a head reaches. */
export function isReached({ tenant_id, reach }: HeadPlace): RawBuilder<boolean> {
  return sql`i.tenant_id = ${tenant_id} and i.deleted_on is null
    ${isFiled('i', reach, ['region_id', 'school_system_id', 'school_family_id', 'institution_id'])}`
}

export interface SummaryRow extends SchoolCounts {
  readonly as_of: Date | null
  readonly synced_on: Date | null
  readonly schools_total: number
  readonly schools_heard: number
  readonly learners: number
  readonly learners_active: number
  readonly learners_heard: number
  readonly teachers: number
  readonly classes: number
  readonly devices_total: number
  readonly devices_synced: number
  readonly time_spent_in_seconds: number
  readonly learners_to_40: number
  readonly learners_to_60: number
  readonly learners_to_80: number
  readonly learners_above_80: number
  /** Of the schools that were heard of, whose learners the bands are of. */
  readonly learners_banded: number
}

/** The schools together. What is measured is of those heard of since that moment; people and devices are of all. */
export async function readSummary(db: Kysely<Tables>, place: HeadPlace, heardSince: Date): Promise<SummaryRow> {
  const of = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)`
  const heard = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where r.heard_on >= ${heardSince}), 0)`
  const { rows } = await sql<SummaryRow>`
    select min(r.gathered_on) as as_of, max(r.synced_on) as synced_on, count(*)::int as schools_total,
      count(*) filter (where r.heard_on >= ${heardSince})::int as schools_heard,
      ${of('r.learners')}::float8 as learners, ${of('r.learners_active')}::float8 as learners_active, ${of('r.learners_heard')}::float8 as learners_heard,
      ${of('r.teachers')}::float8 as teachers, ${of('r.classes')}::float8 as classes, ${of('r.devices_total')}::float8 as devices_total,
      ${of('r.devices_synced')}::float8 as devices_synced, ${heard('r.time_spent_in_seconds')}::float8 as time_spent_in_seconds,
      ${heard('r.lessons_completed')}::float8 as lessons_completed, ${heard('r.lessons_total')}::float8 as lessons_total,
      ${heard('r.attempts')}::float8 as attempts, ${heard('r.accuracy_sum')}::float8 as accuracy_sum,
      ${heard('r.due')}::float8 as due, ${heard('r.turned_in')}::float8 as turned_in, ${heard('r.scored')}::float8 as scored,
      ${heard('r.score_percent_sum')}::float8 as score_percent_sum, ${heard('r.attended')}::float8 as attended,
      ${heard('r.attendance_marked')}::float8 as attendance_marked, ${heard('r.learners_to_40')}::float8 as learners_to_40,
      ${heard('r.learners_to_60')}::float8 as learners_to_60, ${heard('r.learners_to_80')}::float8 as learners_to_80,
      ${heard('r.learners_above_80')}::float8 as learners_above_80, ${heard('r.learners')}::float8 as learners_banded
    from institutions i left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
    where ${isReached(place)}`.execute(db)
  return rows[0]!
}

export interface SilentRow {
  readonly institution_id: number
  readonly name: string
  readonly heard_on: Date | null
}

/** Schools of which nothing was heard since that moment: those heard of longest ago first, then those that never were. */
export async function readSilent(
  db: Kysely<Tables>,
  place: HeadPlace,
  { heardSince, language, most }: { readonly heardSince: Date; readonly language: LanguageCode; readonly most: number },
): Promise<readonly SilentRow[]> {
  const { rows } = await sql<SilentRow>`
    select i.institution_id, name_in(i.name, i.names, ${language}) as name, r.heard_on
    from institutions i left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
    where ${isReached(place)} and coalesce(r.heard_on < ${heardSince}, true)
    order by r.heard_on nulls last, i.institution_id limit ${most}`.execute(db)
  return rows
}

export interface SchoolListRow extends SchoolCounts {
  readonly institution_id: number
  readonly name: string
  readonly ministry_code: string
  readonly region_name: string
  readonly city: string
  /** Null where nothing was counted yet, with all that is counted. */
  readonly gathered_on: Date | null
  readonly heard_on: Date | null
  readonly learners: number
  readonly learners_heard: number
  readonly learners_active: number
}

type Asked = Omit<Checked<typeof listNetworkSchools>, 'region_id'>

/** By what each order goes; null stands last. Accuracies of few attempts have no rank. */
const orders = {
  name: sql`null::float8`,
  code: sql`nullif(i.ministry_code, '')`,
  completion: sql`r.lessons_completed::float8 / nullif(r.lessons_total, 0)`,
  score: sql`case when r.attempts >= ${sql.lit(fewAttempts)} then r.accuracy_sum / r.attempts end`,
  assessments: sql`r.attempts::float8`,
  attendance: sql`r.attended::float8 / nullif(r.attendance_marked, 0)`,
  heard: sql`extract(epoch from r.heard_on)::float8`,
} satisfies Record<Asked['sort'], RawBuilder<unknown>>

/** A page of the schools, how many there are on all pages, and when the one of all that was counted longest ago was counted. */
export async function findSchools(
  db: Kysely<Tables>,
  place: HeadPlace,
  {
    search_string,
    is_silent,
    city_id,
    sort,
    direction,
    page,
    language,
    heardSince,
    pageSize,
  }: Asked & { readonly language: LanguageCode; readonly heardSince: Date; readonly pageSize: number },
): Promise<{ readonly list: readonly SchoolListRow[]; readonly total: number; readonly as_of: Date | null }> {
  const turn = direction === 'ascending' ? sql`asc` : sql`desc`
  const from = sql`from institutions i left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
      where ${isReached(place)}
        ${search_string === '' ? sql`` : sql`and (strpos(i.folded_names, fold_search(${search_string})) > 0 or (i.ministry_code <> '' and i.ministry_code = ${latinDigits(search_string)}))`}
        ${city_id === undefined ? sql`` : sql`and i.city_id = ${city_id}`}
        ${is_silent ? sql`and coalesce(r.heard_on < ${heardSince}, true)` : sql``}`
  // Whoever has the same figure stands by number: names of all schools would cost more than all figures.
  const order =
    sort === 'name'
      ? sql`name_in(i.name, i.names, ${sql.lit(language)}) collate ${sql.ref(`names_${language}`)} ${turn}, i.institution_id ${turn}`
      : sort === 'code'
        ? sql`${orders.code} ${turn} nulls last, i.institution_id`
        : sql`r.heard_on is null, ${orders[sort]} ${turn} nulls last, i.institution_id`
  const { rows } = await sql<
    (SchoolListRow | { readonly institution_id: null }) & { readonly total: number; readonly as_of: Date | null }
  >`
    with counted as (
      select count(*)::int as total, min(r.gathered_on) as as_of ${from}
    ), page as (
      select i.institution_id ${from} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
    ), placed as (
      select institution_id, row_number() over () as place from page
    )
    select counted.total, counted.as_of, i.institution_id, name_in(i.name, i.names, ${language}) as name, i.ministry_code,
      coalesce(name_in(g.name, g.names, ${language}), '') as region_name, coalesce(name_in(c.name, c.names, ${language}), i.city) as city,
      r.gathered_on, r.heard_on, coalesce(r.learners, 0) as learners, coalesce(r.learners_heard, 0) as learners_heard,
      coalesce(r.learners_active, 0) as learners_active, coalesce(r.lessons_completed, 0) as lessons_completed,
      coalesce(r.lessons_total, 0) as lessons_total, coalesce(r.attempts, 0) as attempts, coalesce(r.accuracy_sum, 0) as accuracy_sum,
      coalesce(r.due, 0) as due, coalesce(r.turned_in, 0) as turned_in, coalesce(r.scored, 0) as scored,
      coalesce(r.score_percent_sum, 0) as score_percent_sum, coalesce(r.attended, 0) as attended,
      coalesce(r.attendance_marked, 0) as attendance_marked
    from counted left join placed page on true
      left join institutions i on i.tenant_id = ${place.tenant_id} and i.institution_id = page.institution_id
      left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
      left join regions g on g.tenant_id = i.tenant_id and g.region_id = i.region_id
      left join region_cities c on c.tenant_id = i.tenant_id and c.city_id = i.city_id
    order by page.place`.execute(db)
  return {
    list: rows.flatMap(({ total: _total, as_of: _as_of, ...row }) => (row.institution_id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
    as_of: rows[0]?.as_of ?? null,
  }
}

/** Days of the regions, of a school system or family of schools in them, or of one school. */
function daysOf({ tenant_id, reach }: HeadPlace): RawBuilder<unknown> {
  if (reach.institution_id !== undefined)
    return sql`rollup_institution_day d where d.tenant_id = ${tenant_id} and d.institution_id = ${reach.institution_id}`
  return sql`rollup_region_day d where d.tenant_id = ${tenant_id}
    ${isFiled('d', reach, ['region_id', 'school_system_id', 'school_family_id'])}`
}

/** ISO date; null where nobody worked yet. */
export async function readFirstWorked(db: Kysely<Tables>, place: HeadPlace): Promise<string | null> {
  const { rows } = await sql<{ readonly first: string | null }>`
    select min(d.day) as first from ${daysOf(place)} and (d.attempts > 0 or d.lessons_completed > 0 or d.time_spent_in_seconds > 0)`.execute(
    db,
  )
  return rows[0]?.first ?? null
}

export async function readWork(
  db: Kysely<Tables>,
  place: HeadPlace,
  { first, last }: TrendSpan,
): Promise<readonly (WorkCounts & { readonly day: string })[]> {
  const { rows } = await sql<WorkCounts & { readonly day: string }>`
    select d.day, sum(d.attempts)::float8 as attempts, sum(d.accuracy_sum)::float8 as accuracy_sum,
      sum(d.lessons_completed)::float8 as lessons_completed, sum(d.time_spent_in_seconds)::float8 as time_spent_in_seconds
    from ${daysOf(place)} and d.day between ${first}::date and ${last}::date group by d.day`.execute(db)
  return rows
}

/** A region of the tenant, by its name in that language; undefined where there is none of that number. */
export async function findRegion(
  db: Kysely<Tables>,
  {
    tenant_id,
    region_id,
    language,
  }: { readonly tenant_id: number; readonly region_id: number; readonly language: LanguageCode },
): Promise<{ readonly name: string } | undefined> {
  const { rows } = await sql<{ readonly name: string }>`
    select name_in(name, names, ${language}) as name from regions where tenant_id = ${tenant_id} and region_id = ${region_id}`.execute(
    db,
  )
  return rows[0]
}
