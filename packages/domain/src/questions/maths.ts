/** Where maths stands in a text. */

export interface TextPart {
  readonly kind: 'text'
  readonly text: string
}
export interface MathsPart {
  readonly kind: 'maths'
  /** TeX. */
  readonly tex: string
  /** On a line of its own. */
  readonly isBlock: boolean
}

/**
 * Longest first. `$…$` is maths only where the signs touch it on the inside and no digit follows: "$5 and $6" is money. A dollar
 * sign behind a backslash is a dollar sign. Nothing looks behind itself: Safari learned that in 16.4.
 */
const pattern =
  /\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|(^|[^\\])\$(?=\S)((?:[^$\\]|\\[\s\S])*?(?:[^$\\\s]|\\\S))\$(?!\d)/
const start = /\\[[(]|\$/

/** Whether a text may have maths in it; false needs no further look. */
export function mayHaveMaths(text: string): boolean {
  return start.test(text)
}

/** A text in its parts, maths between `\(` and `\)`, `\[` and `\]` or `$` and `$`. One part of text where there is none. */
export function splitMaths(text: string): readonly (TextPart | MathsPart)[] {
  if (!mayHaveMaths(text)) return [{ kind: 'text', text }]
  const parts: (TextPart | MathsPart)[] = []
  let rest = text
  for (;;) {
    const found = firstMaths(rest)
    const before = found ? rest.slice(0, found.at) : rest
    if (before !== '') parts.push({ kind: 'text', text: before.replaceAll('\\$', '$') })
    if (!found) return parts.length > 0 ? parts : [{ kind: 'text', text: '' }]
    parts.push(found.part)
    rest = rest.slice(found.at + found.length)
  }
}

/** The text as it is said where maths cannot be drawn, as in the entry of a list: without the signs around it. */
export function plainMaths(text: string): string {
  return splitMaths(text)
    .map((part) => (part.kind === 'text' ? part.text : part.tex))
    .join('')
}

function firstMaths(
  text: string,
): { readonly at: number; readonly length: number; readonly part: MathsPart } | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [whole, block, inline, before = '', dollars] = match
  const tex = block ?? inline ?? dollars ?? ''
  return {
    at: match.index + before.length,
    length: whole.length - before.length,
    part: { kind: 'maths', tex: tex.trim(), isBlock: block !== undefined },
  }
}
