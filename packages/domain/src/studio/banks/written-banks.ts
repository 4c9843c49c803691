/** Questions written for other programs, and what each of these ways cannot hold. */
import type { Question } from '@maktab/contracts/questions/questions'
import { plainMaths, splitMaths } from '../../questions/maths.ts'
import { nameFrom } from './bank-items.ts'

/** What of a question is not in the file; `kind`: the question is not. */
export type LostPart = 'kind' | 'marks' | 'hints' | 'feedback' | 'rubric' | 'unit' | 'files'

export interface WrittenRemark {
  /** Of the question among those that were given, from 0. */
  readonly at: number
  readonly name: string
  readonly lost: readonly LostPart[]
}

export interface WrittenBank {
  readonly text: string
  readonly remarks: readonly WrittenRemark[]
}

/** A question in the format's own words, with what it lost; undefined where the format has no such question. */
export type Writer = (
  question: Question,
  at: number,
) => { readonly text: string; readonly lost: readonly LostPart[] } | undefined

export function writtenBank(
  questions: readonly Question[],
  write: Writer,
  frame: (parts: readonly string[]) => string,
): WrittenBank {
  const remarks: WrittenRemark[] = []
  const parts = questions.flatMap((question, at) => {
    const written = write(question, at)
    const lost = written ? [...new Set(written.lost)] : (['kind'] as const)
    if (lost.length > 0) remarks.push({ at, name: nameFrom(plainMaths(question.text)), lost })
    return written ? [written.text] : []
  })
  return { text: frame(parts), remarks }
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Formulas between the signs that other programs know; a dollar sign is one nowhere else. */
export function textWithMaths(text: string): string {
  return splitMaths(text)
    .map((part) => {
      if (part.kind === 'text') return part.text
      return part.isBlock ? `\\[${part.tex}\\]` : `\\(${part.tex}\\)`
    })
    .join('')
}

export const hasMaths = (text: string): boolean => splitMaths(text).some(({ kind }) => kind === 'maths')

/** A number as every reader takes it: without an exponent. */
export function decimal(value: number): string {
  const short = String(value)
  return short.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : short
}

/** Shares of the marks that Moodle knows, in per cent: one for each of so many right choices. */
export const shareOf = (count: number): string => String(Number((100 / count).toFixed(5)))

type Lossy = Question & { readonly partial_credit?: boolean | undefined }

const hasMarksOfParts = (question: Question): boolean =>
  ((question.kind === 'blank' || question.kind === 'inline_choice') &&
    question.blanks.some(({ marks }) => marks !== undefined)) ||
  (question.kind === 'match' && question.pairs.some(({ marks }) => marks !== undefined))

interface Holds {
  /** Marks of the question, of its parts. */
  readonly marks?: boolean
  readonly marksOfParts?: boolean
  /** Marks for parts of the answer, and nothing but such: without them an answer is right or wrong as a whole. */
  readonly onlyParts?: boolean
  readonly onlyWhole?: boolean
  readonly hints?: boolean
  /** What is said by how the whole answer came out. */
  readonly feedback?: readonly ('right' | 'partly' | 'wrong')[]
  readonly feedbackOfOptions?: boolean
  readonly units?: boolean
}

/** What of a question is lost where its format holds so much. */
export function lostParts(question: Lossy, holds: Holds): readonly LostPart[] {
  const { marks, hints = [], feedback = {}, partial_credit = false } = question
  const isOfParts = question.kind === 'numeric' && (question.asks_unit === true || (question.units ?? []).length > 0)
  const isSaid = (way: 'right' | 'partly' | 'wrong') =>
    (feedback[way] ?? '') !== '' && holds.feedback?.includes(way) !== true
  const lost: readonly (LostPart | false)[] = [
    ((marks !== undefined && marks !== 1 && holds.marks !== true) ||
      (hasMarksOfParts(question) && holds.marksOfParts !== true) ||
      (holds.onlyParts === true && !partial_credit) ||
      (holds.onlyWhole === true && partial_credit)) &&
      'marks',
    hints.length > 0 && holds.hints !== true && 'hints',
    ((['right', 'partly', 'wrong'] as const).some(isSaid) ||
      (question.kind === 'choice' &&
        holds.feedbackOfOptions !== true &&
        question.options.some((option) => (option.feedback ?? '') !== ''))) &&
      'feedback',
    isOfParts && holds.units !== true && 'unit',
  ]
  return lost.filter((part) => part !== false)
}
