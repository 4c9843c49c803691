/** From items of QTI 3 (1EdTech, Question and Test Interoperability 3.0) to our model of a question. What has no counterpart is refused by its name. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import type { Question } from '@maktab/contracts/questions/questions'
import { read, unreadable, type Read } from './imports.ts'
import { texOfMaths } from './mathml.ts'
import { regionsOf, type PictureSize } from './qti-hotspots.ts'
import { lossesOf, ruleBeyond, toleranceOf, wholeMarksOf } from './qti-rules.ts'
import { isInteraction, wordsOfChoice, wordsOfItem } from './qti-text.ts'
import { blankMark } from '../questions/questions.ts'
import { questionFaults } from '../questions/question-faults.ts'
import { childNamed, childrenNamed, descendantsNamed, descendantsOf, textOf, type XmlElement } from './xml-elements.ts'

type Hotspot = Extract<Question, { kind: 'hotspot' }>
/** Whatever else a question holds, it holds no address of a file yet. */
export type QtiQuestion =
  | Exclude<Question, Hotspot>
  | (Omit<Hotspot, 'picture'> & { readonly picture: null; readonly href: string })

export interface QtiItem {
  readonly title: string
  /** Of the picture that regions lie on; asked only where the item does not say it. */
  readonly pictureHref: string | undefined
  /** What of it is not kept. */
  readonly losses: readonly ImportReason[]
  make(size: PictureSize | undefined): Read<QtiQuestion>
}

/** Addresses of the passages that an item shares with others, from the item. */
export function stimulusHrefs(item: XmlElement): readonly string[] {
  return childrenNamed(item, 'qti-assessment-stimulus-ref').flatMap(({ attributes }) => attributes['href'] ?? [])
}

function otherStandardOf({ name, namespace }: XmlElement): string | undefined {
  if (name === 'assessmentItem') return `QTI ${/imsqti_v(2p\d)/.exec(namespace)?.[1]?.replace('p', '.') ?? '2'}`
  return name === 'questestinterop' ? 'QTI 1.2' : undefined
}

/** One item; `name` is its file. `before` is what the learner reads before it: words of its section, passages that it shares. */
export function readItem(item: XmlElement, name: string, before: readonly XmlElement[] = []): Read<QtiItem> {
  const other = otherStandardOf(item)
  if (other !== undefined) return unreadable('standard_unknown', name, other)
  const body = childNamed(item, 'qti-item-body')
  if (item.name !== 'qti-assessment-item' || !body) return unreadable('question_broken', name)
  const title = item.attributes['title'] || name
  const interactions = descendantsOf(body).filter(isInteraction)
  const kinds = new Set(interactions.map((interaction) => interaction.name))
  const [first] = interactions
  if (!first) return unreadable('question_broken', title)
  const unknown = interactions.find((interaction) => !Object.hasOwn(makers, interaction.name))
  if (unknown) return unreadable('interaction_unknown', title, unknown.name)
  if (kinds.size > 1 || (interactions.length > 1 && !inline.has(first.name)))
    return unreadable('interaction_unknown', title, [...kinds].join(' + '))
  const isOnPicture = first.name === 'qti-hotspot-interaction'
  const isLost = (part: XmlElement) => isNoText(part) && !(isOnPicture && part.name !== 'math')
  if (descendantsOf(body).some(isLost) || before.flatMap(descendantsOf).some((part) => isNoText(part)))
    return unreadable('question_picture', title)
  const beyond = ruleBeyond(item, interactions)
  if (beyond !== undefined) return unreadable('question_rule', title, beyond)
  const picture = isOnPicture ? pictureOf(first) : undefined
  const facts: Facts = {
    item,
    interactions,
    base: {
      question_id: item.attributes['identifier'] || name,
      text: [...before, body].map(wordsOfItem).filter(Boolean).join('\n'),
      explanation: explanationOf(item),
      ...wholeMarksOf(item, interactions),
    },
    title,
    picture,
  }
  return read({
    title,
    pictureHref: picture?.href,
    losses: lossesOf(item, interactions),
    make(size) {
      const question = makers[first.name]!(facts, size)
      if (!question) return unreadable('question_broken', title)
      const asked = question.kind === 'hotspot' ? { ...question, picture: noPicture } : question
      return questionFaults(asked as Question).length > 0 ? unreadable('question_broken', title) : read(question)
    },
  })
}

/** What our texts cannot hold. */
const lost: ReadonlySet<string> = new Set(['img', 'object', 'audio', 'video'])

const isNoText = (part: XmlElement): boolean =>
  part.name === 'math' ? texOfMaths(part) === undefined : lost.has(part.name)

const noPicture = { sha256: '', name: '', mime_type: '', size_bytes: 0, url: '' }

interface Facts {
  readonly item: XmlElement
  readonly interactions: readonly XmlElement[]
  readonly base: {
    readonly question_id: string
    readonly text: string
    readonly explanation: string
    readonly marks?: number
  }
  readonly title: string
  readonly picture: { readonly href: string; readonly alt: string } | undefined
}

type Maker = (facts: Facts, size: PictureSize | undefined) => QtiQuestion | undefined

/** These stand within a text, several in one. */
const inline = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction'])

const makers: Readonly<Record<string, Maker>> = {
  'qti-choice-interaction': ({ item, interactions: [interaction], base }) => {
    const correct = correctOf(item, interaction!)
    const options = optionsOf(childrenNamed(interaction, 'qti-simple-choice'))
    const isTruth =
      options.length === 2 && options.every(({ option_id }) => option_id === 'true' || option_id === 'false')
    if (isTruth && correct.length === 1) return { ...base, kind: 'true_false', correct: correct[0] === 'true' }
    return { ...base, kind: 'choice', multiple: correct.length > 1, options: [...options], correct: [...correct] }
  },
  'qti-text-entry-interaction': (facts) => numericOf(facts) ?? shortTextOf(facts) ?? blankOf(facts),
  'qti-inline-choice-interaction': ({ item, interactions, base }) => ({
    ...base,
    kind: 'inline_choice',
    blanks: interactions.map((interaction, index) => ({
      blank_id: String(index + 1),
      options: [...optionsOf(childrenNamed(interaction, 'qti-inline-choice'))],
      correct: correctOf(item, interaction)[0] ?? '',
    })),
  }),
  'qti-extended-text-interaction': ({ item, base, title }) => ({
    ...base,
    kind: 'long_answer',
    rubric: [criterionOf(item, title)],
  }),
  'qti-match-interaction': ({ item, interactions: [interaction], base }) => {
    const [left, right] = childrenNamed(interaction, 'qti-simple-match-set').map((set) =>
      itemsOf(childrenNamed(set, 'qti-simple-associable-choice')),
    )
    const pairs = pairsOf(item, interaction!).map(([left_id, right_id]) => ({ left_id, right_id }))
    return left && right && { ...base, kind: 'match', left: [...left], right: [...right], pairs }
  },
  'qti-gap-match-interaction': ({ item, interactions: [interaction], base }) => {
    const options = optionsOf(childrenNamed(interaction, 'qti-gap-text'))
    const gaps = descendantsNamed(interaction!, 'qti-gap')
    const pairs = pairsOf(item, interaction!)
    const blanks = gaps.map((gap, index) => ({
      blank_id: String(index + 1),
      options: [...options],
      correct: pairs.find(([, target]) => target === gap.attributes['identifier'])?.[0] ?? '',
    }))
    return { ...base, kind: 'inline_choice', blanks }
  },
  'qti-order-interaction': ({ item, interactions: [interaction], base }) => {
    const items = itemsOf(childrenNamed(interaction, 'qti-simple-choice'))
    const inOrder = correctOf(item, interaction!).flatMap((id) => items.find(({ item_id }) => item_id === id) ?? [])
    return inOrder.length === items.length ? { ...base, kind: 'order', items: inOrder } : undefined
  },
  'qti-hotspot-interaction': ({ item, interactions: [interaction], base, picture, title }, size) => {
    const regions = picture && size && regionsOf(childrenNamed(interaction, 'qti-hotspot-choice'), size)
    const correct = correctOf(item, interaction!)
    return (
      regions && {
        ...base,
        kind: 'hotspot',
        picture: null,
        href: picture.href,
        alt: picture.alt || title,
        multiple: correct.length > 1,
        regions: [...regions],
        correct: [...correct],
      }
    )
  },
}

/** One number that is asked for, with what it may differ by. */
function numericOf({ item, interactions, base }: Facts): QtiQuestion | undefined {
  const [interaction, ...more] = interactions
  const values = new Set(correctOf(item, interaction!).map(Number))
  const [value] = values
  if (more.length > 0 || !isNumber(item, interaction!) || value === undefined || values.size > 1) return undefined
  const tolerance = toleranceOf(item, interaction!.attributes['response-identifier'], value)
  const alone = aloneOf(base.text)
  return { ...base, kind: 'numeric', value, tolerance, unit: alone?.behind ?? '', ...(alone && { text: alone.text }) }
}

/** A field that stands by itself below the question, with nothing or a unit behind it; undefined where it stands in a sentence. */
function aloneOf(text: string): { readonly text: string; readonly behind: string } | undefined {
  const [before = '', behind, ...more] = text.split(`\n${blankMark}`)
  const isAlone =
    behind !== undefined && more.length === 0 && !before.includes(blankMark) && /^[^\n_]{0,40}$/.test(behind)
  return isAlone ? { text: before, behind: behind.trim() } : undefined
}

function shortTextOf({ item, interactions, base }: Facts): QtiQuestion | undefined {
  const [interaction, ...more] = interactions
  const alone = more.length === 0 && !isNumber(item, interaction!) ? aloneOf(base.text) : undefined
  return alone?.behind === ''
    ? { ...base, kind: 'short_text', text: alone.text, accepted: [...correctOf(item, interaction!)] }
    : undefined
}

function blankOf({ item, interactions, base }: Facts): QtiQuestion {
  const blanks = interactions.map((interaction, index) => ({
    blank_id: String(index + 1),
    accepted: [...correctOf(item, interaction)],
    ...(isNumber(item, interaction) && { as_number: true }),
  }))
  return { ...base, kind: 'blank', blanks }
}

function isNumber(item: XmlElement, interaction: XmlElement): boolean {
  return ['float', 'integer'].includes(declarationOf(item, interaction)?.attributes['base-type'] ?? '')
}

function declarationOf(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  return childrenNamed(item, 'qti-response-declaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['response-identifier'],
  )
}

/** What is right, then whatever else brings marks (as much as the best brings): a choice of less worth is no right answer. */
function correctOf(item: XmlElement, interaction: XmlElement): readonly string[] {
  const declaration = declarationOf(item, interaction)
  const said = childrenNamed(childNamed(declaration, 'qti-correct-response'), 'qti-value').map((value) => textOf(value))
  const entries = childrenNamed(childNamed(declaration, 'qti-mapping'), 'qti-map-entry').map(({ attributes }) => ({
    key: attributes['map-key'] ?? '',
    value: Number(attributes['mapped-value']),
  }))
  const best = Math.max(0, ...entries.map(({ value }) => value))
  const isText = interaction.name === 'qti-text-entry-interaction'
  const mapped =
    said.length === 0 || isText
      ? entries.filter(({ value }) => value > 0 && (!isText || value === best)).map(({ key }) => key)
      : []
  return [...new Set([...said, ...mapped])]
}

/** Pairs are written as two ids with a blank between. */
function pairsOf(item: XmlElement, interaction: XmlElement): readonly (readonly [string, string])[] {
  return correctOf(item, interaction).map((pair) => {
    const [first = '', second = ''] = pair.split(' ')
    return [first, second] as const
  })
}

function optionsOf(choices: readonly XmlElement[]): readonly { option_id: string; text: string }[] {
  return itemsOf(choices).map(({ item_id, text }) => ({ option_id: item_id, text }))
}

function itemsOf(choices: readonly XmlElement[]): readonly { item_id: string; text: string }[] {
  return choices.map((choice) => ({ item_id: choice.attributes['identifier'] ?? '', text: wordsOfChoice(choice) }))
}

function pictureOf(interaction: XmlElement): { href: string; alt: string } | undefined {
  const shown = descendantsOf(interaction).find(({ name }) => name === 'img' || name === 'object')
  const href = shown?.attributes['src'] ?? shown?.attributes['data']
  return href === undefined ? undefined : { href, alt: shown!.attributes['alt'] ?? textOf(shown) }
}

/** What the item says afterwards, where it says one thing whatever the answer. */
function explanationOf(item: XmlElement): string {
  const said = childrenNamed(item, 'qti-modal-feedback')
  return said.length === 1 ? wordsOfItem(said[0]!) : ''
}

/** All or nothing, until a person writes a better one. The most that can be reached is the outcome's own, else 1. */
function criterionOf(item: XmlElement, title: string): Extract<Question, { kind: 'long_answer' }>['rubric'][number] {
  const outcomeOf = (identifier: string) =>
    childrenNamed(item, 'qti-outcome-declaration').find(({ attributes }) => attributes['identifier'] === identifier)
  const score = outcomeOf('MAXSCORE') ?? outcomeOf('SCORE')
  const most = Number(score?.attributes['normal-maximum'] ?? textOf(childNamed(score, 'qti-default-value')))
  const marks = Number.isFinite(most) && most >= 1 && most <= 1000 ? Math.round(most) : 1
  const levels = [marks, 0].map((value) => ({ level_id: String(value), label: String(value), marks: value }))
  return { criterion_id: '1', title: title.slice(0, 200), levels }
}
