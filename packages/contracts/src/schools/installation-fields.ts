/** Fields of the first run that the screen checks too; without schemas. */

/** Letters and digits of any script, with dots, hyphens and underscores between; never an address. */
export const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]{1,58}[\p{L}\p{M}\p{N}])$/u
/** Of a school year, both ends included. */
const longestYearInDays = 450

/** A first day before the last, and no longer than a school year may be. */
export function isYear({ year_start, year_end }: { readonly year_start: string; readonly year_end: string }): boolean {
  const days = (Date.parse(year_end) - Date.parse(year_start)) / 86_400_000 + 1
  return days > 1 && days <= longestYearInDays
}
