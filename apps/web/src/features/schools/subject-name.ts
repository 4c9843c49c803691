import type { MessageKey } from '@maktab/i18n/keys'
import type { Translate } from '@maktab/i18n/translate'

const known: Readonly<Record<string, MessageKey & `schools.subject_${string}`>> = {
  maths: 'schools.subject_maths',
  mathematics: 'schools.subject_maths',
  science: 'schools.subject_science',
  english: 'schools.subject_english',
  pashto: 'schools.subject_pashto',
  dari: 'schools.subject_dari',
  urdu: 'schools.subject_urdu',
}

/** A subject in the language of the page; one that a school made up keeps its own name. */
export function subjectName(subject: string, t: Translate): string {
  const key = known[subject.trim().toLowerCase()]
  return key === undefined ? subject : t(key)
}
