import { decideLink } from '@maktab/domain/content/links'

/** A piece of what somebody wrote: words as they are, or an address that may be followed. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

/** Ends before spaces, quotes, angle brackets and what turns the direction of reading: none of them belongs to an address that somebody typed. */
const address = /https:\/\/[^\s<>"'`«»“”‘’\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu
/** Of the sentence, not of the address before it. */
const atEnd = /[.,;:!?،؛؟۔…]+$/u

/** A written text in parts that put together are the text again. Only https addresses of named sites lead anywhere; nothing is ever read as markup. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutSentence(found)
    if (!decideLink(written).ok) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: written, href: new URL(written).href })
    from = index + written.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A bracket at the end belongs to the address where it was opened in it. */
function withoutSentence(found: string): string {
  const bare = found.replace(atEnd, '')
  if (!/[)\]]$/.test(bare)) return bare
  const [open, close] = bare.endsWith(')') ? (['(', ')'] as const) : (['[', ']'] as const)
  return bare.split(open).length < bare.split(close).length ? withoutSentence(bare.slice(0, -1)) : bare
}
