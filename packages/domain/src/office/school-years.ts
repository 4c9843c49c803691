/** What a school year is called and which days it has. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { foldSearch } from '../content/search-words.ts'

export interface WrittenTerm {
  readonly name: string
  /** ISO dates; the last day belongs to the term. */
  readonly start_date: string
  readonly end_date: string
}

export interface WrittenYear {
  readonly name: string
  /** ISO dates; the last day belongs to the year. */
  readonly start_date: string
  readonly end_date: string
  /** In any order. */
  readonly terms: readonly WrittenTerm[]
}

type OtherYear = Pick<WrittenYear, 'name' | 'start_date' | 'end_date'>

/**
 * The fields to keep. A year ends after it begins; no two years of a campus have a day or a name in common. In which month it
 * begins is not asked. Its terms lie within it, share no day and no name; they need not fill it. They are kept in their order.
 * `others`: the other years of the campus.
 */
export function decideYear(
  { name: typed, start_date, end_date, terms: typedTerms }: WrittenYear,
  others: readonly OtherYear[],
): Outcome<
  WrittenYear,
  | 'details_incomplete'
  | 'year_name_taken'
  | 'year_dates_wrong'
  | 'year_overlaps'
  | 'year_terms_wrong'
  | 'year_terms_overlap'
  | 'year_terms_alike'
> {
  const name = typed.trim()
  if (name === '') return refuse('details_incomplete')
  if (end_date <= start_date) return refuse('year_dates_wrong')
  if (others.some((other) => foldSearch(other.name) === foldSearch(name))) return refuse('year_name_taken')
  if (others.some((other) => other.start_date <= end_date && start_date <= other.end_date))
    return refuse('year_overlaps')
  const terms = typedTerms
    .map((term) => ({ ...term, name: term.name.trim() }))
    .sort((one, other) => (one.start_date < other.start_date ? -1 : 1))
  if (terms.some((term) => term.name === '')) return refuse('details_incomplete')
  if (terms.some((term) => term.end_date < term.start_date || term.start_date < start_date || end_date < term.end_date))
    return refuse('year_terms_wrong')
  if (terms.some((term, index) => term.start_date <= (terms[index - 1]?.end_date ?? '')))
    return refuse('year_terms_overlap')
  if (new Set(terms.map((term) => foldSearch(term.name))).size < terms.length) return refuse('year_terms_alike')
  return accept({ name, start_date, end_date, terms })
}
