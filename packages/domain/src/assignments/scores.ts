/** Scoring work and returning it. Shared by the device, where it is decided at once, and the server, with authority. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { laterScore, momentOf, type Given } from '../learning/given-scores.ts'

/** What a teacher may do to a learner's work: an assignment of no class of theirs is not there for them. */
interface TeacherReach {
  /** The teacher set the assignment, or teaches one of its classes. */
  readonly sees_assignment: boolean
  /** The teacher teaches the class of this learner's work. */
  readonly teaches_class: boolean
}

export interface GivenScore extends Given {
  readonly score: number
}

export interface ScoreFacts {
  /** The learner's work; absent where the assignment was not set for them. */
  readonly work:
    | (TeacherReach & {
        readonly class_id: number
        /** The score that counts now; `is_own` where this teacher gave it on this device. */
        readonly current: (GivenScore & { readonly is_own?: boolean }) | undefined
      })
    | undefined
  readonly assignment: {
    readonly total_score: number
    readonly rubric_data: readonly {
      readonly criterion_id: string
      readonly levels: readonly { readonly level_id: string }[]
    }[]
  }
}

type ScoreRefusal = 'not_found' | 'not_allowed' | 'score_above_total' | 'rubric_mismatch'

/**
 * Scores a learner's work. The total that counts is the assignment's own, not the one that was sent. Every score is
 * kept; `counts` says whether this one is the latest given.
 */
export function decideScore({
  facts,
  input,
  given,
  score_entry_id,
}: {
  readonly facts: ScoreFacts
  readonly input: {
    readonly class_id: number
    readonly score: number
    readonly rubric_levels: Readonly<Record<string, string>>
  }
  readonly given: Date
  readonly score_entry_id: string
}): Outcome<{ readonly entry: GivenScore; readonly standing: GivenScore; readonly counts: boolean }, ScoreRefusal> {
  const { work, assignment } = facts
  if (!work?.sees_assignment || work.class_id !== input.class_id) return refuse('not_found')
  if (!work.teaches_class) return refuse('not_allowed')
  const checked = checkScore({ input, assignment })
  if (!checked.ok) return checked

  const entry: GivenScore = { score_entry_id, score: input.score, scored_on: momentOf(given, work.current) }
  const standing = work.current ? laterScore(entry, work.current) : entry
  return accept({ entry, standing, counts: standing === entry })
}

/** Whether a score fits its assignment, whoever gives it: refuses more than the total marks, and levels that its rubric does not have. */
export function checkScore({
  input: { score, rubric_levels },
  assignment: { total_score, rubric_data },
}: {
  readonly input: { readonly score: number; readonly rubric_levels: Readonly<Record<string, string>> }
  readonly assignment: ScoreFacts['assignment']
}): Outcome<null, 'score_above_total' | 'rubric_mismatch'> {
  if (score > total_score) return refuse('score_above_total')
  return rubricHas(rubric_data, rubric_levels) ? accept(null) : refuse('rubric_mismatch')
}

/** A score of the total marks in per cent, unrounded; 0 where there are no marks to be had. */
export function scorePercent(score: number, total_score: number): number {
  return total_score === 0 ? 0 : (score / total_score) * 100
}

function rubricHas(rubric: ScoreFacts['assignment']['rubric_data'], chosen: Readonly<Record<string, string>>): boolean {
  return Object.entries(chosen).every(([criterion_id, level_id]) =>
    rubric.some(
      (criterion) =>
        criterion.criterion_id === criterion_id && criterion.levels.some((level) => level.level_id === level_id),
    ),
  )
}

/** Whether score, remark and rubric are the learner's to see: what was changed after it was returned is not, until it is returned again. */
export function isReleased({
  returned_on,
  scored_on,
}: {
  readonly returned_on: Date | null
  readonly scored_on: Date | null
}): boolean {
  return returned_on !== null && (scored_on === null || scored_on.getTime() <= returned_on.getTime())
}

/**
 * Whether work waits for its teacher: something was handed in, and no score was given since. Work that was returned or
 * asked for again waits for nobody; handed in once more it waits again, although its earlier score still stands.
 */
export function isToMark({
  assignment_status,
  handed_in_on,
  scored_on,
}: {
  readonly assignment_status: AssignmentStatus
  /** Of the latest submission; null where nothing was handed in. */
  readonly handed_in_on: Date | null
  readonly scored_on: Date | null
}): boolean {
  if (assignment_status !== 1 || handed_in_on === null) return false
  return scored_on === null || handed_in_on.getTime() > scored_on.getTime()
}

export interface ReturnFacts {
  readonly assignment_type: number
  /** The work of those of the named learners for whom the assignment was set. */
  readonly works: readonly (TeacherReach & {
    readonly user_id: number
    readonly score: number | null
    readonly scored_on: Date | null
    readonly attempts_used: number
  })[]
}

type ReturnRefusal = 'not_found' | 'not_allowed' | 'nothing_to_return'

/**
 * Returns work (2) or asks for it again (3): all of the named learners or none. Returning needs a score, but where work
 * is not graded (type 1) it needs something handed in; so does asking again. The moment is never before the latest
 * score among them, so that two clocks that differ do not hide a score that was returned.
 */
export function decideReturn({
  facts,
  input,
  given,
}: {
  readonly facts: ReturnFacts
  readonly input: { readonly user_ids: readonly number[]; readonly assignment_status: 2 | 3 }
  readonly given: Date
}): Outcome<{ readonly user_ids: readonly number[]; readonly returned_on: Date }, ReturnRefusal> {
  const user_ids = [...new Set(input.user_ids)]
  const named = new Set(user_ids)
  const works = facts.works.filter((work) => named.has(work.user_id))
  if (works.length < named.size || works.some((work) => !work.sees_assignment)) return refuse('not_found')
  if (works.some((work) => !work.teaches_class)) return refuse('not_allowed')
  const isReady = (work: ReturnFacts['works'][number]) =>
    input.assignment_status === 2
      ? work.score !== null || (facts.assignment_type === 1 && work.attempts_used > 0)
      : work.attempts_used > 0
  if (!works.every(isReady)) return refuse('nothing_to_return')
  const returned_on = new Date(Math.max(given.getTime(), ...works.map((work) => work.scored_on?.getTime() ?? 0)))
  return accept({ user_ids, returned_on })
}
