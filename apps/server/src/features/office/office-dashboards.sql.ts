/** What offices read of the use of contents: gathered rows of their campuses, and never a row of a learner. */
import type { ContentType } from '@maktab/contracts/content/contents'
import type { listCampusContents } from '@maktab/contracts/office/office-dashboards'
import type { Checked } from '@maktab/contracts/call'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isReached, type HeadPlace } from '#features/insights/head-dashboards.sql.ts'

export interface ContentUse {
  readonly learners: number
  readonly learners_recent: number
  readonly learners_completed: number
  readonly time_spent_in_seconds: number
}

interface TypeUseRow extends ContentUse {
  readonly content_type: ContentType
}

/** By type, the one that most learners opened first; when the campus that was counted longest ago was counted, and how many learners there are. */
export async function readTypeUse(
  db: Kysely<Tables>,
  place: HeadPlace,
): Promise<{ readonly as_of: Date | null; readonly learners_total: number; readonly list: readonly TypeUseRow[] }> {
  const { rows: used } = await sql<TypeUseRow & { readonly as_of: Date }>`
    select r.content_type, min(r.gathered_on) as as_of, sum(r.learners)::float8 as learners, sum(r.learners_recent)::float8 as learners_recent,
      sum(r.learners_completed)::float8 as learners_completed, sum(r.time_spent_in_seconds)::float8 as time_spent_in_seconds
    from institutions i join rollup_institution_content r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id and r.content_id = 0
    where ${isReached(place)} group by r.content_type order by sum(r.learners) desc, r.content_type`.execute(db)
  const { rows: counted } = await sql<{ readonly as_of: Date | null; readonly learners: number }>`
    select min(r.gathered_on) as as_of, coalesce(sum(r.learners), 0)::float8 as learners
    from institutions i join rollup_institution r on r.tenant_id = i.tenant_id and r.institution_id = i.institution_id
    where ${isReached(place)}`.execute(db)
  const earliest = used.reduce<Date | null>(
    (found, { as_of }) => (found === null || as_of < found ? as_of : found),
    null,
  )
  return {
    // Where nothing was opened, it was looked for with the other figures.
    as_of: earliest ?? counted[0]?.as_of ?? null,
    learners_total: counted[0]?.learners ?? 0,
    list: used.map(({ as_of: _as_of, ...row }) => row),
  }
}

interface ContentUseRow extends TypeUseRow {
  readonly content_id: number
  readonly title: string
}

type Asked = Omit<Checked<typeof listCampusContents>, 'institution_id'>

const orders = {
  title: sql`r.title`,
  learners: sql`r.learners`,
  recent: sql`r.learners_recent`,
  completed: sql`r.learners_completed`,
  time: sql`r.time_spent_in_seconds`,
} satisfies Record<Asked['sort'], RawBuilder<unknown>>

/** A page of the contents that somebody in the campus opened, how many there are on all pages, and of how many learners that is. */
export async function findCampusContents(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: { readonly tenant_id: number; readonly institution_id: number },
  { content_type, sort, direction, page, pageSize }: Asked & { readonly pageSize: number },
) {
  const turn = direction === 'ascending' ? sql`asc` : sql`desc`
  const { rows } = await sql<
    (ContentUseRow | { readonly content_id: null }) & {
      readonly total: number
      readonly as_of: Date | null
      readonly learners_total: number
    }
  >`
    with used as (
      select r.*, c.title from rollup_institution_content r join content c on c.tenant_id = r.tenant_id and c.content_id = r.content_id
      where r.tenant_id = ${tenant_id} and r.institution_id = ${institution_id} and r.content_id > 0
        ${content_type === undefined ? sql`` : sql`and r.content_type = ${content_type}`}
    ), page as (
      select r.*, row_number() over (order by ${orders[sort]} ${turn}, r.content_id) as place from used r
    )
    select counted.total, coalesce(counted.as_of, whole.gathered_on) as as_of, coalesce(whole.learners, 0) as learners_total, page.content_id,
      page.title, page.content_type, page.learners, page.learners_recent, page.learners_completed, page.time_spent_in_seconds
    from (select count(*)::int as total, min(gathered_on) as as_of from used) counted
      left join rollup_institution whole on whole.tenant_id = ${tenant_id} and whole.institution_id = ${institution_id}
      left join page on page.place > ${(page - 1) * pageSize} and page.place <= ${page * pageSize}
    order by page.place`.execute(db)
  return {
    list: rows.flatMap(({ total: _total, as_of: _as_of, learners_total: _learners, ...row }) =>
      row.content_id === null ? [] : [row],
    ),
    total: rows[0]?.total ?? 0,
    as_of: rows[0]?.as_of ?? null,
    learners_total: rows[0]?.learners_total ?? 0,
  }
}
