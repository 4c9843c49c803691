import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Formats } from '@maktab/i18n/formats'
import type { Translate } from '@maktab/i18n/translate'
import { subjectName } from './subject-name.ts'

/** A class as a person reads it: its alias, else subject, grade and section (seed 001 §3) in the language of the page. */
export function className(
  { alias, subject, grade, section }: NamedClass,
  t: Translate<'home'>,
  format: Formats,
): string {
  const own = alias?.trim()
  if (own) return own
  return [subjectName(subject, t), format.digits(grade), section].filter((part) => part !== '').join(' ')
}
