/** The words of a QTI item as our questions have them: plain text, a line for each paragraph, `____` where something is filled in. */
import { texOfMaths } from './mathml.ts'
import { blankMark } from '../questions/questions.ts'
import { withoutDollars } from './banks/html-words.ts'
import { elementsOf, type XmlElement } from './xml-elements.ts'

const blocks = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'tr',
  'table',
  'section',
  'article',
  'qti-prompt',
  'qti-rubric-block',
  'br',
])
/** Said to those who mark, or after the answer: not asked. */
const unasked = new Set([
  'qti-feedback-inline',
  'qti-feedback-block',
  'qti-modal-feedback',
  'qti-stylesheet',
  'style',
  'script',
])
/** Our own mark of a blank: an author's own underscores are none. */
const blankHere = '\ue000'
const filledIn = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'qti-gap'])

export const isInteraction = (element: XmlElement): boolean => /^qti-.+-interaction$/.test(element.name)

/** A rubric block is for those whom it names; without a name for all. */
export const isAsked = ({ name, attributes }: XmlElement): boolean =>
  name !== 'qti-rubric-block' || (attributes['view'] ?? 'candidate').split(/\s+/).includes('candidate')

/** Of an interaction that stands for itself only the prompt is part of the text. */
export function wordsOfItem(body: XmlElement): string {
  return tidy(wordsIn(body))
}

/** Of one choice. */
export const wordsOfChoice = (choice: XmlElement): string => tidy(wordsIn(choice)).replaceAll('\n', ' ')

function wordsIn(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child.replace(/\s+/g, ' ') : wordsOfChild(child)))
    .join('')
}

function wordsOfChild(child: XmlElement): string {
  if (unasked.has(child.name) || !isAsked(child)) return ''
  if (filledIn.has(child.name)) return blankHere
  if (child.name === 'math') return `\\(${texOfMaths(child) ?? ''}\\)`
  if (isInteraction(child) && child.name !== 'qti-gap-match-interaction') return promptOf(child)
  if (child.name === 'qti-gap-text' || child.name === 'qti-gap-img') return ''
  return blocks.has(child.name) ? `\n${wordsIn(child)}\n` : wordsIn(child)
}

function promptOf(interaction: XmlElement): string {
  const prompt = elementsOf(interaction).find(({ name }) => name === 'qti-prompt')
  return prompt ? `\n${wordsIn(prompt)}\n` : ''
}

function tidy(text: string): string {
  // A long line of underscores would be read as a blank where the text has some.
  const marked = text.includes(blankHere) ? text.replace(/_{4,}/g, '…').replaceAll(blankHere, blankMark) : text
  const lines = marked
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  return withoutDollars(lines.join('\n'))
}
