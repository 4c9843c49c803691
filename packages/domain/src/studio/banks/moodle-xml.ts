/** Reads Moodle XML (docs.moodle.org/en/Moodle_XML_format): a bank of questions in their categories. */
import { childNamed, childrenNamed, elementsOf, textOf, type XmlElement } from '../xml-elements.ts'
import {
  gapMark,
  ItemWords,
  nameFrom,
  nameOfCategory,
  type BankAnswer,
  type BankEntry,
  type BankGap,
  type BankItem,
  type BankPart,
} from './bank-items.ts'
import { readCloze } from './cloze.ts'
import { tidyWords, wordsOfHtml } from './html-words.ts'

export const isMoodleBank = ({ name }: XmlElement): boolean => name === 'quiz'

/** Every question of a bank, in its order. */
export function* readMoodle(quiz: XmlElement): Generator<BankEntry> {
  let category = ''
  for (const question of childrenNamed(quiz, 'question')) {
    if (question.attributes['type'] === 'category') category = nameOfCategory(rawOf(childNamed(question, 'category')))
    else yield entryOf(question, category)
  }
}

/** Questions whose tags and numbers are not kept, and categories that are described. */
export function labelledIn(quiz: XmlElement): number {
  return childrenNamed(quiz, 'question').filter(
    (question) =>
      childrenNamed(childNamed(question, 'tags'), 'tag').length > 0 ||
      textOf(childNamed(question, 'idnumber')) !== '' ||
      textOf(childNamed(question, 'info')) !== '',
  ).length
}

/** Every letter of a text, as it is written. */
function rawOf(element: XmlElement | undefined): string {
  const text = childNamed(element, 'text') ?? element
  return text ? text.children.filter((child) => typeof child === 'string').join('') : ''
}

/** A formatted text in words; files beside it are what it shows. */
function said(element: XmlElement | undefined, words: ItemWords): string {
  if (!element) return ''
  if (childNamed(element, 'file')) words.lose('question_picture', 'file')
  const raw = rawOf(element)
  const format = element.attributes['format'] ?? 'html'
  if (format === 'plain_text') return tidyWords(raw)
  if (format === 'markdown' && /[*_`#[\]|]/.test(raw)) words.lose('question_look', 'Markdown')
  return words.take(wordsOfHtml(raw, { keepLines: format !== 'html' }))
}

const plainOf = (element: XmlElement | undefined): string => tidyWords(rawOf(element)).replaceAll('\n', ' ')

function entryOf(question: XmlElement, category: string): BankEntry {
  const words = new ItemWords()
  const type = question.attributes['type'] ?? ''
  const titled = plainOf(childNamed(question, 'name'))
  const field = (name: string) => textOf(childNamed(question, name))
  if (/^(?:1|true)$/.test(field('hidden'))) return { name: titled || type, reason: 'question_hidden', detail: '' }
  const cloze = type === 'cloze' ? clozeOf(question, words) : undefined
  if (cloze && 'reason' in cloze) return { name: titled || type, ...cloze }
  const text = cloze?.text ?? said(childNamed(question, 'questiontext'), words)
  const name = titled || nameFrom(text) || type
  const part = cloze?.part ?? partOf(type, question, words)
  if (!part) return { name, reason: 'interaction_unknown', detail: type }
  if (field('image') !== '' || childNamed(question, 'image_base64')) words.lose('question_picture', 'image')
  const gapped = type === 'gapselect' || type === 'ddwtos' ? gapsOf(text, question, words) : undefined
  if ((type === 'gapselect' || type === 'ddwtos') && !gapped) return { name, reason: 'question_broken', detail: '' }
  const marks = Number(field('defaultgrade') || '1')
  const item: BankItem = {
    name,
    category,
    text: gapped?.text ?? text,
    explanation: said(childNamed(question, 'generalfeedback'), words),
    feedback: {
      right: ownWords(said(childNamed(question, 'correctfeedback'), words)),
      partly: ownWords(said(childNamed(question, 'partiallycorrectfeedback'), words)),
      wrong: ownWords(said(childNamed(question, 'incorrectfeedback'), words)),
    },
    hints: childrenNamed(question, 'hint').flatMap((hint) => said(hint, words) || []),
    marks: Number.isFinite(marks) && marks >= 0 ? marks : 1,
    isByParts: true,
    part: gapped ? { kind: 'gaps', gaps: gapped.gaps } : part,
    losses: words.losses,
  }
  return { item: { ...item, losses: words.losses } }
}

/** What the program itself wrote into every question is nobody's words. */
const ownWords = (text: string): string =>
  /^Your answer is (?:correct|partially correct|incorrect)\.$/.test(text) ? '' : text

type Refused = Pick<Extract<BankEntry, { readonly reason: unknown }>, 'reason' | 'detail'>

function clozeOf(question: XmlElement, words: ItemWords): Refused | { readonly text: string; readonly part: BankPart } {
  const element = childNamed(question, 'questiontext')
  const read = readCloze(rawOf(element), words)
  if (!read) return { reason: 'question_syntax', detail: 'cloze' }
  if ('unknown' in read) return { reason: 'interaction_unknown', detail: read.unknown }
  if (childNamed(element, 'file')) words.lose('question_picture', 'file')
  const part: BankPart = { kind: 'gaps', gaps: read.gaps }
  return { text: words.take(wordsOfHtml(read.html)), part }
}

function answersOf(question: XmlElement, words: ItemWords, isPlain = false): BankAnswer[] {
  return childrenNamed(question, 'answer').map((answer) => ({
    text: isPlain ? plainOf(answer) : said(answer, words),
    fraction: Number(answer.attributes['fraction'] ?? 0) || 0,
    feedback: said(childNamed(answer, 'feedback'), words),
  }))
}

const isSet = (question: XmlElement, name: string): boolean => /^(?:1|true)$/i.test(textOf(childNamed(question, name)))

/** Undefined for kinds that cannot be asked here. */
function partOf(type: string, question: XmlElement, words: ItemWords): BankPart | undefined {
  const isShuffled = isSet(question, 'shuffleanswers')
  switch (type) {
    case 'multichoice': {
      const isSingle = !/^(?:0|false)$/i.test(textOf(childNamed(question, 'single')))
      return { kind: 'choice', isSingle, isShuffled, answers: answersOf(question, words) }
    }
    case 'truefalse':
      return { kind: 'true_false', answers: answersOf(question, words, true) }
    case 'shortanswer':
      return { kind: 'typed', isCaseKept: isSet(question, 'usecase'), answers: answersOf(question, words, true) }
    case 'numerical': {
      const read = answersOf(question, words, true)
      const answers = childrenNamed(question, 'answer').map((answer, at) => ({
        ...read[at]!,
        tolerance: Math.abs(Number(textOf(childNamed(answer, 'tolerance')))) || 0,
      }))
      const units = childrenNamed(childNamed(question, 'units'), 'unit').map((unit) => ({
        name: textOf(childNamed(unit, 'unit_name')),
        multiplier: Number(textOf(childNamed(unit, 'multiplier'))),
      }))
      return { kind: 'number', answers, units: units.filter(({ name }) => name !== '') }
    }
    case 'matching': {
      const pairs = childrenNamed(question, 'subquestion').map((one) => ({
        left: said(one, words),
        right: plainOf(childNamed(one, 'answer')),
      }))
      return { kind: 'pairs', pairs }
    }
    case 'ordering': {
      if (!/^(?:0|ALL)?$/i.test(textOf(childNamed(question, 'selecttype')))) words.lose('question_draw')
      const grading = textOf(childNamed(question, 'gradingtype'))
      const items = answersOf(question, words).map(({ text }) => text)
      return { kind: 'order', items, isPartly: !/^(?:-1|ALL_OR_NOTHING)$/i.test(grading) }
    }
    case 'essay':
      return writtenOf(question, words)
    case 'description':
      return { kind: 'words' }
    case 'gapselect':
    case 'ddwtos':
      return { kind: 'gaps', gaps: [] }
    default:
      return undefined
  }
}

function writtenOf(question: XmlElement, words: ItemWords): BankPart {
  const most = Number(textOf(childNamed(question, 'attachments'))) || 0
  const hasNotes = ['graderinfo', 'responsetemplate'].some((name) => said(childNamed(question, name), words) !== '')
  const hasLimits = ['minwordlimit', 'maxwordlimit', 'maxbytes'].some(
    (name) => Number(textOf(childNamed(question, name))) > 0,
  )
  if (hasNotes || hasLimits) words.lose('question_notes')
  if (textOf(childNamed(question, 'responseformat')) === 'noinline')
    return { kind: 'files', most: most < 0 ? 10 : most }
  if (most !== 0) words.lose('question_attachments')
  return { kind: 'written' }
}

/** Words that are chosen or drawn into places: `[[2]]` is where the second word belongs. Undefined where a place has none. */
function gapsOf(
  text: string,
  question: XmlElement,
  words: ItemWords,
): { readonly text: string; readonly gaps: readonly BankGap[] } | undefined {
  const boxes = elementsOf(question).filter(({ name }) => name === 'selectoption' || name === 'dragbox')
  const choices = boxes.map((box) => ({
    // Of what is drawn the words are HTML.
    text: box.name === 'dragbox' ? words.take(wordsOfHtml(rawOf(box))) : plainOf(box),
    group: textOf(childNamed(box, 'group')) || '1',
  }))
  const gaps: BankGap[] = []
  let isBroken = false
  const marked = text.replace(/\[\[(\d{1,4})\]\]/g, (_, number: string) => {
    const right = choices[Number(number) - 1]
    if (!right) isBroken = true
    const offered = choices.filter(({ group }) => group === right?.group)
    gaps.push({
      kind: 'chosen',
      weight: 1,
      isShuffled: isSet(question, 'shuffleanswers'),
      answers: offered.map((one) => ({ text: one.text, fraction: one === right ? 100 : 0, feedback: '' })),
    })
    return gapMark
  })
  return isBroken || gaps.length === 0 ? undefined : { text: marked, gaps }
}
