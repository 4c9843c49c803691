/** Who answers for a class on which days. */
interface Term {
  /** ISO dates, both counted. */
  readonly from_date: string
  readonly to_date: string | null
  readonly is_substitute: boolean
}

/** A term ends on its first day or later; a substitute's has an end. */
export function isTermRight({ from_date, to_date, is_substitute }: Term): boolean {
  return to_date === null ? !is_substitute : to_date >= from_date
}
