/** A teacher's bank of remarks, from what they gave last and what they keep. Shared by the device and the server. */
import { remarkBank } from '@maktab/contracts/assignments/remark-limits'
import { isBlank } from './thread.ts'

export interface OfferedRemark {
  readonly text: string
  readonly is_saved: boolean
}

/** Works whose remarks are looked through for the last ones. */
export const worksLookedAt = 300

/**
 * Each line of a remark is one that may be said again: a teacher puts several together for one work. A line is offered once,
 * whoever it was said to; one that is too long is no phrase. Saved ones come first, and of both what was said or saved last.
 */
export function offerRemarks({
  said,
  saved,
}: {
  /** Remarks that stand on works which the teacher scored last, the latest first. */
  readonly said: readonly { readonly teacher_remarks: string; readonly scored_on: Date }[]
  readonly saved: readonly { readonly text: string; readonly changed_on: Date }[]
}): readonly OfferedRemark[] {
  const lastSaid = new Map<string, number>()
  for (const { teacher_remarks, scored_on } of said)
    for (const line of teacher_remarks.split('\n')) {
      const text = line.trim()
      const isPhrase = !isBlank(text) && text.length <= remarkBank.letters
      if (isPhrase && !lastSaid.has(text)) lastSaid.set(text, scored_on.getTime())
    }
  const kept = saved
    .map(({ text, changed_on }) => ({ text, used: Math.max(changed_on.getTime(), lastSaid.get(text) ?? 0) }))
    .sort((one, other) => other.used - one.used || (one.text < other.text ? -1 : 1))
  const keptTexts = new Set(kept.map(({ text }) => text))
  return [
    ...kept.slice(0, remarkBank.saved).map(({ text }) => ({ text, is_saved: true })),
    ...[...lastSaid.keys()].filter((text) => !keptTexts.has(text)).map((text) => ({ text, is_saved: false })),
  ].slice(0, remarkBank.offered)
}
