/** How a QTI item is marked, as far as it bears on ours: a rule that we have not refuses the item, and what is lost beside is named. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import {
  childNamed,
  childrenNamed,
  descendantsNamed,
  descendantsOf,
  elementsOf,
  textOf,
  type XmlElement,
} from './xml-elements.ts'

/** Each makes right of what our comparison calls wrong, or the other way round. */
const ownComparisons = [
  'qti-pattern-match',
  'qti-equal-rounded',
  'qti-substring',
  'qti-custom-operator',
  'qti-inside',
  'qti-lookup-table',
] as const

/** The part of an item by which it cannot be marked here as its author meant it; undefined where there is none. */
export function ruleBeyond(item: XmlElement, interactions: readonly XmlElement[]): string | undefined {
  if (childNamed(item, 'qti-template-declaration')) return 'qti-template-declaration'
  if (item.attributes['adaptive'] === 'true') return 'adaptive'
  const processing = childNamed(item, 'qti-response-processing')
  if (!processing) return undefined
  const parts = descendantsOf(processing)
  const own = parts.find(({ name }) => (ownComparisons as readonly string[]).includes(name))
  if (own) return own.name
  const asked = interactions.map(({ attributes }) => attributes['response-identifier'])
  // Answers that are held against each other, as in "name three different towns".
  const between = parts.find(
    (part) =>
      ['qti-match', 'qti-equal', 'qti-string-match'].includes(part.name) &&
      elementsOf(part).length === 2 &&
      elementsOf(part).every(
        ({ name, attributes }) => name === 'qti-variable' && asked.includes(attributes['identifier']),
      ),
  )
  if (between) return between.name
  const uneven = descendantsNamed(processing, 'qti-equal').find(
    (equal) => toleranceIn(equal) === undefined || (asked.length > 1 && toleranceIn(equal)!.size > 0),
  )
  return uneven && 'tolerance'
}

interface Tolerance {
  readonly size: number
  /** Per cent of the right answer. */
  readonly isShare: boolean
}

/** Undefined where it is another upwards than downwards, or reckoned anew for each learner. */
function toleranceIn(equal: XmlElement): Tolerance | undefined {
  const mode = equal.attributes['tolerance-mode'] ?? 'exact'
  if (mode === 'exact') return { size: 0, isShare: false }
  const [lower, upper = lower] = (equal.attributes['tolerance'] ?? '').trim().split(/\s+/).map(Number)
  return lower !== undefined && lower === upper && lower >= 0
    ? { size: lower, isShare: mode === 'relative' }
    : undefined
}

/** How far from `value` an answer may lie. */
export function toleranceOf(item: XmlElement, identifier: string | undefined, value: number): number {
  const equals = descendantsNamed(item, 'qti-equal').filter((equal) =>
    descendantsNamed(equal, 'qti-variable').some(({ attributes }) => attributes['identifier'] === identifier),
  )
  const { size, isShare } = (equals[0] && toleranceIn(equals[0])) ?? { size: 0, isShare: false }
  return isShare ? (Math.abs(value) * size) / 100 : size
}

/** What of an item that is taken is not kept. */
export function lossesOf(item: XmlElement, interactions: readonly XmlElement[]): readonly ImportReason[] {
  const body = childNamed(item, 'qti-item-body')
  const isMarkedByPerson = interactions.some(({ name }) => name === 'qti-extended-text-interaction')
  const losses: readonly (ImportReason | false)[] = [
    !isMarkedByPerson && hasOwnMarks(item, interactions) && 'question_marks',
    (childrenNamed(item, 'qti-modal-feedback').length > 1 ||
      (body !== undefined &&
        descendantsOf(body).some(({ name }) => name === 'qti-feedback-inline' || name === 'qti-feedback-block'))) &&
      'question_feedback',
    interactions.some(({ attributes }) => attributes['shuffle'] === 'true') && 'question_order',
  ]
  return losses.filter((loss) => loss !== false)
}

/** Marks of an item that is right or wrong as a whole; none where it gives one, or counts otherwise, or a person marks it. */
export function wholeMarksOf(item: XmlElement, interactions: readonly XmlElement[]): { readonly marks?: number } {
  const isMarkedByPerson = interactions.some(({ name }) => name === 'qti-extended-text-interaction')
  const most = childrenNamed(item, 'qti-outcome-declaration').find(
    ({ attributes }) => attributes['identifier'] === 'MAXSCORE',
  )
  const marks = most ? Number(textOf(childNamed(most, 'qti-default-value'))) : 1
  const isOurs = marks >= 0.01 && marks <= 1_000 && Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6
  return isMarkedByPerson || marks === 1 || !isOurs || isMarkedByParts(item, interactions) ? {} : { marks }
}

/** Marks that are not kept: for parts, taken away, or none that ours can be. */
function hasOwnMarks(item: XmlElement, interactions: readonly XmlElement[]): boolean {
  const { marks = 1 } = wholeMarksOf(item, interactions)
  const isWeighty = childrenNamed(item, 'qti-outcome-declaration').some(
    (outcome) =>
      (outcome.attributes['identifier'] === 'MAXSCORE' &&
        Number(textOf(childNamed(outcome, 'qti-default-value'))) !== marks) ||
      (outcome.attributes['identifier'] === 'SCORE' && Number(outcome.attributes['normal-maximum'] ?? marks) !== marks),
  )
  return isWeighty || isMarkedByParts(item, interactions)
}

function isMarkedByParts(item: XmlElement, interactions: readonly XmlElement[]): boolean {
  const mappings = childrenNamed(item, 'qti-response-declaration').flatMap((declaration) =>
    childrenNamed(declaration, 'qti-mapping').map((mapping) => ({ declaration, mapping })),
  )
  const isPartial = mappings.some(({ declaration, mapping }) => {
    const values = childrenNamed(mapping, 'qti-map-entry').map(({ attributes }) => Number(attributes['mapped-value']))
    const gains = values.filter((value) => value > 0)
    return (
      values.some((value) => value < 0) ||
      Number(mapping.attributes['default-value'] ?? 0) < 0 ||
      new Set(gains).size > 1 ||
      (gains.length > 1 && declaration.attributes['cardinality'] !== 'single')
    )
  })
  const isSummed = interactions.length > 1 && (mappings.length > 1 || descendantsNamed(item, 'qti-sum').length > 0)
  return isPartial || isSummed
}
