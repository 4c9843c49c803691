import type { SchoolTerm } from '@maktab/contracts/schools/school-terms'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The terms of a year in their order, as JSON; `year` names its row. */
export function termsOf(year: string): RawBuilder<SchoolTerm[]> {
  return sql`coalesce((select json_agg(json_build_object('name', t.name, 'start_date', t.start_date, 'end_date', t.end_date) order by t.term_number)
    from school_terms t where t.institution_id = ${sql.ref(`${year}.institution_id`)} and t.year_id = ${sql.ref(`${year}.year_id`)}), '[]')`
}

interface YearWithTerms {
  readonly year_id: number
  readonly name: string
  readonly start_date: string
  readonly end_date: string
  readonly is_current: boolean
  readonly terms: SchoolTerm[]
}

/** Years of a school, the latest first. */
export async function readYears(db: Kysely<Tables>, institution_id: number): Promise<YearWithTerms[]> {
  const { rows } = await sql<YearWithTerms>`
    select y.year_id, y.name, y.start_date::text, y.end_date::text, y.is_current, ${termsOf('y')} as terms
    from school_years y where y.institution_id = ${institution_id} order by y.start_date desc`.execute(db)
  return rows
}
