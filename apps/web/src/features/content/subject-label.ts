import { knownSubject } from '@maktab/domain/content/subjects'
import type { Translate } from '@maktab/i18n/translate'

/** A subject in the language of the page, whichever language its name was written in; one that a school made up keeps its own. */
export function subjectLabel(written: string, t: Translate<'home'>): string {
  const key = knownSubject(written)
  return key === undefined ? written : t(`schools.subject_${key}`)
}
