/** Which school years and terms figures may be asked for. */
import type { SchoolTerm } from '@maktab/contracts/schools/school-terms'

interface Year {
  readonly year_id: number
  readonly name: string
  /** ISO dates; the last day belongs to the year. */
  readonly start_date: string
  readonly end_date: string
  readonly is_current: boolean
  /** In their order. */
  readonly terms: readonly SchoolTerm[]
}

export interface YearSpan {
  /** `this_year` moves on with the years; a term and an earlier year stay what they are. */
  readonly key: string
  readonly kind: 'this_year' | 'term' | 'year'
  /** As the school calls it. */
  readonly name: string
  readonly from: string
  readonly to: string
}

/** As many earlier years as anybody compares. */
const mostYears = 5

/**
 * The year that is taught, its terms that have begun, and the years before it, the latest first. A year that is planned is none of them;
 * where the year that is taught lies in the future, as after an early roll-over, it is not there yet. `years`: the latest first.
 */
export function yearSpans(years: readonly Year[], today: string): YearSpan[] {
  const begun = years.filter(({ start_date }) => start_date <= today)
  const current = begun.find(({ is_current }) => is_current)
  const earlier = begun.filter((year) => year !== current && year.end_date < (current?.start_date ?? today))
  const spanOf = (
    key: string,
    kind: YearSpan['kind'],
    { name, start_date, end_date }: Pick<Year, 'name' | 'start_date' | 'end_date'>,
  ): YearSpan => ({ key, kind, name, from: start_date, to: end_date })
  return [
    ...(current ? [spanOf('this_year', 'this_year', current)] : []),
    ...(current?.terms ?? []).flatMap((term, index) =>
      term.start_date <= today ? [spanOf(`term:${current?.year_id}:${index + 1}`, 'term', term)] : [],
    ),
    ...earlier.slice(0, mostYears).map((year) => spanOf(`year:${year.year_id}`, 'year', year)),
  ]
}
