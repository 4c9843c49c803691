import type { HeadSubjectRow } from '@maktab/contracts/insights/head-subjects'
import type { Translate } from '@maktab/i18n/translate'
import { subjectName } from '../../schools/subject-name.ts'

/** In the language of the page; a subject that schools made up is named as one of them writes it. */
export function headSubjectName(
  { subject, subject_name }: Pick<HeadSubjectRow, 'subject' | 'subject_name'>,
  t: Translate<'home'>,
): string {
  const known = subjectName(subject, t)
  return known === subject && subject_name !== '' ? subject_name : known
}
