/**
 * A sealed test: an assessment that says when it closes. Until then nobody's device holds what tells its answers, and nothing of
 * it is marked (docs/decisions/0066-a-sealed-test-says-when-it-closes.md).
 *
 * An answer may stand in more than the field for it: in the order of items, in the order of partners, in an id that an author or
 * an importer chose ("right1"). So what is asked lists such things by their text, under ids that are their places.
 */
import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { countsMarks, marksOf } from './question-marks.ts'

/** A body of an assessment with files of type `F`. */
interface Assessment<Q> {
  readonly kind: 'assessment'
  readonly questions: readonly Q[]
  readonly closes_on?: string | undefined
  readonly rules?: TestRules | undefined
}

/** Whether the answers of a test must not be known yet. */
export function isSealed<T extends { readonly closes_on?: string | undefined }>(
  test: T,
  now: Date,
): test is T & { readonly closes_on: string } {
  return test.closes_on !== undefined && now.getTime() < new Date(test.closes_on).getTime()
}

/** A test as it is sent before it closes: without hints, which belong to practice. */
export function sealedBody<Q extends Question>({
  questions,
  closes_on,
  rules,
}: Assessment<Q> & { readonly closes_on: string }) {
  return {
    kind: 'sealed_assessment' as const,
    questions: sealQuestions(
      questions.map((question) => ({ ...question, hints: undefined })),
      rules,
    ),
    closes_on,
    ...(rules && { rules: withoutChecks(rules) }),
  }
}

/** Checking a question would tell its answer. */
function withoutChecks({ question_tries: _checks, retry_penalty: _cost, ...rules }: TestRules): TestRules {
  return rules
}

/** Questions of one test without anything that tells an answer; where they count marks, each says what it gives at most. */
export function sealQuestions(questions: readonly Question[], rules?: TestRules): AskedQuestion[] {
  const hasMarks = countsMarks(questions, rules)
  return questions.map((question) => ({ ...sealQuestion(question), ...(hasMarks && { marks: marksOf(question) }) }))
}

interface Named {
  readonly id: string
  readonly text: string
}

/** Names of a list's entries: the place that each has in the order given. */
const placesOf = (prefix: string, listed: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(listed.map(({ id }, at) => [id, `${prefix}${at + 1}`]))

/** By code points, so that every side lists alike; equal texts keep their order. */
const byText = (items: readonly Named[]): readonly Named[] =>
  [...items].sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))

const options = (all: readonly { readonly option_id: string; readonly text: string }[]): readonly Named[] =>
  all.map(({ option_id, text }) => ({ id: option_id, text }))
const items = (all: readonly { readonly item_id: string; readonly text: string }[]): readonly Named[] =>
  all.map(({ item_id, text }) => ({ id: item_id, text }))

const asOptions = (listed: readonly Named[], names: ReadonlyMap<string, string>) =>
  listed.map(({ id, text }) => ({ option_id: names.get(id) ?? id, text }))
const asItems = (listed: readonly Named[], names: ReadonlyMap<string, string>) =>
  listed.map(({ id, text }) => ({ item_id: names.get(id) ?? id, text }))

/** For each part of an answer the names that ids have in the sealed question; one entry where all parts share them. */
function namesIn(question: Question): readonly ReadonlyMap<string, string>[] {
  switch (question.kind) {
    case 'choice':
      return [placesOf('o', options(question.options))]
    case 'inline_choice':
      return question.blanks.map((blank) => placesOf('o', byText(options(blank.options))))
    case 'match':
      return [placesOf('r', byText(items(question.right)))]
    case 'order':
      return [placesOf('i', byText(items(question.items)))]
    case 'hotspot':
      return [placesOf('p', byText(question.regions.map(({ region_id, label }) => ({ id: region_id, text: label }))))]
    default:
      return []
  }
}

const noNames: ReadonlyMap<string, string> = new Map()

/** A question without anything that tells its answer. */
export function sealQuestion(question: Question): AskedQuestion {
  const { question_id, text, hints } = question
  const asked = { question_id, text, ...(hints && { hints }) }
  const names = namesIn(question)
  const [first = noNames] = names
  switch (question.kind) {
    case 'choice':
      return {
        kind: 'choice',
        ...asked,
        multiple: question.multiple,
        options: asOptions(options(question.options), first),
      }
    case 'true_false':
      return { kind: 'true_false', ...asked }
    case 'blank':
      return { kind: 'blank', ...asked, blanks: question.blanks.map((_, at) => ({ blank_id: String(at + 1) })) }
    case 'inline_choice':
      return {
        kind: 'inline_choice',
        ...asked,
        blanks: question.blanks.map((blank, at) => ({
          blank_id: String(at + 1),
          options: asOptions(byText(options(blank.options)), names[at] ?? noNames),
        })),
      }
    case 'numeric':
      return question.asks_unit === true
        ? { kind: 'numeric', ...asked, unit: '', asks_unit: true }
        : { kind: 'numeric', ...asked, unit: question.unit }
    case 'short_text':
      return { kind: 'short_text', ...asked }
    case 'match':
      return {
        kind: 'match',
        ...asked,
        left: question.left.map(({ text: left }, at) => ({ item_id: `l${at + 1}`, text: left })),
        right: asItems(byText(items(question.right)), first),
      }
    case 'order':
      return { kind: 'order', ...asked, items: asItems(byText(items(question.items)), first) }
    case 'hotspot': {
      const regions = question.regions.map(({ region_id, label, shape }) => ({
        region_id: first.get(region_id) ?? region_id,
        label,
        shape,
      }))
      const listed = [...regions].sort(
        (one, other) => Number(one.region_id.slice(1)) - Number(other.region_id.slice(1)),
      )
      return {
        kind: 'hotspot',
        ...asked,
        picture: question.picture,
        alt: question.alt,
        multiple: question.multiple,
        regions: listed,
      }
    }
    case 'long_answer':
      return { kind: 'long_answer', ...asked, rubric: question.rubric }
    case 'file':
      return {
        kind: 'file',
        ...asked,
        accepts: question.accepts,
        max_files: question.max_files,
        rubric: question.rubric,
      }
    case 'recording':
      return { kind: 'recording', ...asked, max_seconds: question.max_seconds, rubric: question.rubric }
  }
}

/** An answer to the whole question as one to the sealed. */
export function sealAnswer(question: Question, answer: readonly string[]): readonly string[] {
  return renamed(namesIn(question), question, answer)
}

/** An answer to the sealed question as an answer to the whole one. What names nothing there stays as it is, and is wrong. */
export function unsealAnswer(question: Question, answer: readonly string[]): readonly string[] {
  const ids = namesIn(question).map((one) => new Map([...one].map(([id, name]) => [name, id])))
  return renamed(ids, question, answer)
}

function renamed(
  names: readonly ReadonlyMap<string, string>[],
  question: Question,
  answer: readonly string[],
): readonly string[] {
  return names.length === 0
    ? answer
    : answer.map((part, at) => (names[question.kind === 'inline_choice' ? at : 0] ?? noNames).get(part) ?? part)
}
