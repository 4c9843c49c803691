/** "a, b and c" by the patterns of CLDR, written out because browsers have none for Pashto. */
import { languageByLocale } from './languages.ts'
import { isolate } from './message.ts'
import type { Locale } from './languages.ts'

/** Whether all of the items are meant, or one of them. */
export type ListKind = 'and' | 'or'

interface Joints {
  readonly between: string
  readonly last: Readonly<Record<ListKind, string>>
  /** Between two. */
  readonly pair: Readonly<Record<ListKind, string>>
}

const joints: Readonly<Record<Locale, Joints>> = {
  en: { between: ', ', last: { and: ' and ', or: ' or ' }, pair: { and: ' and ', or: ' or ' } },
  // CLDR's "or" of Pashto is a draft with Latin commas and an English word; this follows its "and".
  ps: { between: '، ', last: { and: '، او ', or: '، یا ' }, pair: { and: ' او ', or: ' یا ' } },
  da: { between: '،\u200f ', last: { and: '، و ', or: '، یا ' }, pair: { and: ' و ', or: ' یا ' } },
  ur: { between: '، ', last: { and: '، اور ', or: '، یا ' }, pair: { and: ' اور ', or: ' یا ' } },
}

/** Names in one sentence; each is kept from disturbing the direction of the others. Nothing of nothing. */
export function formatList(items: readonly string[], locale: Locale, kind: ListKind = 'and'): string {
  const { direction } = languageByLocale(locale)
  const { between, last, pair } = joints[locale]
  const parts = items.map((item) => isolate(item, direction))
  const end = parts.pop()
  if (end === undefined) return ''
  if (parts.length === 0) return end
  return `${parts.join(between)}${parts.length === 1 ? pair[kind] : last[kind]}${end}`
}
