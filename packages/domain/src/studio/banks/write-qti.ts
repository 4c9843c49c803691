/** Writes questions as a package of QTI 3 (1EdTech): a test, an item for each question, and their list. */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import { plainMaths } from '../../questions/maths.ts'
import { marksOf } from '../../questions/question-marks.ts'
import { blankMark } from '../../questions/questions.ts'
import { nameFrom } from './bank-items.ts'
import {
  decimal,
  escapeXml,
  lostParts,
  textWithMaths,
  writtenBank,
  type LostPart,
  type WrittenBank,
} from './written-banks.ts'

export interface WrittenPackage extends Pick<WrittenBank, 'remarks'> {
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** What is chosen of a statement: that it is true, that it is not. */
const truthWords: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: ['True', 'False'],
  pu: ['سم', 'ناسم'],
  da: ['درست', 'نادرست'],
  ur: ['درست', 'غلط'],
}

const names = 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** `language` is that of what is written. */
export function writeQti(title: string, questions: readonly Question[], language: LanguageCode): WrittenPackage {
  const items: { readonly path: string; readonly text: string }[] = []
  const { remarks } = writtenBank(
    questions,
    (question, at) => {
      const written = itemOf(question, `q${at + 1}`, language)
      if (written) items.push({ path: `items/q${at + 1}.xml`, text: head + written.text })
      return written
    },
    () => '',
  )
  const refs = items.map(({ path }, at) => `<qti-assessment-item-ref identifier="i${at + 1}" href="${path}"/>`)
  const test = `${head}<qti-assessment-test ${names} identifier="test" title="${escapeXml(title)}"><qti-test-part identifier="part" navigation-mode="nonlinear" submission-mode="simultaneous"><qti-assessment-section identifier="section" title="${escapeXml(title)}" visible="false">${refs.join('')}</qti-assessment-section></qti-test-part></qti-assessment-test>`
  const listed = items.map(
    ({ path }, at) =>
      `<resource identifier="i${at + 1}" type="imsqti_item_xmlv3p0" href="${path}"><file href="${path}"/></resource>`,
  )
  const manifest = `${head}<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="questions"><metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/><resources><resource identifier="test" type="imsqti_test_xmlv3p0" href="test.xml"><file href="test.xml"/></resource>${listed.join('')}</resources></manifest>`
  return { files: [{ path: 'imsmanifest.xml', text: manifest }, { path: 'test.xml', text: test }, ...items], remarks }
}

interface Answers {
  readonly declared: readonly string[]
  readonly body: string
  readonly processing?: string
  readonly lost?: readonly LostPart[]
}

function itemOf(question: Question, identifier: string, language: LanguageCode) {
  const made = answersOf(question, language)
  if (!made) return undefined
  const { declared, body, lost = [] } = made
  const most = marksOf(question)
  const matched =
    '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/>'
  const explained =
    question.explanation === ''
      ? ''
      : `<qti-modal-feedback outcome-identifier="EXPLAINED" identifier="explained" show-hide="hide"><qti-content-body>${lines(question.explanation)}</qti-content-body></qti-modal-feedback>`
  const outcomes = [
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>',
    most === 1
      ? ''
      : `<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>${decimal(most)}</qti-value></qti-default-value></qti-outcome-declaration>`,
    explained === ''
      ? ''
      : '<qti-outcome-declaration identifier="EXPLAINED" cardinality="single" base-type="identifier"/>',
  ]
  const title = escapeXml(nameFrom(plainMaths(question.text)))
  const text = [
    `<qti-assessment-item ${names} identifier="${identifier}" title="${title}" adaptive="false" time-dependent="false">`,
    ...declared,
    ...outcomes,
    `<qti-item-body>${body}</qti-item-body>`,
    made.processing ?? matched,
    explained,
    '</qti-assessment-item>',
  ]
  return {
    text: text.filter(Boolean).join('\n'),
    lost: [...lost, ...lostParts(question, { marks: true, onlyWhole: true })],
  }
}

const words = (text: string): string => escapeXml(textWithMaths(text))
const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${words(line)}</p>`)
    .join('')

interface Declared {
  readonly id?: string
  readonly cardinality?: 'single' | 'multiple' | 'ordered'
  readonly type?: 'identifier' | 'string' | 'float' | 'directedPair'
  readonly correct: readonly string[]
  /** Whatever else is as good. */
  readonly mapped?: readonly string[]
}

function declaration({
  id = 'RESPONSE',
  cardinality = 'single',
  type = 'identifier',
  correct,
  mapped = [],
}: Declared): string {
  const values = correct.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('')
  const right = values === '' ? '' : `<qti-correct-response>${values}</qti-correct-response>`
  const entries = mapped.map((key) => `<qti-map-entry map-key="${escapeXml(key)}" mapped-value="1"/>`).join('')
  const mapping = entries === '' ? '' : `<qti-mapping default-value="0">${entries}</qti-mapping>`
  return `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${type}">${right}${mapping}</qti-response-declaration>`
}

/** What may be typed into one field: the first is right, the others are mapped to the same marks. */
const typed = (id: string, accepted: readonly string[], type: 'string' | 'float'): string =>
  declaration({ id, type, correct: accepted.slice(0, 1), mapped: accepted.length > 1 ? accepted : [] })

const mapped = '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response"/>'
const entry = (id: string): string => `<qti-text-entry-interaction response-identifier="${id}"/>`
const choices = (name: string, list: readonly (readonly [string, string])[]): string =>
  list.map(([id, text]) => `<${name} identifier="${id}">${words(text)}</${name}>`).join('')

/** Undefined where QTI has no such question, or would need a picture beside it. */
function answersOf(question: Question, language: LanguageCode): Answers | undefined {
  switch (question.kind) {
    case 'choice':
      return choice(question)
    case 'true_false': {
      const [yes, no] = truthWords[language]
      return {
        declared: [declaration({ correct: [String(question.correct)] })],
        body: `${lines(question.text)}<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">${choices(
          'qti-simple-choice',
          [
            ['true', yes],
            ['false', no],
          ],
        )}</qti-choice-interaction>`,
      }
    }
    case 'blank': {
      const isOne = question.blanks.length === 1
      const ids = question.blanks.map((_, at) => (isOne ? 'RESPONSE' : `R${at + 1}`))
      const isMapped = question.blanks.some(({ accepted }) => accepted.length > 1)
      return {
        declared: question.blanks.map(({ accepted, as_number }, at) =>
          typed(ids[at]!, accepted, as_number === true ? 'float' : 'string'),
        ),
        body: gapped(question.text, ids.map(entry)),
        ...(isMapped ? { processing: isOne ? mapped : summed(ids) } : !isOne && { processing: allRight(ids) }),
        lost: isMapped && !isOne ? ['marks'] : [],
      }
    }
    case 'inline_choice': {
      const ids = question.blanks.map((_, at) => (question.blanks.length === 1 ? 'RESPONSE' : `R${at + 1}`))
      const option = (at: number) => `o${at + 1}`
      return {
        declared: question.blanks.map(({ options, correct }, at) =>
          declaration({ id: ids[at]!, correct: [option(options.findIndex(({ option_id }) => option_id === correct))] }),
        ),
        body: gapped(
          question.text,
          question.blanks.map(
            ({ options }, at) =>
              `<qti-inline-choice-interaction response-identifier="${ids[at]}">${choices(
                'qti-inline-choice',
                options.map(({ text }, place) => [option(place), text]),
              )}</qti-inline-choice-interaction>`,
          ),
        ),
        ...(ids.length > 1 && { processing: allRight(ids) }),
      }
    }
    case 'numeric': {
      const { value, tolerance, unit } = question
      return {
        declared: [declaration({ type: 'float', correct: [decimal(value)] })],
        body: `${lines(question.text)}<p>${entry('RESPONSE')} ${words(unit)}</p>`,
        processing: near(tolerance),
      }
    }
    case 'short_text':
      return {
        declared: [typed('RESPONSE', question.accepted, 'string')],
        body: `${lines(question.text)}<p>${entry('RESPONSE')}</p>`,
        ...(question.accepted.length > 1 && { processing: mapped }),
      }
    case 'match':
      return match(question)
    case 'order': {
      const ids = question.items.map((_, at) => `i${at + 1}`)
      // Shown in another order than the right one.
      const shown = question.items.map(({ text }, at) => [ids[at]!, text] as const).reverse()
      return {
        declared: [declaration({ cardinality: 'ordered', correct: ids })],
        body: `${lines(question.text)}<qti-order-interaction response-identifier="RESPONSE">${choices('qti-simple-choice', shown)}</qti-order-interaction>`,
      }
    }
    case 'long_answer':
      return {
        declared: [declaration({ type: 'string', correct: [] })],
        body: `${lines(question.text)}<qti-extended-text-interaction response-identifier="RESPONSE"/>`,
        processing: '<qti-response-processing/>',
        lost: Number.isInteger(marksOf(question)) ? ['rubric'] : ['rubric', 'marks'],
      }
    default:
      return undefined
  }
}

function choice({ text, options, correct, multiple }: QuestionOf<'choice'>): Answers {
  const ids = options.map((_, at) => `o${at + 1}`)
  const right = options.flatMap(({ option_id }, at) => (correct.includes(option_id) ? [ids[at]!] : []))
  const offered = options.map((one, at) => [ids[at]!, one.text] as const)
  return {
    declared: [declaration({ cardinality: multiple ? 'multiple' : 'single', correct: right })],
    body: `${lines(text)}<qti-choice-interaction response-identifier="RESPONSE" max-choices="${multiple ? 0 : 1}">${choices('qti-simple-choice', offered)}</qti-choice-interaction>`,
  }
}

function match({ text, left, right, pairs }: QuestionOf<'match'>): Answers {
  const leftId = (id: string) => `l${left.findIndex(({ item_id }) => item_id === id) + 1}`
  const rightId = (id: string) => `r${right.findIndex(({ item_id }) => item_id === id) + 1}`
  const set = (
    list: readonly { readonly item_id: string; readonly text: string }[],
    idOf: (id: string) => string,
    most: number,
  ) =>
    `<qti-simple-match-set>${list.map((one) => `<qti-simple-associable-choice identifier="${idOf(one.item_id)}" match-max="${most}">${words(one.text)}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`
  return {
    declared: [
      declaration({
        cardinality: 'multiple',
        type: 'directedPair',
        correct: pairs.map(({ left_id, right_id }) => `${leftId(left_id)} ${rightId(right_id)}`),
      }),
    ],
    body: `${lines(text)}<qti-match-interaction response-identifier="RESPONSE" max-associations="${left.length}">${set(left, leftId, 1)}${set(right, rightId, left.length)}</qti-match-interaction>`,
  }
}

/** Lines with a field in the place of each blank. */
function gapped(text: string, fields: readonly string[]): string {
  let at = 0
  return text
    .split('\n')
    .map((line) => {
      const parts = line.split(blankMark).map(words)
      return `<p>${parts.map((part, place) => (place === 0 ? part : `${fields[at++] ?? ''}${part}`)).join('')}</p>`
    })
    .join('')
}

const setScore = (value: string): string => `<qti-set-outcome-value identifier="SCORE">${value}</qti-set-outcome-value>`
const one = '<qti-base-value base-type="float">1</qti-base-value>'
const when = (condition: string): string =>
  `<qti-response-processing><qti-response-condition><qti-response-if>${condition}${setScore(one)}</qti-response-if></qti-response-condition></qti-response-processing>`
const both = (id: string): string => `<qti-variable identifier="${id}"/><qti-correct identifier="${id}"/>`

const allRight = (ids: readonly string[]): string =>
  when(`<qti-and>${ids.map((id) => `<qti-match>${both(id)}</qti-match>`).join('')}</qti-and>`)
const summed = (ids: readonly string[]): string =>
  `<qti-response-processing>${setScore(`<qti-sum>${ids.map((id) => `<qti-map-response identifier="${id}"/>`).join('')}</qti-sum>`)}</qti-response-processing>`
const near = (tolerance: number): string =>
  when(
    tolerance === 0
      ? `<qti-equal tolerance-mode="exact">${both('RESPONSE')}</qti-equal>`
      : `<qti-equal tolerance-mode="absolute" tolerance="${decimal(tolerance)} ${decimal(tolerance)}">${both('RESPONSE')}</qti-equal>`,
  )
