/** Writes questions as Moodle XML (docs.moodle.org/en/Moodle_XML_format), for Moodle 4 and what reads its banks. */
import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import { plainMaths } from '../../questions/maths.ts'
import { isMarkedByPerson } from '../../questions/marked-by-person.ts'
import { marksOf } from '../../questions/question-marks.ts'
import { blankMark } from '../../questions/questions.ts'
import { nameFrom } from './bank-items.ts'
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
export function writeMoodle(title: string, questions: readonly Question[]): WrittenBank {
  const category = `$course$/top/${title.replace(/\s+/g, ' ').replaceAll('/', '//')}`
  const head = `<question type="category"><category><text>${escapeXml(category)}</text></category></question>`
  return writtenBank(questions, written, (parts) =>
    ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', head, ...parts, '</quiz>', ''].join('\n'),
  )
}

/** Formulas are drawn in HTML alone; whatever has none is written as it is. */
function said(name: string, text: string, attributes = '', inside = ''): string {
  const isMaths = hasMaths(text)
  const words = isMaths ? escapeXml(textWithMaths(text)).replaceAll('\n', '<br>') : text
  return `<${name}${attributes} format="${isMaths ? 'html' : 'plain_text'}"><text>${escapeXml(words)}</text>${inside}</${name}>`
}

const plain = (name: string, text: string): string => `<${name}><text>${escapeXml(text)}</text></${name}>`

interface Answers {
  readonly type: string
  readonly inside: string
  /** Of the question, where its answers stand in it: HTML. */
  readonly html?: string
  readonly lost?: readonly LostPart[]
}

function written(question: Question): { readonly text: string; readonly lost: readonly LostPart[] } | undefined {
  const made = answersOf(question)
  if (!made) return undefined
  const { type, inside, html, lost = [] } = made
  const asked =
    html === undefined
      ? said('questiontext', question.text)
      : `<questiontext format="html"><text>${escapeXml(html)}</text></questiontext>`
  const parts = [
    plain('name', nameFrom(plainMaths(question.text))),
    asked,
    said('generalfeedback', question.explanation),
    `<defaultgrade>${decimal(marksOf(question))}</defaultgrade><penalty>0</penalty><hidden>0</hidden>`,
    inside,
    isCombined(question) ? combined(question.feedback ?? {}) : '',
    ...(question.hints ?? []).map((hint) => said('hint', hint)),
  ].filter(Boolean)
  return {
    text: `<question type="${type}">\n${parts.join('\n')}\n</question>`,
    lost: [...lost, ...lostParts(question, heldOf(question)), ...roundedMarks(question)],
  }
}

/** What a person marks comes back in whole marks. */
const roundedMarks = (question: Question): readonly LostPart[] =>
  isMarkedByPerson(question) && !Number.isInteger(marksOf(question)) ? ['marks'] : []

/** What is said by how the whole answer came out has fields of its own. */
const isCombined = ({ kind }: Question): boolean => kind === 'choice' || kind === 'match' || kind === 'order'

const combined = ({ right = '', partly = '', wrong = '' }: NonNullable<Question['feedback']>): string =>
  [said('correctfeedback', right), said('partiallycorrectfeedback', partly), said('incorrectfeedback', wrong)].join('')

function heldOf(question: Question): Parameters<typeof lostParts>[1] {
  const { kind } = question
  const isOfGaps = kind === 'blank' || kind === 'inline_choice'
  const onlyParts =
    (isOfGaps && question.blanks.length > 1) || kind === 'match' || (kind === 'choice' && question.multiple)
  return {
    marks: true,
    marksOfParts: isOfGaps,
    hints: true,
    onlyParts,
    // Moodle counts the longest run in order too, but by all its items.
    onlyWhole: !onlyParts,
    feedback: isCombined(question)
      ? ['right', 'partly', 'wrong']
      : kind === 'true_false' || kind === 'short_text' || kind === 'numeric'
        ? ['right', 'wrong']
        : [],
    feedbackOfOptions: true,
    units: kind === 'numeric' && question.asks_unit !== true,
  }
}

/** Undefined where Moodle has no such question. */
function answersOf(question: Question): Answers | undefined {
  switch (question.kind) {
    case 'choice':
      return choice(question)
    case 'true_false':
      return {
        type: 'truefalse',
        inside: [true, false]
          .map((one) =>
            one === question.correct
              ? typed(String(one), '100', toAnswer(question.feedback?.right))
              : typed(String(one), '0', toAnswer(question.feedback?.wrong)),
          )
          .join('\n'),
      }
    case 'blank':
      return { type: 'cloze', inside: '', html: gapped(question.text, typedGaps(question)) }
    case 'inline_choice':
      return { type: 'cloze', inside: '', html: gapped(question.text, chosenGaps(question)) }
    case 'numeric':
      return numeric(question)
    case 'short_text':
      return {
        type: 'shortanswer',
        inside: [
          '<usecase>0</usecase>',
          ...question.accepted.map((text) => typed(starred(text), '100', toAnswer(question.feedback?.right))),
          toOthers(question.feedback?.wrong),
        ].join('\n'),
      }
    case 'match':
      return match(question)
    case 'order':
      return {
        type: 'ordering',
        inside: [
          '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>' +
            `<gradingtype>${question.partial_credit === true ? 'LONGEST_ORDERED_SUBSET' : 'ALL_OR_NOTHING'}</gradingtype>`,
          ...question.items.map(({ text }, at) => said('answer', text, ` fraction="${at + 1}"`)),
        ].join('\n'),
      }
    case 'long_answer':
      return {
        type: 'essay',
        inside: '<responseformat>editor</responseformat><attachments>0</attachments>',
        lost: ['rubric'],
      }
    case 'file':
      return {
        type: 'essay',
        inside: `<responseformat>noinline</responseformat><attachmentsrequired>1</attachmentsrequired><attachments>${question.max_files}</attachments>`,
        lost: question.accepts === 'any' ? ['rubric'] : ['rubric', 'files'],
      }
    default:
      return undefined
  }
}

const toAnswer = (feedback = ''): string => (feedback === '' ? '' : said('feedback', feedback))
/** To whatever else is typed. */
const toOthers = (feedback = ''): string => (feedback === '' ? '' : typed('*', '0', said('feedback', feedback)))

/** A star stands for any letters there. */
const starred = (text: string): string => text.replaceAll('*', '\\*')

const typed = (text: string, fraction: string, inside = ''): string =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${escapeXml(text)}</text>${inside}</answer>`

function choice({ options, correct, multiple }: QuestionOf<'choice'>): Answers {
  const share = shareOf(correct.length)
  const answers = options.map(({ option_id, text, feedback }) => {
    const fraction = correct.includes(option_id) ? share : multiple ? `-${share}` : '0'
    return said('answer', text, ` fraction="${fraction}"`, toAnswer(feedback))
  })
  const head = `<single>${!multiple}</single><shuffleanswers>false</shuffleanswers>`
  return { type: 'multichoice', inside: [head, ...answers].join('\n') }
}

function numeric({ value, tolerance, unit, units = [], feedback }: QuestionOf<'numeric'>): Answers {
  const one = (name: string, multiplier: number) =>
    `<unit><multiplier>${decimal(multiplier)}</multiplier><unit_name>${escapeXml(name)}</unit_name></unit>`
  const all = [one(unit, 1), ...units.map((other) => one(other.unit, Number((1 / other.factor).toPrecision(12))))]
  const inside = [
    typed(decimal(value), '100', `<tolerance>${decimal(tolerance)}</tolerance>${toAnswer(feedback?.right)}`),
    toOthers(feedback?.wrong),
    unit === '' ? '' : `<units>${all.join('')}</units>`,
  ]
  return { type: 'numerical', inside: inside.filter(Boolean).join('\n') }
}

function match({ left, right, pairs }: QuestionOf<'match'>): Answers {
  const textOf = (id: string | undefined) => right.find(({ item_id }) => item_id === id)?.text ?? ''
  const others = right.filter(({ item_id }) => !pairs.some(({ right_id }) => right_id === item_id))
  const one = (text: string, partner: string) =>
    said('subquestion', text, '', `<answer><text>${escapeXml(partner)}</text></answer>`)
  const inside = [
    '<shuffleanswers>true</shuffleanswers>',
    ...left.map(({ item_id, text }) => one(text, textOf(pairs.find(({ left_id }) => left_id === item_id)?.right_id))),
    ...others.map(({ text }) => one('', text)),
  ]
  return { type: 'matching', inside: inside.join('\n') }
}

/** The text as HTML, with an answer in the place of each blank. */
function gapped(text: string, gaps: readonly string[]): string {
  const html = escapeXml(hasMaths(text) ? textWithMaths(text) : text)
    .replaceAll('{', '&#123;')
    .replaceAll('\n', '<br>')
  return html
    .split(blankMark)
    .map((part, at) => `${part}${gaps[at] ?? ''}`)
    .join('')
}

function typedGaps({ blanks }: QuestionOf<'blank'>): readonly string[] {
  const weights = weightsOf(blanks)
  return blanks.map(({ accepted, as_number }, at) =>
    as_number === true
      ? gap(weights[at]!, 'NUMERICAL', accepted.map(right))
      : gap(weights[at]!, 'SHORTANSWER', accepted.map(starred).map(right)),
  )
}

const right = (text: string): GapAnswer => ({ isRight: true, text })

function chosenGaps({ blanks }: QuestionOf<'inline_choice'>): readonly string[] {
  const weights = weightsOf(blanks)
  return blanks.map(({ options, correct }, at) =>
    gap(
      weights[at]!,
      'MULTICHOICE',
      options.map(({ option_id, text }) => ({ isRight: option_id === correct, text })),
    ),
  )
}

/** Marks of blanks as whole numbers: Moodle shares out the marks of the question by them. */
function weightsOf(blanks: readonly { readonly marks?: number | undefined }[]): readonly number[] {
  if (blanks.every(({ marks }) => marks === undefined)) return blanks.map(() => 1)
  const hundredths = blanks.map(({ marks = 1 }) => Math.round(marks * 100))
  const divisor = hundredths.reduce(greatestDivisor)
  return hundredths.map((one) => one / divisor)
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

interface GapAnswer {
  readonly isRight: boolean
  readonly text: string
}

function gap(weight: number, kind: string, answers: readonly GapAnswer[]): string {
  const list = answers.map(({ isRight, text }) => {
    // At the beginning a per cent sign would be a share of the marks, and an equals sign what is right.
    const words = escapeXml(textWithMaths(text)).replace(/^%/, '&#37;').replace(/^=/, '&#61;').replaceAll('\n', ' ')
    return `${isRight ? '=' : ''}${words.replace(/\\(?=[\\~#}/]|$)/g, '\\\\').replace(/[~#}]/g, '\\$&')}`
  })
  return `{${weight}:${kind}:${list.join('~')}}`
}
