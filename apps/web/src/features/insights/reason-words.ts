import type { ReasonBehind } from '@maktab/contracts/insights/students'
import type { PlainKey } from '@maktab/i18n/keys'

/** Why somebody falls behind, in a word or two. */
export const reasonWords: Record<ReasonBehind, PlainKey<'school'>> = {
  score: 'insights.reason_score',
  work: 'insights.reason_work',
  attendance: 'insights.reason_attendance',
  silent: 'insights.reason_silent',
}
