/** What the rules of a test allow one learner: the same on a device and on the server. */
import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import type { TestRules, TestSection } from '@maktab/contracts/questions/test-rules'
import { drawBySeed } from './question-draw.ts'

/** What one learner has beyond the rules. */
export interface Allowance {
  readonly extra_tries: number
  readonly extra_minutes: number
}

export const noAllowance: Allowance = { extra_tries: 0, extra_minutes: 0 }

/** Seconds beyond its time that the server takes: a page in the background is woken once a minute. */
export const timeTolerance = 120

/** How often a learner may take a test in all; undefined where there is no limit. */
export function triesOf({ tries }: TestRules, { extra_tries }: Allowance): number | undefined {
  return tries === undefined ? undefined : tries + extra_tries
}

/** Seconds for one try; undefined where there is no limit. */
export function secondsOf({ minutes }: TestRules, { extra_minutes }: Allowance): number | undefined {
  return minutes === undefined ? undefined : (minutes + extra_minutes) * 60
}

/** An edition's rules with the limits of another: what was asked and how it is marked stays, how often and how long it may be taken does not. */
export function withLimitsOf(rules: TestRules = {}, { tries, minutes, opens_on }: TestRules = {}): TestRules {
  return { ...rules, tries, minutes, opens_on }
}

interface Taking {
  /** Tries of this learner in this class that are kept. */
  readonly made: number
  /** When it was handed in. */
  readonly given: Date
  /** How long it took, as the device counted. */
  readonly seconds: number
}

export type TakingRefusal = 'test_not_open' | 'tries_used_up' | 'time_over'

/** Why a try is not taken; undefined where it is. */
export function takingRefusal(
  rules: TestRules,
  allowance: Allowance,
  { made, given, seconds }: Taking,
): TakingRefusal | undefined {
  if (rules.opens_on !== undefined && given.getTime() < Date.parse(rules.opens_on)) return 'test_not_open'
  const tries = triesOf(rules, allowance)
  if (tries !== undefined && made >= tries) return 'tries_used_up'
  const most = secondsOf(rules, allowance)
  return most !== undefined && seconds > most + timeTolerance ? 'time_over' : undefined
}

/** Whether right answers and the marks of each question may be seen after `made` tries. */
export function showsAnswers(rules: TestRules, allowance: Allowance, made: number): boolean {
  const tries = triesOf(rules, allowance)
  return tries === undefined || rules.shows_answers === true || made >= tries
}

interface Identified {
  readonly question_id: string
}

export interface SectionQuestions<Q> {
  /** Undefined for questions before the first section. */
  readonly section: TestSection | undefined
  readonly questions: readonly Q[]
}

/** Questions by the section that they stand in. A section whose first question is gone is none: its questions belong to the one before. */
export function bySection<Q extends Identified>(
  questions: readonly Q[],
  sections: readonly TestSection[] = [],
): readonly SectionQuestions<Q>[] {
  const groups: { section: TestSection | undefined; questions: Q[] }[] = []
  for (const question of questions) {
    const section = sections.find(({ first_question_id }) => first_question_id === question.question_id)
    if (section || groups.length === 0) groups.push({ section, questions: [] })
    groups.at(-1)!.questions.push(question)
  }
  return groups
}

/** Of whom and for which try questions are drawn: the same on every device of that learner, and on the server. */
export interface DrawnFor {
  readonly user_id: number
  readonly content_id: number
  /** From 1. */
  readonly try_number: number
}

const seedOf = ({ user_id, content_id, try_number }: DrawnFor) => `${user_id}/${content_id}/${try_number}`

/** The questions of one try, section by section, in the order in which this learner has them. */
export function drawSections<Q extends Identified>(
  questions: readonly Q[],
  rules: TestRules,
  of: DrawnFor,
): readonly SectionQuestions<Q>[] {
  const seed = seedOf(of)
  const idOf = ({ question_id }: Q) => question_id
  return bySection(questions, rules.sections).map(({ section, questions: all }) => {
    const drawn =
      section?.draws === undefined ? all : inOrderOf(all, drawBySeed(all, idOf, { seed, count: section.draws }))
    const shown = rules.shuffles_questions === true ? mixed(drawn, idOf, `${seed}/order`) : drawn
    return { section, questions: shown }
  })
}

/** The questions of one try, one after another. */
export function drawTest<Q extends Identified>(questions: readonly Q[], rules: TestRules, of: DrawnFor): readonly Q[] {
  return drawSections(questions, rules, of).flatMap((group) => group.questions)
}

/** Whether each learner has questions of their own. */
export function draws({ sections = [] }: TestRules): boolean {
  return sections.some((section) => section.draws !== undefined)
}

function inOrderOf<T>(all: readonly T[], some: readonly T[]): readonly T[] {
  const kept = new Set(some)
  return all.filter((one) => kept.has(one))
}

const mixed = <T>(entries: readonly T[], idOf: (entry: T) => string, seed: string): readonly T[] =>
  drawBySeed(entries, idOf, { seed, count: entries.length })

/** A question as this learner sees it: where the test says so, its options in an order of their own. Answers name options, so nothing else changes. */
export function withOwnOptions<Q extends Question | AskedQuestion>(question: Q, rules: TestRules, of: DrawnFor): Q {
  if (rules.shuffles_options !== true) return question
  const seed = `${seedOf(of)}/${question.question_id}`
  const mix = (options: readonly { readonly option_id: string }[], at: number) =>
    mixed(options, ({ option_id }) => option_id, `${seed}/${at}`)
  if (question.kind === 'choice') return { ...question, options: mix(question.options, 0) }
  if (question.kind === 'inline_choice')
    return { ...question, blanks: question.blanks.map((blank, at) => ({ ...blank, options: mix(blank.options, at) })) }
  return question
}

/** Why rules do not hold together; empty where they do. */
export type RulesFault = 'opens_after_closing' | 'section_without_question' | 'draws_too_many' | 'retry_without_tries'

export function rulesFaults(
  rules: TestRules,
  { questions, closes_on }: { readonly questions: readonly Identified[]; readonly closes_on?: string | undefined },
): readonly RulesFault[] {
  const { opens_on, sections = [], retry_penalty, question_tries } = rules
  const found: RulesFault[] = []
  if (opens_on !== undefined && closes_on !== undefined && Date.parse(opens_on) >= Date.parse(closes_on))
    found.push('opens_after_closing')
  const ids = new Set(questions.map(({ question_id }) => question_id))
  const starts = sections.map(({ first_question_id }) => first_question_id)
  if (starts.some((id) => !ids.has(id)) || new Set(starts).size < starts.length) found.push('section_without_question')
  const groups = bySection(questions, sections)
  if (groups.some(({ section, questions: all }) => (section?.draws ?? 0) > all.length)) found.push('draws_too_many')
  if (retry_penalty !== undefined && question_tries === undefined) found.push('retry_without_tries')
  return found
}

/** Sections after questions were taken out, put in or put in another order: one whose first question went begins with the one that followed it. */
export function keptSections(
  sections: readonly TestSection[],
  before: readonly Identified[],
  after: readonly Identified[],
): readonly TestSection[] {
  const left = new Set(after.map(({ question_id }) => question_id))
  const taken = new Set(sections.map(({ first_question_id }) => first_question_id).filter((id) => left.has(id)))
  return sections.flatMap((section) => {
    if (left.has(section.first_question_id)) return [section]
    const group = bySection(before, sections).find((one) => one.section === section)?.questions ?? []
    const next = group.find(({ question_id }) => left.has(question_id) && !taken.has(question_id))
    return next ? [{ ...section, first_question_id: next.question_id }] : []
  })
}
