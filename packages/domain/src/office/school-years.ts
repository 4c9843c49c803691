/** What a school year is called and which days it has. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { foldSearch } from '../content/search-words.ts'

export interface WrittenYear {
  readonly name: string
  /** ISO dates; the last day belongs to the year. */
  readonly start_date: string
  readonly end_date: string
}

/**
 * The fields to keep. A year ends after it begins; no two years of a campus have a day or a name in common. In which month it
 * begins is not asked. `others`: the other years of the campus.
 */
export function decideYear(
  { name: typed, start_date, end_date }: WrittenYear,
  others: readonly WrittenYear[],
): Outcome<WrittenYear, 'details_incomplete' | 'year_name_taken' | 'year_dates_wrong' | 'year_overlaps'> {
  const name = typed.trim()
  if (name === '') return refuse('details_incomplete')
  if (end_date <= start_date) return refuse('year_dates_wrong')
  if (others.some((other) => foldSearch(other.name) === foldSearch(name))) return refuse('year_name_taken')
  if (others.some((other) => other.start_date <= end_date && start_date <= other.end_date))
    return refuse('year_overlaps')
  return accept({ name, start_date, end_date })
}
