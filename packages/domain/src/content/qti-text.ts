/** The words of a QTI item as our questions have them: plain text, a line for each paragraph, `____` where something is filled in. */
import { texOfMaths } from './mathml.ts'
import { blankMark } from './questions.ts'
import { elementsOf, type XmlElement } from './xml-elements.ts'

const blocks = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'tr', 'table', 'section', 'article', 'qti-prompt', 'br'])
/** Said to those who mark, or after the answer: not asked. */
const unasked = new Set(['qti-rubric-block', 'qti-feedback-inline', 'qti-feedback-block', 'qti-modal-feedback', 'qti-stylesheet', 'style', 'script'])
const filledIn = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction', 'qti-gap'])

export const isInteraction = (element: XmlElement): boolean => /^qti-.+-interaction$/.test(element.name)

/** Of an interaction that stands for itself only the prompt is part of the text. */
export function wordsOfItem(body: XmlElement): string {
  return tidy(wordsIn(body))
}

/** Of one choice. */
export const wordsOfChoice = (choice: XmlElement): string => tidy(wordsIn(choice)).replaceAll('\n', ' ')

function wordsIn(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child.replace(/\s+/g, ' ') : wordsOfChild(child))).join('')
}

function wordsOfChild(child: XmlElement): string {
  if (unasked.has(child.name)) return ''
  if (filledIn.has(child.name)) return blankMark
  if (child.name === 'math') return `\\(${texOfMaths(child) ?? ''}\\)`
  if (isInteraction(child) && child.name !== 'qti-gap-match-interaction') return promptOf(child)
  if (child.name === 'qti-gap-text' || child.name === 'qti-gap-img') return ''
  return blocks.has(child.name) ? `\n${wordsIn(child)}\n` : wordsIn(child)
}

function promptOf(interaction: XmlElement): string {
  const prompt = elementsOf(interaction).find(({ name }) => name === 'qti-prompt')
  return prompt ? `\n${wordsIn(prompt)}\n` : ''
}

/** A lone `$` would begin maths. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replaceAll('$', '＄'))
    .filter((line) => line !== '')
    .join('\n')
}
