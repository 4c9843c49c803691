import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Role } from '@maktab/contracts/roles'

/** A person may read in what their tenant offers. */
export function decideLanguage({
  wanted,
  offered,
}: {
  readonly wanted: LanguageCode
  readonly offered: readonly LanguageCode[]
}): Outcome<{ readonly current_language: LanguageCode }, 'language_not_offered'> {
  return offered.includes(wanted) ? accept({ current_language: wanted }) : refuse('language_not_offered')
}

/** Whether somebody comes in with the language of their own that was stored; everybody else reads as the page does (seed 000 §6). */
export function bringsLanguage(role: Role): boolean {
  return role === 'learner' || role === 'teacher'
}
