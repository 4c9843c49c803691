/** Setting work: dates, rubric, what is attached, and from when on learners are asked to do it. */
import type { Link, LinkRefusal } from '@maktab/contracts/content/links'
import { uploadLimits } from '@maktab/contracts/content/upload-limits'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Question } from '@maktab/contracts/questions/questions'
import { decideLinks } from '../content/links.ts'
import { decideOwnQuestions } from './custom-work.ts'
import { schoolDay } from '../schools/school-day.ts'

interface Rubric {
  readonly levels: readonly { readonly marks: number }[]
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

export type FoundLesson = AttachableLesson & {
  /** Of its contents, those that score themselves. */
  readonly auto_graded_ids: readonly number[]
}

export interface AssignmentFacts {
  /** Classes of those asked for that the teacher teaches now, with their courses. */
  readonly classes: readonly { readonly class_id: number; readonly course_id: number }[]
  /** Classes of those asked for that are there at all. */
  readonly known_class_ids: readonly number[]
  /** Lessons of the courses of these classes that were named or hold a content that was named. */
  readonly lessons: readonly FoundLesson[]
  /** Learners of those asked for who are in one of the classes. */
  readonly learner_ids: readonly number[]
  /** Files of those named that the teacher uploaded. */
  readonly own_file_ids: readonly string[]
  /** Absent on a device, which leaves the days to the server. */
  readonly time_zone?: string | undefined
}

interface Material {
  readonly cms_content_ids: readonly number[]
  readonly lesson_guids: readonly string[]
  readonly attachments: readonly { readonly file_id: string }[]
  readonly links: readonly Link[]
  /** How many questions of its own it asks. */
  readonly own_questions: number
}

interface Marks {
  readonly assignment_type: number
  readonly total_score: number
  readonly rubric_data: readonly (Rubric & { readonly criterion_id: string })[]
}

export interface AssignmentInput extends Omit<Material, 'own_questions'>, Marks {
  /** Questions of its own. */
  readonly questions: readonly Question[]
  /** How many more it takes over from earlier work, of which a device has what is asked alone; the server has them whole among `questions`. */
  readonly sealed_questions?: number
  readonly class_ids: readonly number[]
  readonly user_ids?: readonly number[] | undefined
  readonly start_date: string
  readonly due_date: string
  readonly closes_on?: string | undefined
}

/** What a class is given: its own course's share of the attached lessons. */
export interface ClassShare {
  readonly class_id: number
  readonly lessons: readonly (AttachableLesson & { readonly cms_course_id: number; readonly class_id: number })[]
}

export type WhenRefusal = 'due_before_start' | 'due_before_today' | 'start_before_today' | 'close_before_due'
export type MarksRefusal = 'rubric_mismatch' | 'ungraded_has_marks'
export type MaterialRefusal =
  | 'too_many_files'
  | 'file_missing'
  | 'nothing_attached'
  | 'content_missing'
  | 'auto_graded_attached'
  | 'nothing_auto_graded'
  | LinkRefusal
type AssignmentRefusal =
  | 'not_found'
  | 'not_allowed'
  | 'assignment_is_event'
  | 'learner_not_in_class'
  | 'bank_question_faulty'
  | 'question_needs_person'
  | WhenRefusal
  | MarksRefusal
  | MaterialRefusal

/**
 * Whether a teacher may set this work, and what each class is given. An event is no work. A lesson named without any of its contents is attached whole. Every lesson and content
 * named must belong to the course of one of the classes.
 */
export function decideAssignment({
  facts,
  input,
  given,
}: {
  readonly facts: AssignmentFacts
  readonly input: AssignmentInput
  /** When the teacher set it: work that waited for a network is not late for that. */
  readonly given: Date
}): Outcome<{ readonly shares: readonly ClassShare[]; readonly links: readonly Link[] }, AssignmentRefusal> {
  const reached = decideClasses(facts, input.class_ids)
  if (!reached.ok) return reached
  if (input.assignment_type === 3) return refuse('assignment_is_event')
  const learners = new Set(facts.learner_ids)
  if (input.user_ids?.some((user_id) => !learners.has(user_id)) === true) return refuse('learner_not_in_class')
  const when = decideWhen(input, { given, time_zone: facts.time_zone, isStartNew: true, isDueNew: true })
  if (!when.ok) return when
  const marks = decideMarks(input)
  if (!marks.ok) return marks
  const links = decideFiles(facts, input)
  if (!links.ok) return links
  const own = decideOwnQuestions(input.questions, input)
  if (!own.ok) return own
  const material = { ...input, own_questions: input.questions.length + (input.sealed_questions ?? 0) }
  if (!hasMaterial(material)) return refuse('nothing_attached')
  const lessons = decideLessons(facts, material)
  if (!lessons.ok) return lessons
  return accept({ shares: sharesOf(facts.classes, lessons.value), links: links.value })
}

/** Classes that are not there are not found; those that the teacher does not teach are not theirs to give work. */
export function decideClasses(
  { classes, known_class_ids }: Pick<AssignmentFacts, 'classes' | 'known_class_ids'>,
  class_ids: readonly number[],
): Outcome<null, 'not_found' | 'not_allowed'> {
  const known = new Set(known_class_ids)
  if (class_ids.some((class_id) => !known.has(class_id))) return refuse('not_found')
  const taught = new Set(classes.map(({ class_id }) => class_id))
  return class_ids.some((class_id) => !taught.has(class_id)) ? refuse('not_allowed') : accept(null)
}

/** Work starts on no day before the one on which that is said, and closes at its due date or after it. */
export function decideWhen(
  dates: { readonly start_date: string; readonly due_date: string; readonly closes_on?: string | null | undefined },
  {
    given,
    time_zone,
    isStartNew,
    isDueNew,
  }: {
    readonly given: Date
    readonly time_zone: string | undefined
    readonly isStartNew: boolean
    readonly isDueNew: boolean
  },
): Outcome<null, WhenRefusal> {
  const [start_date, due_date] = [new Date(dates.start_date), new Date(dates.due_date)]
  if (due_date.getTime() <= start_date.getTime()) return refuse('due_before_start')
  if (time_zone !== undefined) {
    const today = schoolDay(given, time_zone)
    if (isDueNew && schoolDay(due_date, time_zone) < today) return refuse('due_before_today')
    if (isStartNew && schoolDay(start_date, time_zone) < today) return refuse('start_before_today')
  }
  const { closes_on } = dates
  const closesEarly = closes_on !== undefined && closes_on !== null && Date.parse(closes_on) < due_date.getTime()
  return closesEarly ? refuse('close_before_due') : accept(null)
}

/** Ungraded work (1) has neither marks nor a rubric; else the best levels of a rubric add up to the total marks. */
export function decideMarks({ assignment_type, total_score, rubric_data }: Marks): Outcome<null, MarksRefusal> {
  if (assignment_type === 1 && (total_score !== 0 || rubric_data.length > 0)) return refuse('ungraded_has_marks')
  if (!rubricFits(rubric_data, total_score)) return refuse('rubric_mismatch')
  const ids = new Set(rubric_data.map(({ criterion_id }) => criterion_id))
  return ids.size < rubric_data.length ? refuse('rubric_mismatch') : accept(null)
}

/** Files are the teacher's own, and links lead somewhere; answers the links as they are kept. */
export function decideFiles(
  { own_file_ids }: Pick<AssignmentFacts, 'own_file_ids'>,
  { attachments, links }: Pick<Material, 'attachments' | 'links'>,
): Outcome<readonly Link[], 'too_many_files' | 'file_missing' | LinkRefusal> {
  if (attachments.length > uploadLimits.files) return refuse('too_many_files')
  const files = new Set(own_file_ids)
  if (attachments.some(({ file_id }) => !files.has(file_id))) return refuse('file_missing')
  return decideLinks(links)
}

/**
 * Lessons with what was chosen of each. Contents that score themselves are no part of work that a teacher marks (types 1
 * and 2): named, they are refused; a lesson named whole gives its others. Work that scores itself (type 0) needs one, or
 * questions of its own.
 */
export function decideLessons(
  { lessons }: Pick<AssignmentFacts, 'lessons'>,
  input: Pick<Material, 'lesson_guids' | 'cms_content_ids' | 'own_questions'> & Pick<Marks, 'assignment_type'>,
): Outcome<readonly AttachableLesson[], 'content_missing' | 'auto_graded_attached' | 'nothing_auto_graded'> {
  const { cms_content_ids, lesson_guids, assignment_type } = input
  const lessonIds = new Set(lessons.map(({ lesson_guid }) => lesson_guid))
  if (lesson_guids.some((lesson_guid) => !lessonIds.has(lesson_guid))) return refuse('content_missing')
  const contents = new Set(lessons.flatMap(({ content_ids }) => content_ids))
  if (cms_content_ids.some((content_id) => !contents.has(content_id))) return refuse('content_missing')

  const isMarked = assignment_type === 1 || assignment_type === 2
  const refused = new Set(isMarked ? lessons.flatMap(({ auto_graded_ids }) => auto_graded_ids) : [])
  if (cms_content_ids.some((content_id) => refused.has(content_id))) return refuse('auto_graded_attached')
  const chosen = chosenLessons(lessons, input)
  if (chosen.some(({ content_ids }) => content_ids.length > 0 && content_ids.every((id) => refused.has(id))))
    return refuse('auto_graded_attached')
  const scored = new Set(lessons.flatMap(({ auto_graded_ids }) => auto_graded_ids))
  const asksNothing = input.own_questions === 0
  if (
    assignment_type === 0 &&
    asksNothing &&
    !chosen.some(({ content_ids }) => content_ids.some((id) => scored.has(id)))
  )
    return refuse('nothing_auto_graded')
  return accept(
    chosen.map((lesson) => ({
      ...lesson,
      content_ids: lesson.content_ids.filter((content_id) => !refused.has(content_id)),
    })),
  )
}

/** Work needs a content, a file, a link or a question to do (seed 001 §5). */
export function hasMaterial({ cms_content_ids, lesson_guids, attachments, links, own_questions }: Material): boolean {
  return cms_content_ids.length + lesson_guids.length + attachments.length + links.length + own_questions > 0
}

/** Each class has the lessons of its own course. */
export function sharesOf(
  classes: AssignmentFacts['classes'],
  lessons: readonly AttachableLesson[],
): readonly ClassShare[] {
  return classes.map(({ class_id, course_id }) => ({
    class_id,
    lessons: lessons
      .filter((lesson) => lesson.course_id === course_id)
      .map((lesson) => ({ ...lesson, cms_course_id: lesson.course_id, class_id })),
  }))
}

/** The lessons that were named, and those that hold a named content that none of these holds; each with what was chosen of it. */
function chosenLessons(
  lessons: readonly FoundLesson[],
  { lesson_guids, cms_content_ids }: Pick<Material, 'lesson_guids' | 'cms_content_ids'>,
): readonly AttachableLesson[] {
  const contents = new Set(cms_content_ids)
  const namedLessons = lessons.filter(({ lesson_guid }) => lesson_guids.includes(lesson_guid))
  const covered = new Set(namedLessons.flatMap(({ content_ids }) => content_ids))
  const holdsUncovered = ({ content_ids }: AttachableLesson) =>
    content_ids.some((id) => contents.has(id) && !covered.has(id))
  return lessons
    .filter((lesson) => namedLessons.includes(lesson) || holdsUncovered(lesson))
    .map(({ auto_graded_ids: _scored, ...lesson }) => {
      const chosen = lesson.content_ids.filter((content_id) => contents.has(content_id))
      return { ...lesson, content_ids: chosen.length > 0 ? chosen : lesson.content_ids }
    })
}

/** Whether learners are asked to do the work; a teacher may set it before. */
export function hasBegun({ start_date }: { readonly start_date: Date | string }, now: Date): boolean {
  return new Date(start_date).getTime() <= now.getTime()
}

interface WorkToDo {
  /** Set before its start, which nobody was told of yet. */
  readonly is_scheduled: boolean
  readonly start_date: Date | string
  readonly description: string
  readonly rubric_data: readonly unknown[]
  readonly lessons: readonly unknown[]
  readonly attachments: readonly unknown[]
  readonly links: readonly unknown[]
  readonly questions: readonly unknown[]
}

/**
 * Work as a learner has it: before its start that it is set, and when it begins, with nothing of what is to be done.
 * Instructions are never empty otherwise. What began once stays open, also where the server's clock falls back.
 */
export function untilBegun<T extends WorkToDo>(work: T, now: Date): T {
  return !work.is_scheduled || hasBegun(work, now)
    ? work
    : { ...work, description: '', rubric_data: [], lessons: [], attachments: [], links: [], questions: [] }
}

/** Orders a learner's list: what is due next first, then what is over, the latest first. Moments are written alike. */
export function compareDueNext<T extends { readonly due_date: string; readonly assignment_id: string }>(
  now: Date,
): (one: T, other: T) => number {
  const moment = now.toISOString()
  return (one, other) => {
    const [a, b] = [one.due_date, other.due_date]
    const [isOverA, isOverB] = [a < moment, b < moment]
    if (isOverA !== isOverB) return isOverA ? 1 : -1
    if (a !== b) return a < b === isOverA ? 1 : -1
    return one.assignment_id < other.assignment_id ? -1 : one.assignment_id > other.assignment_id ? 1 : 0
  }
}
