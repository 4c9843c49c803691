import type { Recommendation } from '@maktab/contracts/learning/recommendations'
import type { Formats } from '@maktab/i18n/formats'
import type { Translate } from '@maktab/i18n/translate'

/** Why a lesson is recommended, in a sentence. */
export function because(
  { reason, about, accuracy, days, due_date }: Recommendation,
  words: Translate<'finding'>,
  format: Formats,
): string {
  switch (reason) {
    case 'assigned':
      return words('finding.because_assigned', { about, when: format.date(due_date ?? '') })
    case 'weak':
      return words('finding.because_weak', { accuracy: format.percent(accuracy ?? 0) })
    case 'review':
      return words('finding.because_review', { count: days ?? 0 })
    case 'skill':
    case 'earlier':
      return words(`finding.because_${reason}`, { about })
    case 'next':
      return about === '' ? words('finding.because_first') : words('finding.because_next', { about })
    case 'unfinished':
    case 'class_now':
      return words(`finding.because_${reason}`)
  }
}
