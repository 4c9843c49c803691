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
  /** Null where only a remark was given. */
  readonly score: number | null
}

export interface ScoreFacts {
  /** The learner's work; absent where the assignment was not set for them. */
  readonly work:
    | (TeacherReach & {
        readonly class_id: number
        /** The latest given, with the score of a teacher that stands; `is_own` where this teacher gave it on this device. */
        readonly current: (GivenScore & { readonly is_own?: boolean }) | undefined
        /** The latest given that had a score or took one back; left out where nobody knows it but the server, which decides again. */
        readonly scored?: GivenScore | undefined
        /** What work that scores itself came to: it stands where no teacher gave a score. */
        readonly automatic_score: number | null
        readonly assignment_status: AssignmentStatus
        readonly attempts_used: number
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

export interface DecidedScore {
  readonly entry: GivenScore & { readonly is_taken_back: boolean }
  readonly standing: GivenScore
  readonly counts: boolean
  readonly is_score_automatic: boolean
  readonly assignment_status: AssignmentStatus
  /** The automatic score is seen at once. */
  readonly is_released: boolean
}

type ScoreRefusal = 'not_found' | 'not_allowed' | 'score_above_total' | 'rubric_mismatch'

/**
 * Scores a learner's work, or keeps a remark without a score. The total that counts is the assignment's own, not the one
 * that was sent. Everything given is kept; `counts` says whether this is the latest of it, whose remark and rubric stand.
 * The score that stands is that of the latest which had one. A score that is taken back leaves none: work that was returned
 * with it waits to be marked again, or has its automatic score, which is seen at once.
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
    /** Not looked at where one is taken back. */
    readonly score?: number | undefined
    readonly is_taken_back?: boolean | undefined
    readonly rubric_levels: Readonly<Record<string, string>>
  }
  readonly given: Date
  readonly score_entry_id: string
}): Outcome<DecidedScore, ScoreRefusal> {
  const { work, assignment } = facts
  if (!work?.sees_assignment || work.class_id !== input.class_id) return refuse('not_found')
  if (!work.teaches_class) return refuse('not_allowed')
  const is_taken_back = input.is_taken_back === true
  const given_score = is_taken_back ? undefined : input.score
  const checked = checkScore({ input: { ...input, score: given_score }, assignment })
  if (!checked.ok) return checked

  const { current, automatic_score } = work
  const scored_on = momentOf(given, current)
  const entry = { score_entry_id, score: given_score ?? null, scored_on, is_taken_back }
  const counts = !current || laterScore(entry, current) === entry
  // A remark may be younger than the score beside it: a score between the two is the later score, though not the latest given.
  const scored = work.scored ?? (current?.score === null ? undefined : current)
  const isScore = entry.score !== null || is_taken_back
  const isLaterScore = isScore && (scored === undefined || laterScore(entry, scored) === entry)
  const teachers = isLaterScore ? entry.score : (scored?.score ?? null)
  const latest = counts || !current ? entry : current
  return accept({
    entry,
    standing: {
      score_entry_id: latest.score_entry_id,
      scored_on: latest.scored_on,
      score: teachers ?? automatic_score,
    },
    counts,
    is_score_automatic: teachers === null && automatic_score !== null,
    ...afterTakingBack(work, is_taken_back && isLaterScore),
  })
}

function afterTakingBack(
  { assignment_status: before, automatic_score, attempts_used }: NonNullable<ScoreFacts['work']>,
  isTakenBack: boolean,
): Pick<DecidedScore, 'assignment_status' | 'is_released'> {
  if (!isTakenBack || before === 3) return { assignment_status: before, is_released: false }
  if (automatic_score !== null) return { assignment_status: 2, is_released: true }
  const opened = attempts_used > 0 ? 1 : 0
  return { assignment_status: before === 2 ? opened : before, is_released: false }
}

/** Whether a score fits its assignment, whoever gives it: refuses more than the total marks, and levels that its rubric does not have. */
export function checkScore({
  input: { score, rubric_levels },
  assignment: { total_score, rubric_data },
}: {
  readonly input: { readonly score?: number | undefined; readonly rubric_levels: Readonly<Record<string, string>> }
  readonly assignment: ScoreFacts['assignment']
}): Outcome<null, 'score_above_total' | 'rubric_mismatch'> {
  if (score !== undefined && score > total_score) return refuse('score_above_total')
  return rubricHas(rubric_data, rubric_levels) ? accept(null) : refuse('rubric_mismatch')
}

/** A score of the total marks in per cent, unrounded; 0 where there is none or no marks are to be had. */
export function scorePercent(score: number | null, total_score: number): number {
  return score === null || total_score === 0 ? 0 : (score / total_score) * 100
}

function rubricHas(rubric: ScoreFacts['assignment']['rubric_data'], chosen: Readonly<Record<string, string>>): boolean {
  return Object.entries(chosen).every(([criterion_id, level_id]) =>
    rubric.some(
      (criterion) =>
        criterion.criterion_id === criterion_id && criterion.levels.some((level) => level.level_id === level_id),
    ),
  )
}

/** Recordings that shall stand: the giver's own, and any that stand already, whoever spoke them. */
export function decideRemarkFiles<F extends { readonly file_id: string }>({
  named,
  own,
  standing,
}: {
  readonly named: readonly string[]
  readonly own: readonly F[]
  readonly standing: readonly F[]
}): Outcome<readonly F[], 'file_missing'> {
  const known = new Map([...own, ...standing].map((file) => [file.file_id, file]))
  const files = [...new Set(named)].map((file_id) => known.get(file_id))
  return files.every((file) => file !== undefined) ? accept(files) : refuse('file_missing')
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
 * asked for again waits for nobody; handed in once more it waits again, although its earlier score still stands. A remark
 * is no score.
 */
export function isToMark({
  assignment_status,
  handed_in_on,
  score,
  scored_on,
}: {
  readonly assignment_status: AssignmentStatus
  /** Of the latest submission; null where nothing was handed in. */
  readonly handed_in_on: Date | null
  readonly score: number | null
  readonly scored_on: Date | null
}): boolean {
  if (assignment_status !== 1 || handed_in_on === null) return false
  return score === null || scored_on === null || handed_in_on.getTime() > scored_on.getTime()
}

export interface ReturnFacts {
  readonly assignment_type: number
  /** The work of those of the named learners for whom the assignment was set. */
  readonly works: readonly (TeacherReach & {
    readonly user_id: number
    readonly score: number | null
    readonly scored_on: Date | null
    readonly attempts_used: number
    readonly teacher_remarks: string
    readonly rubric_levels: Readonly<Record<string, string>>
  })[]
}

interface Return {
  readonly user_ids: readonly number[]
  readonly assignment_status: 2 | 3
  /** Takes the place of the remark. */
  readonly teacher_remarks?: string | undefined
  /** Is said to all of them, below the remark of each. */
  readonly comment?: string | undefined
  /** What becomes of work without a score that is to be returned, and of learners who handed in nothing. */
  readonly unready?: 'refuse' | 'skip' | 'return' | undefined
}

interface Returned {
  /** In the order in which they were named. */
  readonly works: readonly { readonly user_id: number; readonly teacher_remarks: string }[]
  readonly skipped: readonly { readonly user_id: number; readonly why: 'no_score' | 'nothing_handed_in' }[]
  readonly returned_on: Date
}

type ReturnRefusal = 'not_found' | 'not_allowed' | 'nothing_to_return' | 'comment_required'

/**
 * Returns work (2) or asks for it again (3). Returning needs a score, but where work is not graded (type 1), or is to go
 * back without one (`unready: 'return'`), it needs something handed in; so does asking again. All of the named learners or
 * none, unless the others are to be skipped. A comment is required (seed 001 §5) to ask again, and to return what has neither remark nor
 * level of a rubric; but only of a command that carries the field: those of older versions know none and are taken. The moment is never
 * before the latest score among them, so that two clocks that differ do not hide a score that was returned.
 */
export function decideReturn({
  facts,
  input,
  given,
}: {
  readonly facts: ReturnFacts
  readonly input: Return
  readonly given: Date
}): Outcome<Returned, ReturnRefusal> {
  const { assignment_status, comment, unready = 'refuse' } = input
  const found = new Map(facts.works.map((work) => [work.user_id, work]))
  const works = [...new Set(input.user_ids)].flatMap((user_id) => found.get(user_id) ?? [])
  if (works.length < new Set(input.user_ids).size || works.some((work) => !work.sees_assignment))
    return refuse('not_found')
  if (works.some((work) => !work.teaches_class)) return refuse('not_allowed')

  const goesUnscored = assignment_status === 3 || facts.assignment_type === 1 || unready === 'return'
  const isReady = (work: Work) => (assignment_status === 2 && work.score !== null) || (goesUnscored && hasWork(work))
  const ready = works.filter(isReady)
  if (ready.length === 0 || (unready === 'refuse' && ready.length < works.length)) return refuse('nothing_to_return')
  const saysNothing = ({ teacher_remarks, rubric_levels }: Work) =>
    assignment_status === 3 || (teacher_remarks === '' && Object.keys(rubric_levels).length === 0)
  if (comment === '' && input.teacher_remarks === undefined && facts.assignment_type !== 1 && ready.some(saysNothing))
    return refuse('comment_required')

  return accept({
    works: ready.map(({ user_id, teacher_remarks }) => ({
      user_id,
      teacher_remarks: withComment(input.teacher_remarks ?? teacher_remarks, comment ?? ''),
    })),
    skipped: works
      .filter((work) => !isReady(work))
      .map((work) => ({ user_id: work.user_id, why: hasWork(work) ? 'no_score' : 'nothing_handed_in' })),
    returned_on: new Date(Math.max(given.getTime(), ...ready.map((work) => work.scored_on?.getTime() ?? 0))),
  })
}

type Work = ReturnFacts['works'][number]

const hasWork = ({ attempts_used }: Work) => attempts_used > 0

/** A remark with a comment below it; one that says the same already stays as it is, however often it is returned. */
export function withComment(remark: string, comment: string): string {
  if (comment === '' || remark.split('\n\n').includes(comment)) return remark
  return remark === '' ? comment : `${remark}\n\n${comment}`
}
