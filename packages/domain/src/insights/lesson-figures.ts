/** Figures of lessons, of one learner or of a class, from the sums that the writes keep. Each formula stands in words above its line. */
import type { ContentStatus, CountedAttempt } from '@maktab/contracts/fields'
import { addSums, countedAccuracy, firstAccuracy, shownAccuracies, type LessonSums } from '../learning/lesson-sums.ts'
import type { Standing } from '../learning/progress.ts'
import { isStrong, isWeak, mean, share } from '../schools/percentages.ts'

/** A lesson as one learner stands in it. */
export interface LessonOfLearner extends LessonSums {
  readonly content_status: ContentStatus
  /** The one that counts by the course's rule. */
  readonly counted_attempt: CountedAttempt
}

export interface StandingFigures {
  readonly lessons_total: number
  readonly lessons_completed: number
  readonly lessons_in_progress: number
  readonly lessons_completion: number | null
  readonly lessons_avg_accuracy: number | null
  readonly first_accuracy: number | null
  /** Also of how many contents the accuracies are. */
  readonly assessments_taken: number
  readonly time_spent_in_seconds: number
}

/** One learner over several lessons, those never begun among them. */
export function standingOf(lessons: readonly LessonOfLearner[]): StandingFigures {
  const lessons_completed = lessons.filter(({ content_status }) => content_status === 2).length
  const sums = addSums(lessons.map((lesson) => ({ ...lesson, best_accuracy_sum: countedSum(lesson) })))
  return {
    lessons_total: lessons.length,
    lessons_completed,
    lessons_in_progress: lessons.filter(({ content_status }) => content_status === 1).length,
    // Completed lessons, of all lessons.
    lessons_completion: share(lessons_completed, lessons.length),
    // Accuracies that count added up over all contents with an attempt, divided by the number of those contents: a lesson with more of them weighs more.
    lessons_avg_accuracy: countedAccuracy(sums, 'best'),
    // The first attempts at those contents added up, divided by their number.
    first_accuracy: firstAccuracy(sums),
    assessments_taken: sums.measured_contents,
    time_spent_in_seconds: sums.time_spent_in_seconds,
  }
}

/** Courses may count differently; added up is what counts in each. */
function countedSum({
  counted_attempt,
  best_accuracy_sum,
  last_accuracy_sum,
  average_accuracy_sum,
}: LessonOfLearner): number {
  return { best: best_accuracy_sum, last: last_accuracy_sum, average: average_accuracy_sum }[counted_attempt]
}

interface Rated {
  readonly lesson_guid: string
  readonly lesson_name: string
  readonly avg_accuracy: number
}

/**
 * Strong lessons, the strongest first, and weak ones, the weakest first, by the average of all attempts: who tries often enough is right
 * once, and by their best attempts nobody is weak. A lesson without an attempt is neither.
 */
export function strengthsOf(
  lessons: readonly {
    readonly lesson_guid: string
    readonly lesson_name: string
    readonly all_attempts_accuracy: number | null
  }[],
): {
  readonly strength: readonly Rated[]
  readonly weakness: readonly Rated[]
} {
  const rated = lessons.flatMap(({ lesson_guid, lesson_name, all_attempts_accuracy }) =>
    all_attempts_accuracy === null ? [] : [{ lesson_guid, lesson_name, avg_accuracy: all_attempts_accuracy }],
  )
  return {
    strength: rated
      .filter(({ avg_accuracy }) => isStrong(avg_accuracy))
      .sort((one, other) => other.avg_accuracy - one.avg_accuracy),
    weakness: rated
      .filter(({ avg_accuracy }) => isWeak(avg_accuracy))
      .sort((one, other) => one.avg_accuracy - other.avg_accuracy),
  }
}

interface NamedLesson<Moment> extends LessonOfLearner {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly lesson_name: string
  readonly position: number
  readonly completion: number
  readonly worked_on: Moment
  readonly completed_on: Moment
}

/** A lesson as a report shows it. */
export function learnerLesson<Moment>(lesson: NamedLesson<Moment>) {
  const {
    class_id,
    course_id,
    lesson_guid,
    lesson_name,
    position,
    content_status,
    completion,
    attempts,
    time_spent_in_seconds,
    worked_on,
    completed_on,
  } = lesson
  const avg_accuracy = countedAccuracy(lesson, lesson.counted_attempt)
  return {
    class_id,
    course_id,
    lesson_guid,
    lesson_name,
    position,
    content_status,
    completion,
    avg_accuracy,
    all_attempts_accuracy: countedAccuracy(lesson, 'average'),
    first_accuracy: firstAccuracy(lesson),
    first_accuracy_of: lesson.measured_contents,
    attempts,
    time_spent_in_seconds,
    worked_on,
    completed_on,
  }
}

/** The lessons class by class, in the order given; `of` is one of them, for the names of the class. */
export function standingByClass<L extends LessonOfLearner & { readonly class_id: number }>(lessons: readonly L[]) {
  const classes = new Map<number, [L, ...L[]]>()
  for (const lesson of lessons) {
    const known = classes.get(lesson.class_id)
    if (known) known.push(lesson)
    else classes.set(lesson.class_id, [lesson])
  }
  return [...classes.values()].map((own) => {
    const accuracies = own.flatMap((lesson) => countedAccuracy(lesson, 'average') ?? [])
    return {
      of: own[0],
      ...standingOf(own),
      strong: accuracies.filter(isStrong).length,
      weak: accuracies.filter(isWeak).length,
    }
  })
}

interface ContentOfLearner<Type> extends Pick<
  Standing,
  | 'content_status'
  | 'completion'
  | 'accuracy'
  | 'last_accuracy'
  | 'first_accuracy'
  | 'accuracy_sum'
  | 'attempts'
  | 'time_spent_in_seconds'
> {
  readonly content_id: number
  readonly title: string
  readonly content_type: Type
}

const games: ReadonlySet<string> = new Set(['game', 'html_zip', 'zip', 'h5p', 'scorm'])
const assessments: ReadonlySet<string> = new Set(['assessment', 'mcq', 'fill_in_the_blank'])

/** The contents of one lesson as one learner stands in them. */
export function contentsReport<Type extends string>(
  contents: readonly ContentOfLearner<Type>[],
  {
    content_status,
    completion,
    counted_attempt,
  }: Pick<NamedLesson<unknown>, 'content_status' | 'completion' | 'counted_attempt'>,
) {
  const lesson_contents = contents.map(({ content_id, title, content_type, ...standing }) => ({
    content_id,
    title,
    content_type,
    content_status: standing.content_status,
    completion: standing.completion,
    accuracy: shownAccuracies(standing, counted_attempt),
    attempts: standing.attempts,
    time_spent_in_seconds: standing.time_spent_in_seconds,
  }))
  const seconds = (of: typeof lesson_contents) =>
    of.reduce((sum, { time_spent_in_seconds }) => sum + time_spent_in_seconds, 0)
  // Accuracies that count, of those contents that were attempted, added up and divided by their number.
  const accuracy = (types: ReadonlySet<string>) => {
    const counted = lesson_contents.flatMap((one) => (types.has(one.content_type) ? (one.accuracy.counted ?? []) : []))
    return mean(
      counted.reduce((sum, one) => sum + one, 0),
      counted.length,
    )
  }
  const lesson_summary = {
    videos_time_spent: seconds(lesson_contents.filter(({ content_type }) => content_type === 'video')),
    game_avg_accuracy: accuracy(games),
    assessment_avg_accuracy: accuracy(assessments),
    time_spent_in_seconds: seconds(lesson_contents),
    completion,
    content_status,
  }
  return { lesson_summary, lesson_contents }
}

/** A lesson as a class stands in it, counted over its learners. */
export interface LessonOfClass extends LessonSums {
  readonly learners_completed: number
  readonly learners_in_progress: number
}

/** One lesson over the learners of a class. */
export function classLessonFigures(
  { learners_completed, learners_in_progress, ...sums }: LessonOfClass,
  total_students: number,
  counted: CountedAttempt,
) {
  return {
    learners_completed,
    learners_in_progress,
    learners_not_started: Math.max(0, total_students - learners_completed - learners_in_progress),
    // Learners who completed it, of all learners of the class.
    lesson_completion: share(learners_completed, total_students),
    // Accuracies that count added up over every learner's contents with an attempt, divided by their number.
    avg_accuracy: countedAccuracy(sums, counted),
    // The average of all attempts at each of those contents, added up and divided by their number.
    all_attempts_accuracy: countedAccuracy(sums, 'average'),
    // The first attempts at those contents, added up and divided by their number.
    first_accuracy: firstAccuracy(sums),
    first_accuracy_of: sums.measured_contents,
    attempts: sums.attempts,
    time_spent_in_seconds: sums.time_spent_in_seconds,
  }
}

/** One content over the learners of a class. */
export function moduleFigures(
  learners: readonly Omit<ContentOfLearner<unknown>, 'content_id' | 'title' | 'content_type'>[],
  counted: CountedAttempt,
) {
  const those = (status: ContentStatus) => learners.filter(({ content_status }) => content_status === status).length
  const tried = learners.map((standing) => shownAccuracies(standing, counted))
  const accuracies = tried.flatMap((one) => one.counted ?? [])
  const firsts = tried.flatMap(({ first }) => first ?? [])
  return {
    not_started: those(0),
    in_progress: those(1),
    completed: those(2),
    failed: those(3),
    // The accuracy that counts of every learner who tried, added up and divided by their number.
    avg_accuracy: mean(
      accuracies.reduce((sum, one) => sum + one, 0),
      accuracies.length,
    ),
    // The first attempt of every learner who tried, likewise.
    first_accuracy: mean(
      firsts.reduce((sum, one) => sum + one, 0),
      firsts.length,
    ),
    first_accuracy_of: firsts.length,
    attempts: learners.reduce((sum, { attempts }) => sum + attempts, 0),
    time_spent_in_seconds: learners.reduce((sum, { time_spent_in_seconds }) => sum + time_spent_in_seconds, 0),
  }
}

/** Hours, minutes and seconds of a length of time; the minutes and seconds below 60. */
export function hoursMinutesSeconds(seconds: number): {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
} {
  const whole = Math.max(0, Math.round(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}
