/** Assignments of a year: four that are over, one to be marked now, one under way. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { Answers } from '@maktab/contracts/learning/attempts'
import type { Question } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import type { Marked } from '@maktab/domain/learning/marking'
import type { DemoAssignment, DemoRubricRow } from '../../demo/demo-world.ts'
import type { DemoClass, DemoPerson } from '#demo/cast.ts'
import type { PlannedCourse } from '#demo/courses.ts'
import type { DemoWords } from '#demo/demo-files.ts'
import type { Attempt, Habits } from '#demo/learning-year.ts'
import type { Random } from '#demo/random.ts'
import type { SchoolYear } from '#demo/school-year.ts'

/** One assignment of a teacher for all their classes of a course. */
export interface SetWork {
  readonly assignment_id: string
  readonly created_by: number
  readonly title: string
  readonly description: string
  readonly start_date: Date
  readonly due_date: Date
  readonly assignment_type: 0 | 1 | 2
  readonly total_score: number
  readonly rubric_data: readonly RubricCriterion[]
  /** Questions of its own; empty where it has none. */
  readonly own_questions: readonly Question[]
  readonly shares: readonly {
    readonly class_id: number
    readonly total_learners: number
    readonly lessons: readonly unknown[]
  }[]
  readonly works: readonly Work[]
}

export interface Work {
  readonly user_id: number
  readonly class_id: number
  readonly assignment_status: AssignmentStatus
  readonly correct_questions: number
  readonly total_questions: number
  readonly handedIn: {
    readonly submission_id: string
    readonly text: string
    readonly on: Date
    readonly is_late: boolean
    /** To questions of its own, and how they were marked. */
    readonly answers?: Answers
    readonly marked?: Marked
  } | null
  readonly scored: {
    readonly score_entry_id: string
    readonly score: number
    readonly teacher_remarks: string
    readonly rubric_levels: Readonly<Record<string, string>>
    readonly on: Date
  } | null
  readonly returned_on: Date | null
}

/** Days from today on which the sixth part of the year's work is due, and how far the teacher is with it. */
const plan = [
  { due: -200, teacher: 'returned' },
  { due: -140, teacher: 'returned' },
  { due: -80, teacher: 'returned' },
  { due: -30, teacher: 'returned' },
  { due: -2, teacher: 'marking' },
  { due: 6, teacher: 'waiting' },
] as const

const daysToDo = 12
/** A share of the total marks below which work is asked for again. */
const weakest = 0.4
const day = 86_400_000

export interface Setting {
  readonly teacher: DemoPerson
  /** Of one course. */
  readonly classes: readonly DemoClass[]
  readonly planned: PlannedCourse
  readonly assignments: readonly DemoAssignment[]
  readonly words: DemoWords
  readonly year: SchoolYear
  readonly random: Random
  readonly habitsOf: (learner: DemoPerson, taught: DemoClass) => Habits
  readonly resultsOf: (learner: DemoPerson, taught: DemoClass) => readonly Result[]
}

/** What an attempt came to. */
export type Result = Pick<Attempt, 'content_id' | 'taken_on' | 'accuracy' | 'correct_questions' | 'total_questions'>

export function assignmentsYear(setting: Setting): readonly SetWork[] {
  const { assignments, planned, classes, year, random, teacher } = setting
  return assignments.slice(0, plan.length).map((written, index): SetWork => {
    const { due, teacher: progress } = plan[index]!
    const lesson = planned.lessons.find(({ slug }) => slug === written.lesson)
    if (!lesson)
      throw new Error(`Assignment ${written.slug} names lesson ${written.lesson}, which its course does not have`)
    const [start_date, due_date] = [year.morningIn(due - daysToDo), year.eveningIn(due)]
    const content_ids = lesson.contents.map(({ content_id }) => content_id)
    const rubric_data = written.rubric.map(criterionOf)
    const work = { setting, start_date, due_date, rubric_data, total_score: written.total_marks, progress, content_ids }
    return {
      assignment_id: random.guid(),
      created_by: teacher.user_id,
      title: written.title,
      description: written.instructions,
      start_date,
      due_date,
      assignment_type: 2,
      total_score: written.total_marks,
      rubric_data,
      own_questions: [],
      shares: sharesOf(classes, planned, lesson, content_ids),
      works: classes.flatMap((taught) => taught.learners.map((learner) => workOf(learner, taught, work))),
    }
  })
}

/** Of each class, what of a lesson its work names. */
export function sharesOf(
  classes: readonly DemoClass[],
  { course_id }: PlannedCourse,
  { lesson_guid, title }: PlannedCourse['lessons'][number],
  content_ids: readonly number[],
): SetWork['shares'] {
  return classes.map(({ class_id, learners }) => ({
    class_id,
    total_learners: learners.length,
    lessons: [{ lesson_guid, course_id, cms_course_id: course_id, class_id, title, content_ids }],
  }))
}

function criterionOf({ criterion, levels }: DemoRubricRow, index: number): RubricCriterion {
  return {
    criterion_id: `criterion-${index + 1}`,
    title: criterion,
    levels: levels.map(({ label, marks }, place) => ({ level_id: `level-${place + 1}`, label, marks })),
  }
}

interface Working {
  readonly setting: Setting
  readonly start_date: Date
  readonly due_date: Date
  readonly rubric_data: readonly RubricCriterion[]
  readonly total_score: number
  readonly progress: (typeof plan)[number]['teacher']
  readonly content_ids: readonly number[]
}

function workOf(learner: DemoPerson, taught: DemoClass, working: Working): Work {
  const { setting, start_date, progress, content_ids } = working
  const { random, habitsOf, resultsOf } = setting
  const habits = habitsOf(learner, taught)
  const questions = bestSince(resultsOf(learner, taught), start_date, content_ids)
  const handedIn = handIn(habits, working)
  const isScored = handedIn !== null && (progress === 'returned' || (progress === 'marking' && random.chance(0.5)))
  const scored = isScored ? score(habits, handedIn.on, working) : null
  // While they mark, teachers ask the weakest to do it again, and the remark says why.
  const isAskedAgain = scored !== null && progress === 'marking' && scored.score < working.total_score * weakest
  const returned_on = scored && (progress === 'returned' || isAskedAgain) ? scored.on : null
  return {
    user_id: learner.user_id,
    class_id: taught.class_id,
    assignment_status: isAskedAgain ? 3 : returned_on ? 2 : handedIn ? 1 : 0,
    ...questions,
    handedIn,
    scored,
    returned_on,
  }
}

function handIn(habits: Habits, { setting, start_date, due_date, progress }: Working): Work['handedIn'] {
  const { random, words, planned, year } = setting
  const readiness = (0.5 + 0.48 * habits.diligence) * (progress === 'waiting' ? 0.5 : 1)
  if (!random.chance(readiness)) return null
  const is_late = random.chance(0.1 * (1 - habits.diligence) + 0.03)
  const latest = Math.min(year.now.getTime() - 60_000, is_late ? due_date.getTime() + day : due_date.getTime())
  const earliest = is_late ? due_date.getTime() + 60_000 : start_date.getTime() + day / 2
  if (earliest >= latest) return null
  const on = new Date(random.between(earliest, latest))
  return { submission_id: random.guid(), text: random.pick(words[planned.course.language].submissions), on, is_late }
}

function score(
  habits: Habits,
  handedInOn: Date,
  { setting, due_date, rubric_data, total_score }: Working,
): NonNullable<Work['scored']> {
  const { random, words, planned, year } = setting
  const quality = Math.min(0.99, Math.max(0, habits.ability + (random.next() - 0.4) * 0.5))
  const chosen = rubric_data.map(({ criterion_id, levels }) => {
    const place = Math.min(levels.length - 1, Math.floor((1 - quality) * levels.length + random.next() * 0.6))
    return { criterion_id, level: levels[place]! }
  })
  const marks =
    rubric_data.length > 0 ? chosen.reduce((sum, { level }) => sum + level.marks, 0) : Math.round(total_score * quality)
  const share = total_score === 0 ? 0 : marks / total_score
  const remarks = words[planned.course.language].remarks[share > 0.75 ? 'good' : share > 0.45 ? 'fair' : 'weak']
  const marked = Math.max(due_date.getTime(), handedInOn.getTime()) + random.between(day / 4, day * 4)
  return {
    score_entry_id: random.guid(),
    score: marks,
    teacher_remarks: random.pick(remarks),
    rubric_levels: Object.fromEntries(chosen.map(({ criterion_id, level }) => [criterion_id, level.level_id])),
    on: new Date(Math.min(marked, year.now.getTime() - random.between(60_000, 3_600_000))),
  }
}

/** Correct of total questions over the best attempt at each attached assessment since the start. */
function bestSince(
  results: readonly Result[],
  start_date: Date,
  content_ids: readonly number[],
): { readonly correct_questions: number; readonly total_questions: number } {
  const best = new Map<number, Result>()
  for (const result of results) {
    if (result.taken_on < start_date || !content_ids.includes(result.content_id)) continue
    const before = best.get(result.content_id)
    if (!before || result.accuracy > before.accuracy) best.set(result.content_id, result)
  }
  const sum = (count: (result: Result) => number) =>
    [...best.values()].reduce((total, result) => total + count(result), 0)
  return {
    correct_questions: sum((result) => result.correct_questions),
    total_questions: sum((result) => result.total_questions),
  }
}
