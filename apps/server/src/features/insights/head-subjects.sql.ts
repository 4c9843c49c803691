/** Subjects as heads read them: of regions from rows that were summed beside the writes, of one school from its own. */
import type { Checked } from '@maktab/contracts/call'
import type { LanguageCode } from '@maktab/contracts/fields'
import type {
  listNetworkSubjectGrades,
  listNetworkSubjects,
  listNetworkSubjectSchools,
} from '@maktab/contracts/insights/head-subjects'
import { fewAttempts } from '@maktab/domain/insights/few'
import type { SubjectCounts } from '@maktab/domain/insights/school-figures'
import { orderWithoutNumber } from '@maktab/domain/people/grades'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isFiled, isReached, type HeadPlace } from '#features/insights/head-dashboards.sql.ts'
import { subjectsByRegion, type BandCounts } from '#features/insights/school-subjects.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

interface OfSchools extends SubjectCounts {
  readonly schools_total: number
  readonly schools_heard: number
}

interface Page {
  readonly page: number
  readonly pageSize: number
}

/** The rows of the regions of a head, of a system or family of schools in them, or of the one school that a head without a region reaches. */
function rowsOf({ tenant_id, reach }: HeadPlace, heardSince: Date): RawBuilder<unknown> {
  if (reach.institution_id !== undefined)
    return sql`(${subjectsByRegion(sql`i.tenant_id = ${tenant_id} and i.institution_id = ${reach.institution_id}`, heardSince)}) s where true`
  return sql`rollup_region_subject s where s.tenant_id = ${tenant_id} ${isFiled('s', reach, ['region_id', 'school_system_id', 'school_family_id'])}`
}

const summed = sql`sum(s.schools_total)::int as schools_total, sum(s.schools_heard)::int as schools_heard, sum(s.classes)::int as classes,
  sum(s.learners)::int as learners, sum(s.lessons_completed)::float8 as lessons_completed, sum(s.lessons_total)::float8 as lessons_total,
  sum(s.attempts)::float8 as attempts, sum(s.accuracy_sum)::float8 as accuracy_sum, sum(s.time_spent_in_seconds)::float8 as time_spent_in_seconds,
  min(s.counted_on) as counted_on`

/** By what each order goes; null stands last. Accuracies of few attempts have no rank. */
const figures = {
  learners: sql`s.learners::float8`,
  completion: sql`s.lessons_completed::float8 / nullif(s.lessons_total, 0)`,
  score: sql`case when s.attempts >= ${sql.lit(fewAttempts)} then s.accuracy_sum / s.attempts end`,
  assessments: sql`s.attempts::float8`,
}

type Listed<Row> = { readonly list: readonly Row[]; readonly total: number; readonly as_of: Date | null }

/** A page of what `found` has in that order, how much there is on all pages, and when the oldest of it was counted. */
async function pageOf<Row extends object>(
  db: Kysely<Tables>,
  found: RawBuilder<unknown>,
  { order, page, pageSize }: Page & { readonly order: RawBuilder<unknown> },
): Promise<Listed<Row>> {
  const { rows } = await sql<
    Row & { readonly place: number | null; readonly total: number; readonly as_of: Date | null }
  >`
    with s as materialized (${found}), page as (
      select s.*, row_number() over (order by ${order})::int as place from s order by place limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select counted.*, page.* from (select count(*)::int as total, min(counted_on) as as_of from s) counted left join page on true
    order by page.place`.execute(db)
  return {
    list: rows.filter(({ place }) => place !== null),
    total: rows[0]?.total ?? 0,
    as_of: rows[0]?.as_of ?? null,
  }
}

const turnOf = (direction: 'ascending' | 'descending') => (direction === 'ascending' ? sql`asc` : sql`desc`)

export interface HeadSubjectRow extends OfSchools {
  readonly subject: string
  readonly written: string
}

/** Subjects that any of the schools teaches. */
export async function findSubjects(
  db: Kysely<Tables>,
  place: HeadPlace,
  asked: Pick<Checked<typeof listNetworkSubjects>, 'sort' | 'direction'> &
    Page & {
      readonly heardSince: Date
      /** Subjects that have a name in the language, by that name. */
      readonly inOrder: readonly string[]
    },
): Promise<Listed<HeadSubjectRow>> {
  const { sort, heardSince, inOrder } = asked
  const turn = turnOf(asked.direction)
  return pageOf(
    db,
    sql`select s.subject, min(s.written) as written, ${summed} from ${rowsOf(place, heardSince)} and s.is_whole group by s.subject`,
    {
      ...asked,
      order:
        sort === 'subject'
          ? sql`array_position(${[...inOrder]}::text[], s.subject) ${turn} nulls last, s.subject ${turn}`
          : sql`${figures[sort]} ${turn} nulls last, s.subject`,
    },
  )
}

export interface HeadGradeRow extends OfSchools {
  readonly grade: string
}

/** Grades in which any of the schools teaches the subject. */
export async function findSubjectGrades(
  db: Kysely<Tables>,
  place: HeadPlace,
  asked: Pick<Checked<typeof listNetworkSubjectGrades>, 'subject' | 'sort' | 'direction'> &
    Page & { readonly heardSince: Date },
): Promise<Listed<HeadGradeRow>> {
  const { subject, sort, direction, heardSince } = asked
  const turn = turnOf(direction)
  const number = sql`coalesce(substring(s.grade from '^[0-9]{1,4}')::int, ${sql.lit(orderWithoutNumber)})`
  return pageOf(
    db,
    sql`select s.grade, ${summed} from ${rowsOf(place, heardSince)} and s.subject = ${subject} and not s.is_whole group by s.grade`,
    {
      ...asked,
      order:
        sort === 'grade'
          ? sql`${number} ${turn}, s.grade ${turn}`
          : sql`${figures[sort]} ${turn} nulls last, ${byGrade('s.grade')}`,
    },
  )
}

export interface HeadSubjectSum extends OfSchools, BandCounts {
  readonly written: string
  readonly counted_on: Date | null
  /** Of the schools that were heard of, whose learners the bands are of. */
  readonly learners_banded: number
}

/** The subject, or one grade of it, in all the schools; undefined where none of them teaches it. */
export async function readSubject(
  db: Kysely<Tables>,
  place: HeadPlace,
  {
    subject,
    grade,
    heardSince,
  }: { readonly subject: string; readonly grade: string | undefined; readonly heardSince: Date },
): Promise<HeadSubjectSum | undefined> {
  const { rows } = await sql<HeadSubjectSum>`
    select min(s.written) as written, ${summed}, sum(s.learners_banded)::int as learners_banded, sum(s.learners_to_40)::int as learners_to_40,
      sum(s.learners_to_60)::int as learners_to_60, sum(s.learners_to_80)::int as learners_to_80, sum(s.learners_above_80)::int as learners_above_80
    from ${rowsOf(place, heardSince)} and s.subject = ${subject} and s.is_whole = ${grade === undefined} and s.grade = ${grade ?? ''}
    having count(*) > 0`.execute(db)
  return rows[0]
}

export interface SubjectSchoolRow extends SubjectCounts {
  readonly institution_id: number
  readonly name: string
  readonly region_name: string
  readonly city: string
  readonly heard_on: Date | null
}

type AskedSchools = Omit<Checked<typeof listNetworkSubjectSchools>, 'region_id'> &
  Page & { readonly language: LanguageCode }

/** Schools that teach the subject, or that grade of it. */
export async function findSubjectSchools(
  db: Kysely<Tables>,
  place: HeadPlace,
  { subject, grade, search_string, sort, direction, page, pageSize, language }: AskedSchools,
): Promise<Listed<SubjectSchoolRow>> {
  const turn = turnOf(direction)
  const named = sql`name_in(i.name, i.names, ${sql.lit(language)})`
  const order =
    sort === 'name'
      ? sql`s.named collate ${sql.ref(`names_${language}`)} ${turn}, s.institution_id ${turn}`
      : sql`s.heard_on is null, ${figures[sort]} ${turn} nulls last, s.institution_id`
  // Outer joins, whose size is known by that of the schools: the planner takes these rows for few, and would look for each school by itself.
  const { rows } = await sql<
    (SubjectSchoolRow | { readonly institution_id: null }) & { readonly total: number; readonly as_of: Date | null }
  >`
    with s as materialized (
      select i.institution_id, r.gathered_on, r.heard_on, s.classes, s.learners, s.lessons_completed, s.lessons_total, s.attempts, s.accuracy_sum,
        s.time_spent_in_seconds::float8 as time_spent_in_seconds ${sort === 'name' ? sql`, ${named} as named` : sql``}
      from institutions i
        left join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
        left join rollup_institution_subject s on s.tenant_id = i.tenant_id and s.institution_id = i.institution_id
          and s.subject = ${subject} and s.is_whole = ${grade === undefined} and s.grade = ${grade ?? ''}
      where ${isReached(place)} and coalesce(s.classes, 0) > 0 ${search_string === '' ? sql`` : sql`and strpos(i.folded_names, fold_search(${search_string})) > 0`}
    ), page as (
      select few.*, row_number() over () as place
      from (select s.* from s order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}) few
    )
    select counted.total, counted.as_of, page.institution_id, ${named} as name, coalesce(name_in(g.name, g.names, ${language}), '') as region_name,
      coalesce(name_in(c.name, c.names, ${language}), i.city) as city, page.heard_on, page.classes, page.learners, page.lessons_completed,
      page.lessons_total, page.attempts, page.accuracy_sum, page.time_spent_in_seconds
    from (select count(*)::int as total, min(gathered_on) as as_of from s) counted left join page on true
      left join institutions i on i.tenant_id = ${place.tenant_id} and i.institution_id = page.institution_id
      left join regions g on g.tenant_id = i.tenant_id and g.region_id = i.region_id
      left join region_cities c on c.tenant_id = i.tenant_id and c.city_id = i.city_id
    order by page.place`.execute(db)
  return {
    list: rows.flatMap(({ total: _total, as_of: _as_of, ...row }) => (row.institution_id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
    as_of: rows[0]?.as_of ?? null,
  }
}
