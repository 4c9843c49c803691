/** What the learners of a class did with its lessons in a year, by the same rules that their devices would follow. */
import type { Question } from '@maktab/contracts/questions/questions'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { isRight, rightAnswerOf } from '@maktab/domain/questions/questions'
import { noSums, withContent, type LessonSums } from '@maktab/domain/learning/lesson-sums'
import { lessonCompletion } from '@maktab/domain/content/lesson-completion'
import { afterAttempt, moveStatus, untouched, type Standing } from '@maktab/domain/learning/progress'
import { share } from '@maktab/domain/schools/percentages'
import type { PlannedContent, PlannedCourse, PlannedLesson } from '#demo/courses.ts'
import type { Random } from '#demo/random.ts'
import type { SchoolYear } from '#demo/school-year.ts'

/** How a learner tends to do; both from 0 to 1. */
export interface Habits {
  readonly ability: number
  readonly diligence: number
}

export interface Attempt {
  readonly user_id: number
  readonly content_id: number
  readonly lesson_guid: string
  readonly sync_guid: string
  readonly attempt_number: number
  readonly accuracy: number
  readonly total_questions: number
  readonly correct_questions: number
  readonly time_spent_in_seconds: number
  /** JSON. */
  readonly answers: string
  readonly taken_on: Date
}

export interface ContentYear extends Standing {
  readonly user_id: number
  readonly content_id: number
  readonly lesson_guid: string
  readonly changed_on: Date
  /** Null where it was not. */
  readonly completed_on: Date | null
}

export interface LessonYear extends LessonSums {
  readonly user_id: number
  readonly lesson_guid: string
  readonly completed_contents: number
  readonly total_contents: number
  readonly completion: number
  readonly is_completed: boolean
  readonly changed_on: Date
  readonly worked_on: Date
  readonly completed_on: Date | null
}

export interface LearnerYear {
  readonly contents: readonly ContentYear[]
  readonly lessons: readonly LessonYear[]
  readonly attempts: readonly Attempt[]
}

export interface Circumstances {
  readonly user_id: number
  readonly planned: PlannedCourse
  readonly habits: Habits
  readonly year: SchoolYear
  readonly random: Random
}

/** Lessons are taught one after the other, the last when 85 per cent of the year are over, so that some are completed in its last weeks; practice goes on to its end. */
export function learnerYear({ user_id, planned, habits, year, random }: Circumstances): LearnerYear {
  const contents: ContentYear[] = []
  const lessons: LessonYear[] = []
  const attempts: Attempt[] = []
  const learning = { user_id, habits, year, random }
  for (const [index, lesson] of planned.lessons.entries()) {
    if (!random.chance(0.5 + 0.5 * habits.diligence)) continue
    const firstDay = Math.floor((index / Math.max(1, planned.lessons.length - 1)) * 0.85 * year.days.length)
    const done = lesson.contents.flatMap((content) => {
      const work =
        content.questions.length > 0
          ? practise(content, lesson, firstDay, learning)
          : read(content, lesson, firstDay, learning)
      if (!work) return []
      attempts.push(...work.attempts)
      return [work.content]
    })
    if (done.length === 0) continue
    contents.push(...done)
    lessons.push(lessonYear(user_id, lesson, done, planned.course.min_completion_percentage))
  }
  return { contents, lessons, attempts }
}

type Learning = Omit<Circumstances, 'planned'>

interface Work {
  readonly content: ContentYear
  readonly attempts: readonly Attempt[]
}

function read(
  { content_id, body }: PlannedContent,
  { lesson_guid }: PlannedLesson,
  firstDay: number,
  { user_id, habits, year, random }: Learning,
): Work | undefined {
  if (!random.chance(0.7 + 0.3 * habits.diligence)) return undefined
  const completion = random.chance(0.6 + 0.4 * habits.diligence) ? 100 : random.between(10, 90)
  const moved = moveStatus({ progress: untouched, status: 1, completion, content_type: body.kind })
  const changed_on = year.momentOn(firstDay + random.between(0, 20), random)
  const completed_on = moved.content_status === 2 ? changed_on : null
  return {
    content: {
      ...moved,
      user_id,
      content_id,
      lesson_guid,
      changed_on,
      completed_on,
      time_spent_in_seconds: random.between(90, 700),
    },
    attempts: [],
  }
}

/** What a teacher marks nobody marked in this year: it is there to be tried. */
function practise(
  content: PlannedContent,
  { lesson_guid }: PlannedLesson,
  firstDay: number,
  { user_id, habits, year, random }: Learning,
): Work | undefined {
  if (content.questions.some(isMarkedByPerson)) return undefined
  const count = random.between(8, 14) + Math.round(14 * habits.diligence)
  const { content_id } = content
  const moments = Array.from({ length: count }, () =>
    year.momentOn(random.between(firstDay, year.days.length - 1), random),
  ).sort((one, other) => one.getTime() - other.getTime())
  let standing = untouched
  let seconds = 0
  let completed_on: Date | null = null
  const attempts = moments.map((taken_on, index): Attempt => {
    // Practice helps: from four fifths of what a learner can do to a little above it.
    const skill = Math.min(0.98, habits.ability * (0.8 + 0.35 * (index / count)))
    const { answers, correct_questions } = answer(content, skill, random)
    const total_questions = content.questions.length
    const accuracy = share(correct_questions, total_questions) ?? 0
    standing = afterAttempt({ progress: standing, accuracy, taken_on })
    if (standing.content_status === 2) completed_on ??= taken_on
    const time_spent_in_seconds = total_questions * random.between(12, 45)
    seconds += time_spent_in_seconds
    return {
      user_id,
      content_id,
      lesson_guid,
      sync_guid: random.guid(),
      attempt_number: standing.attempts,
      accuracy,
      total_questions,
      correct_questions,
      time_spent_in_seconds,
      answers,
      taken_on,
    }
  })
  const changed_on = moments.at(-1) ?? year.now
  return {
    content: {
      ...standing,
      user_id,
      content_id,
      lesson_guid,
      changed_on,
      completed_on,
      time_spent_in_seconds: seconds,
    },
    attempts,
  }
}

function lessonYear(
  user_id: number,
  { lesson_guid, contents }: PlannedLesson,
  done: readonly ContentYear[],
  min_completion_percentage: number,
): LessonYear {
  const after = (completed: number) =>
    lessonCompletion({
      completed_contents: completed,
      started_contents: done.length,
      total_contents: contents.length,
      min_completion_percentage,
    })
  const moments = done
    .flatMap(({ completed_on }) => completed_on ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
  const { completed_contents, total_contents, completion, is_completed } = after(moments.length)
  const completed_on = moments.find((_, index) => after(index + 1).is_completed) ?? null
  const changed_on = new Date(Math.max(...done.map((content) => content.changed_on.getTime())))
  const sums = done.reduce<LessonSums>(withContent, noSums)
  return {
    ...sums,
    user_id,
    lesson_guid,
    completed_contents,
    total_contents,
    completion,
    is_completed,
    changed_on,
    worked_on: changed_on,
    completed_on,
  }
}

interface Answerable {
  /** Its id as the name in a JSON object. */
  readonly name: string
  /** JSON of a right answer, and of wrong ones. */
  readonly right: string
  readonly wrong: readonly string[]
}

const answerables = new WeakMap<PlannedContent, readonly Answerable[]>()

function answer(
  content: PlannedContent,
  skill: number,
  random: Random,
): { readonly answers: string; readonly correct_questions: number } {
  let known = answerables.get(content)
  if (!known) answerables.set(content, (known = content.questions.map(answerableOf)))
  let correct_questions = 0
  const written = known.map(({ name, right, wrong }) => {
    const isCorrect = random.chance(skill)
    if (isCorrect) correct_questions += 1
    return `${name}:${isCorrect ? right : random.pick(wrong)}`
  })
  return { answers: `{${written.join(',')}}`, correct_questions }
}

/** Prepared once, and marked by the rule itself: what counts as right here is right when it is marked again. */
function answerableOf(question: Question): Answerable {
  const right = rightAnswerOf(question)
  const guesses = guessesAt(question, right)
  const wrong = [...guesses.filter((guess) => !isRight(question, guess)), []]
  if (!isRight(question, right)) throw new Error(`Question ${question.question_id} does not take its own answer`)
  return {
    name: JSON.stringify(question.question_id),
    right: JSON.stringify(right),
    wrong: wrong.map((guess) => JSON.stringify(guess)),
  }
}

function guessesAt(question: Question, right: readonly string[]): readonly (readonly string[])[] {
  if (question.kind === 'choice') return question.options.map(({ option_id }) => [option_id])
  if (question.kind === 'true_false') return [[String(!question.correct)]]
  if (question.kind === 'match' || question.kind === 'order') return [right.toReversed()]
  if (question.kind === 'inline_choice')
    return [
      question.blanks.map(({ options }) => options.at(-1)?.option_id ?? ''),
      question.blanks.map(({ options }) => options[0]?.option_id ?? ''),
    ]
  return [right.map(() => ''), right.map(() => '0')]
}
