/** Setting work: dates, rubric, what is attached, and how the standing of a learner's work is called. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { schoolDay } from '../schools/school-day.ts'

interface Rubric {
  readonly levels: readonly { readonly marks: number }[]
}

interface Dates {
  readonly start_date: Date
  readonly due_date: Date
  readonly now: Date
  /** IANA name of the school's time zone: "today" is the school's. */
  readonly time_zone: string
}

/** Due after the start and not at the same moment; not on a day before today (seed 001 §5). */
export function decideDates({
  start_date,
  due_date,
  now,
  time_zone,
}: Dates): Outcome<null, 'due_before_start' | 'due_before_today'> {
  if (due_date.getTime() <= start_date.getTime()) return refuse('due_before_start')
  if (schoolDay(due_date, time_zone) < schoolDay(now, time_zone)) return refuse('due_before_today')
  return accept(null)
}

/** Marks have at most two decimals; sums are compared as hundredths, where 0.1 + 0.2 is 0.3. */
const hundredths = (marks: number): number => Math.round(marks * 100)

/** The best level of every criterion, added up. */
export function rubricTotal(rubric: readonly Rubric[]): number {
  const best = rubric.map(({ levels }) => Math.max(0, ...levels.map(({ marks }) => hundredths(marks))))
  return best.reduce((sum, marks) => sum + marks, 0) / 100
}

/** A rubric fits when its best levels add up to the total marks; work without a rubric always fits. */
export function rubricFits(rubric: readonly Rubric[], total_score: number): boolean {
  return rubric.length === 0 || hundredths(rubricTotal(rubric)) === hundredths(total_score)
}

/** A lesson that may be attached, with all its contents in order. */
export interface AttachableLesson {
  readonly lesson_guid: string
  readonly course_id: number
  readonly title: string
  readonly content_ids: readonly number[]
}

export interface AssignmentFacts {
  /** Classes of those asked for that the teacher teaches now, with their courses. */
  readonly classes: readonly { readonly class_id: number; readonly course_id: number }[]
  /** Classes of those asked for that are there at all. */
  readonly known_class_ids: readonly number[]
  /** Lessons of the courses of these classes that were named or hold a content that was named. */
  readonly lessons: readonly AttachableLesson[]
  /** Files of those named that the teacher uploaded. */
  readonly own_file_ids: readonly string[]
  readonly time_zone: string
}

interface AssignmentInput {
  readonly class_ids: readonly number[]
  readonly cms_content_ids: readonly number[]
  readonly lesson_guids: readonly string[]
  readonly attachments: readonly { readonly file_id: string }[]
  readonly start_date: string
  readonly due_date: string
  readonly total_score: number
  readonly rubric_data: readonly (Rubric & { readonly criterion_id: string })[]
}

/** What a class is given: its own course's share of the attached lessons. */
export interface ClassShare {
  readonly class_id: number
  readonly lessons: readonly (AttachableLesson & { readonly cms_course_id: number; readonly class_id: number })[]
}

type AssignmentRefusal =
  | 'not_found'
  | 'not_allowed'
  | 'due_before_start'
  | 'due_before_today'
  | 'content_missing'
  | 'file_missing'
  | 'rubric_mismatch'

/**
 * Whether a teacher may set this work, and what each class is given. Work needs a content or a file to do (seed 001
 * §5). A lesson named without any of its contents is attached whole. Every lesson and content named must belong to the
 * course of one of the classes.
 */
export function decideAssignment({
  facts,
  input,
  now,
}: {
  readonly facts: AssignmentFacts
  readonly input: AssignmentInput
  readonly now: Date
}): Outcome<readonly ClassShare[], AssignmentRefusal> {
  const known = new Set(facts.known_class_ids)
  if (input.class_ids.some((class_id) => !known.has(class_id))) return refuse('not_found')
  const taught = new Set(facts.classes.map(({ class_id }) => class_id))
  if (input.class_ids.some((class_id) => !taught.has(class_id))) return refuse('not_allowed')

  const { time_zone, lessons } = facts
  const dates = decideDates({
    start_date: new Date(input.start_date),
    due_date: new Date(input.due_date),
    now,
    time_zone,
  })
  if (!dates.ok) return dates
  if (!rubricFits(input.rubric_data, input.total_score)) return refuse('rubric_mismatch')
  if (new Set(input.rubric_data.map(({ criterion_id }) => criterion_id)).size < input.rubric_data.length)
    return refuse('rubric_mismatch')

  const files = new Set(facts.own_file_ids)
  if (input.attachments.some(({ file_id }) => !files.has(file_id))) return refuse('file_missing')

  if (input.cms_content_ids.length + input.lesson_guids.length + input.attachments.length === 0)
    return refuse('content_missing')
  const lessonIds = new Set(lessons.map(({ lesson_guid }) => lesson_guid))
  if (input.lesson_guids.some((lesson_guid) => !lessonIds.has(lesson_guid))) return refuse('content_missing')
  const contents = new Set(lessons.flatMap(({ content_ids }) => content_ids))
  if (input.cms_content_ids.some((content_id) => !contents.has(content_id))) return refuse('content_missing')

  const attached = chosenLessons(lessons, input)
  return accept(
    facts.classes.map(({ class_id, course_id }) => ({
      class_id,
      lessons: attached
        .filter((lesson) => lesson.course_id === course_id)
        .map((lesson) => ({ ...lesson, cms_course_id: lesson.course_id, class_id })),
    })),
  )
}

/** The lessons that were named, and those that hold a named content that none of these holds; each with what was chosen of it. */
function chosenLessons(
  lessons: readonly AttachableLesson[],
  { lesson_guids, cms_content_ids }: AssignmentInput,
): readonly AttachableLesson[] {
  const contents = new Set(cms_content_ids)
  const namedLessons = lessons.filter(({ lesson_guid }) => lesson_guids.includes(lesson_guid))
  const covered = new Set(namedLessons.flatMap(({ content_ids }) => content_ids))
  const holdsUncovered = ({ content_ids }: AttachableLesson) =>
    content_ids.some((id) => contents.has(id) && !covered.has(id))
  return lessons
    .filter((lesson) => namedLessons.includes(lesson) || holdsUncovered(lesson))
    .map((lesson) => {
      const chosen = lesson.content_ids.filter((content_id) => contents.has(content_id))
      return { ...lesson, content_ids: chosen.length > 0 ? chosen : lesson.content_ids }
    })
}

/** Orders a learner's list: what is due next first, then what is over, the latest first. */
export function compareDueNext<T extends { readonly due_date: Date; readonly assignment_id: string }>(
  now: Date,
): (one: T, other: T) => number {
  return (one, other) => {
    const [a, b] = [one.due_date.getTime(), other.due_date.getTime()]
    const [isOverA, isOverB] = [a < now.getTime(), b < now.getTime()]
    if (isOverA !== isOverB) return isOverA ? 1 : -1
    if (a !== b) return isOverA ? b - a : a - b
    return one.assignment_id < other.assignment_id ? -1 : one.assignment_id > other.assignment_id ? 1 : 0
  }
}

/** Words of seed 001 §4 for where a learner's work stands. */
export type WorkWord = 'assigned' | 'unsubmitted' | 'turned_in' | 'late' | 'graded' | 'returned' | 'resubmission'

/**
 * The one word for a learner's work: returned or asked for again says the teacher; then scored; then handed in, late
 * or on time; then what was never handed in before it was due. A learner never sees `graded`: their score is absent
 * until the work is returned.
 */
export function statusInWords({
  assignment_status,
  score,
  is_late,
  due_date,
  now,
}: {
  readonly assignment_status: AssignmentStatus
  readonly score: number | null
  readonly is_late: boolean
  readonly due_date: Date
  readonly now: Date
}): WorkWord {
  if (assignment_status === 2) return 'returned'
  if (assignment_status === 3) return 'resubmission'
  if (score !== null) return 'graded'
  if (assignment_status === 1) return is_late ? 'late' : 'turned_in'
  return due_date.getTime() < now.getTime() ? 'unsubmitted' : 'assigned'
}
