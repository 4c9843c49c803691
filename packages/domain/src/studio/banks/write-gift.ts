/** Writes questions as GIFT, which Moodle and many others read (docs.moodle.org/en/GIFT_format). */
import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import { blankMark } from '../../questions/questions.ts'
import {
  decimal,
  escapeXml,
  hasMaths,
  lostParts,
  shareOf,
  textWithMaths,
  writtenBank,
  type LostPart,
  type WrittenBank,
} from './written-banks.ts'

/** One category of the name of the test. */
export function writeGift(title: string, questions: readonly Question[]): WrittenBank {
  return writtenBank(questions, written, (parts) =>
    [`$CATEGORY: ${title.replace(/\s+/g, ' ').replaceAll('/', '//')}`, ...parts].map((part) => `${part}\n`).join('\n'),
  )
}

/** How the texts of one question are written: as they are, or as HTML where a sign of theirs means something else there. */
type Say = (text: string) => string

const escape = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replaceAll('\n', '\\n')
const asPlain: Say = (text) => escape(text)
const asHtml: Say = (text) =>
  escape(
    escapeXml(textWithMaths(text))
      .replace(/^(\s*)%/, '$1&#37;')
      .replaceAll('\n', '<br>'),
  )

function written(question: Question): { readonly text: string; readonly lost: readonly LostPart[] } | undefined {
  const needsHtml = textsOf(question).some((text) => hasMaths(text) || /^\s*[%[]/.test(text) || text.includes('->'))
  const say = needsHtml ? asHtml : asPlain
  const made = answersOf(question, say)
  if (!made) return undefined
  const { before = say(question.text), answers, after = '', lost = [] } = made
  const explained = question.explanation === '' ? '' : `\n####${say(question.explanation)}`
  const held = question.kind === 'true_false' ? (['right', 'wrong'] as const) : []
  const byParts = isByParts(question)
  return {
    text: `[${needsHtml ? 'html' : 'plain'}]${before} {${answers}${explained}}${after}`,
    lost: [
      ...lost,
      ...lostParts(question, { feedback: held, feedbackOfOptions: true, onlyParts: byParts, onlyWhole: !byParts }),
    ],
  }
}

/** Whether parts of the answer bring parts of the marks wherever such a question is asked there. */
const isByParts = (question: Question): boolean =>
  question.kind === 'match' || (question.kind === 'choice' && question.multiple)

function textsOf(question: Question): readonly string[] {
  const { text, explanation } = question
  switch (question.kind) {
    case 'choice':
      return [text, explanation, ...question.options.flatMap((one) => [one.text, one.feedback ?? ''])]
    case 'inline_choice':
      return [text, explanation, ...question.blanks.flatMap(({ options }) => options.map((one) => one.text))]
    case 'blank':
      return [text, explanation, ...question.blanks.flatMap(({ accepted }) => accepted)]
    case 'short_text':
      return [text, explanation, ...question.accepted]
    case 'match':
      return [text, explanation, ...[...question.left, ...question.right].map((one) => one.text)]
    default:
      return [text, explanation]
  }
}

interface Answers {
  readonly before?: string
  readonly answers: string
  readonly after?: string
  readonly lost?: readonly LostPart[]
}

const lines = (list: readonly string[]): string => list.map((line) => `\n${line}`).join('')

/** Undefined where GIFT has no such question. */
function answersOf(question: Question, say: Say): Answers | undefined {
  switch (question.kind) {
    case 'choice':
      return choice(question, say)
    case 'true_false': {
      const { right = '', wrong = '' } = question.feedback ?? {}
      const said = right === '' && wrong === '' ? '' : `#${say(wrong)}#${say(right)}`
      return { answers: `${question.correct ? 'T' : 'F'}${said}` }
    }
    case 'blank': {
      const [blank, ...more] = question.blanks
      if (!blank || more.length > 0) return undefined
      const typed = (text: string) => say(text.replaceAll('*', '\\*'))
      const accepted = blank.accepted.map((text) => `=${blank.as_number === true ? say(text) : typed(text)}`)
      return { ...around(question.text, say), answers: `${blank.as_number === true ? '#' : ''}${lines(accepted)}` }
    }
    case 'inline_choice': {
      const [blank, ...more] = question.blanks
      if (!blank || more.length > 0) return undefined
      const options = blank.options.map(
        ({ option_id, text }) => `${option_id === blank.correct ? '=' : '~'}${say(text)}`,
      )
      return { ...around(question.text, say), answers: lines(options) }
    }
    case 'numeric': {
      const { value, tolerance, unit } = question
      return { answers: `#${decimal(value)}:${decimal(tolerance)}`, lost: unit === '' ? [] : ['unit'] }
    }
    case 'short_text':
      return { answers: lines(question.accepted.map((text) => `=${say(text.replaceAll('*', '\\*'))}`)) }
    case 'match':
      return match(question, say)
    case 'long_answer':
      return { answers: '', lost: ['rubric', 'marks'] }
    default:
      return undefined
  }
}

/** The text before a blank and behind it; behind it something must stand, else the answers would not belong in the sentence. */
function around(text: string, say: Say): { readonly before: string; readonly after: string } {
  const at = text.indexOf(blankMark)
  const after = say(text.slice(at + blankMark.length))
  return { before: say(text.slice(0, at)), after: after.trim() === '' ? '\\n' : after }
}

function choice({ options, correct, multiple }: QuestionOf<'choice'>, say: Say): Answers {
  const share = shareOf(correct.length)
  const answers = options.map(({ option_id, text, feedback = '' }) => {
    const isRight = correct.includes(option_id)
    const sign = multiple ? `~%${isRight ? '' : '-'}${share}%` : isRight ? '=' : '~'
    return `${sign}${say(text)}${feedback === '' ? '' : `#${say(feedback)}`}`
  })
  return { answers: lines(answers) }
}

function match({ left, right, pairs }: QuestionOf<'match'>, say: Say): Answers {
  const textOf = (id: string | undefined) => right.find(({ item_id }) => item_id === id)?.text ?? ''
  const asked = left.map(
    ({ item_id, text }) =>
      `=${say(text)} -> ${say(textOf(pairs.find(({ left_id }) => left_id === item_id)?.right_id))}`,
  )
  const others = right.filter(({ item_id }) => !pairs.some(({ right_id }) => right_id === item_id))
  return { answers: lines([...asked, ...others.map(({ text }) => `= -> ${say(text)}`)]) }
}
