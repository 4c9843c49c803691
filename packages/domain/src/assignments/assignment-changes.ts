/** Changing work that is set, and taking it back. Shared by the device, where it is decided at once, and the server, with authority. */
import { restorableDays } from '@maktab/contracts/assignments/assignment-changes'
import type { Link } from '@maktab/contracts/content/links'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import {
  decideClasses,
  decideFiles,
  decideLessons,
  decideMarks,
  decideWhen,
  hasMaterial,
  sharesOf,
  type AssignmentFacts,
  type AttachableLesson,
  type ClassShare,
  type MarksRefusal,
  type MaterialRefusal,
  type WhenRefusal,
} from './assignments.ts'

interface Criterion {
  readonly criterion_id: string
  readonly title: string
  readonly levels: readonly { readonly level_id: string; readonly label: string; readonly marks: number }[]
}

/** What of an assignment may be changed; each is merged by itself. Lessons and their contents are one field. */
export interface ChangeableWork {
  readonly title: string
  readonly description: string
  readonly class_ids: readonly number[]
  readonly user_ids: readonly number[] | null
  readonly lesson_guids: readonly string[]
  readonly cms_content_ids: readonly number[]
  readonly start_date: string
  readonly due_date: string
  readonly closes_on: string | null
  readonly allowed_attempts: number
  readonly total_score: number
  readonly rubric_data: readonly Criterion[]
  readonly attachments: readonly { readonly file_id: string }[]
  readonly links: readonly Link[]
}

export type WorkField = keyof ChangeableWork
type Change = { readonly [F in WorkField]?: ChangeableWork[F] | undefined }

/** By field, the revision that changed it last, whose it was and when they gave it (ISO; absent in older rows). */
export type FieldRevisions = Readonly<Partial<Record<WorkField, FieldRevision>>>

interface FieldRevision extends Writer {
  readonly revision: number
  readonly given_on?: string | undefined
}

export interface Writer {
  readonly user_id: number
  readonly device_id: string | null
}

export interface ChangeFacts extends Omit<AssignmentFacts, 'classes'> {
  /** Classes of the work, and those asked for that the teacher teaches, with their courses. */
  readonly classes: AssignmentFacts['classes']
  readonly taught_class_ids: readonly number[]
  /** Lessons that belong to the work now. */
  readonly attached: readonly AttachableLesson[]
  readonly work: ChangeableWork & { readonly assignment_type: number; readonly own_questions: number }
  readonly revision: number
  readonly field_revisions: FieldRevisions
  /** The teacher set it, or teaches one of its classes. */
  readonly sees_assignment: boolean
  /** The highest score that stands; null where there is none. */
  readonly highest_score: number | null
  /** Levels that somebody was given. */
  readonly given_levels: readonly { readonly criterion_id: string; readonly level_id: string }[]
  /** Who handed in or was marked, and in which class. */
  readonly works: readonly { readonly user_id: number; readonly class_id: number }[]
}

type ChangeRefusal =
  | 'not_found'
  | 'not_allowed'
  | 'revision_behind'
  | 'learner_not_in_class'
  | 'class_has_work'
  | 'total_below_score'
  | 'rubric_in_use'
  | WhenRefusal
  | MarksRefusal
  | MaterialRefusal

export interface DecidedChange {
  readonly work: ChangeableWork
  /** Fields that are otherwise than before; none where all stands so already. */
  readonly changed: readonly WorkField[]
  /** Absent where classes and lessons stay as they are. */
  readonly shares: readonly ClassShare[] | undefined
  /** Levels that nobody has any more. */
  readonly dropped_levels: readonly { readonly criterion_id: string; readonly level_id: string }[]
}

/**
 * Changes work. A field that was changed since the revision that the writer saw, by somebody else or on another device, is
 * asked about; other fields merge. What one writer gave later on one device stays, in whatever order their changes arrive.
 * Scores stay: a total below one of them is refused, and so is a rubric without a level
 * that somebody was given, until it is said that such levels are dropped. Where something was handed in or marked, neither
 * class nor learner is taken out.
 */
export function decideChange({
  facts,
  input,
  writer,
  given,
}: {
  readonly facts: ChangeFacts
  readonly input: Change & {
    readonly base_revision?: number | undefined
    readonly drop_levels: boolean
    readonly extensions: readonly { readonly user_id: number }[]
  }
  readonly writer: Writer
  readonly given: Date
}): Outcome<DecidedChange, ChangeRefusal> {
  if (!facts.sees_assignment) return refuse('not_found')
  const { work: before } = facts
  const work = merge(facts, withoutOvertaken(facts, input, writer, given))
  const changed = fields.filter((field) => !isSame(before[field], work[field]))
  const has = (...some: readonly WorkField[]) => some.some((field) => changed.includes(field))
  if (changed.some((field) => isBehind(facts, field, input.base_revision, writer))) return refuse('revision_behind')

  const when = decideWhen(work, {
    given,
    time_zone: facts.time_zone,
    isStartNew: has('start_date'),
    isDueNew: has('due_date'),
  })
  if (has('start_date', 'due_date', 'closes_on') && !when.ok) return when
  const marks = has('total_score', 'rubric_data') ? decideNewMarks(facts, work, input.drop_levels) : accept([])
  if (!marks.ok) return marks

  const asked = has('class_ids', 'user_ids') ? decideAsked(facts, work) : accept(null)
  if (!asked.ok) return asked
  const learners = new Set(facts.learner_ids)
  if (input.extensions.some(({ user_id }) => !learners.has(user_id))) return refuse('learner_not_in_class')

  const links = has('attachments', 'links') ? decideFiles(facts, work) : accept(work.links)
  if (!links.ok) return links
  const { own_questions } = before
  if (!hasMaterial({ ...work, own_questions })) return refuse('nothing_attached')
  const isLessonNew = has('lesson_guids', 'cms_content_ids')
  const lessons = isLessonNew
    ? decideLessons(facts, { ...work, own_questions, assignment_type: before.assignment_type })
    : accept(facts.attached)
  if (!lessons.ok) return lessons
  const of = facts.classes.filter(({ class_id }) => work.class_ids.includes(class_id))
  const shares = isLessonNew || has('class_ids') ? sharesOf(of, lessons.value) : undefined
  return accept({ work: { ...work, links: links.value }, changed, shares, dropped_levels: marks.value })
}

const fields: readonly WorkField[] = [
  'title',
  'description',
  'class_ids',
  'user_ids',
  'lesson_guids',
  'cms_content_ids',
  'start_date',
  'due_date',
  'closes_on',
  'allowed_attempts',
  'total_score',
  'rubric_data',
  'attachments',
  'links',
]

/** Where lessons are named, those contents alone belong to the work that are named with them. Classes of colleagues stay. */
function merge({ work: before, taught_class_ids }: ChangeFacts, input: Change): ChangeableWork {
  const named = Object.fromEntries(
    fields.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]])),
  )
  const isMaterial = input.lesson_guids !== undefined || input.cms_content_ids !== undefined
  const work: ChangeableWork = { ...before, ...(isMaterial && { lesson_guids: [], cms_content_ids: [] }), ...named }
  const ofColleagues = before.class_ids.filter((class_id) => !taught_class_ids.includes(class_id))
  return { ...work, class_ids: [...new Set([...ofColleagues, ...work.class_ids])] }
}

/** Written alike: instants by their moment, ids and files in whatever order. */
function isSame(one: ChangeableWork[WorkField], other: ChangeableWork[WorkField]): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable(value: ChangeableWork[WorkField]): unknown {
  if (!Array.isArray(value)) return typeof value === 'string' && isInstant.test(value) ? Date.parse(value) : value
  const list: readonly unknown[] = value
  return list.map(keyOf).sort()
}

const isInstant = /^\d{4}-\d\d-\d\dT/

function keyOf(one: unknown): string {
  if (typeof one !== 'object' || one === null) return String(one)
  return 'file_id' in one ? String(one.file_id) : JSON.stringify(one, [...Object.keys(one).sort(), ...deepKeys])
}

/** Of what stands in lists: keys below the first level, which `JSON.stringify` is told by name. */
const deepKeys = ['level_id', 'label', 'marks']

function isBehind(
  { field_revisions }: ChangeFacts,
  field: WorkField,
  base_revision: number | undefined,
  writer: Writer,
): boolean {
  const last = field_revisions[field]
  if (last === undefined || base_revision === undefined || last.revision <= base_revision) return false
  // What one person changed on one device before, they saw.
  return !isOf(last, writer)
}

/** Whether it was changed by this writer on this device. */
const isOf = (last: FieldRevision, { user_id, device_id }: Writer) =>
  last.user_id === user_id && last.device_id === device_id

/** Commands of a device that was without a network may arrive in another order than they were given in. */
function withoutOvertaken({ field_revisions }: ChangeFacts, input: Change, writer: Writer, given: Date): Change {
  const isOvertaken = (field: WorkField) => {
    const last = field_revisions[field]
    return last?.given_on !== undefined && isOf(last, writer) && given.getTime() < Date.parse(last.given_on)
  }
  const left = fields.filter((field) => input[field] !== undefined && !isOvertaken(field))
  return Object.fromEntries(left.map((field) => [field, input[field]]))
}

/** Answers the levels that somebody was given and that are gone, or worth something else. */
function decideNewMarks(
  { work: before, highest_score, given_levels }: ChangeFacts,
  work: ChangeableWork,
  drop_levels: boolean,
): Outcome<DecidedChange['dropped_levels'], MarksRefusal | 'total_below_score' | 'rubric_in_use'> {
  const marks = decideMarks({ ...work, assignment_type: before.assignment_type })
  if (!marks.ok) return marks
  if (highest_score !== null && highest_score > work.total_score) return refuse('total_below_score')
  const worth = ({ rubric_data }: ChangeableWork, criterion_id: string, level_id: string) =>
    rubric_data
      .find((criterion) => criterion.criterion_id === criterion_id)
      ?.levels.find((level) => level.level_id === level_id)?.marks
  const dropped = given_levels.filter(
    ({ criterion_id, level_id }) => worth(work, criterion_id, level_id) !== worth(before, criterion_id, level_id),
  )
  return dropped.length > 0 && !drop_levels ? refuse('rubric_in_use') : accept(dropped)
}

/** New classes must be the teacher's; who handed in or was marked stays in. */
function decideAsked(
  facts: ChangeFacts,
  { class_ids, user_ids }: ChangeableWork,
): Outcome<null, 'not_found' | 'not_allowed' | 'learner_not_in_class' | 'class_has_work'> {
  const added = class_ids.filter((class_id) => !facts.work.class_ids.includes(class_id))
  const reached = decideClasses(facts, added)
  if (!reached.ok) return reached
  const learners = new Set(facts.learner_ids)
  if (user_ids?.some((user_id) => !learners.has(user_id)) === true) return refuse('learner_not_in_class')
  const isTakenOut = facts.works.some(
    ({ user_id, class_id }) => !class_ids.includes(class_id) || user_ids?.includes(user_id) === false,
  )
  return isTakenOut ? refuse('class_has_work') : accept(null)
}

/** Work that was taken back after this moment can be restored now. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableDays * 86_400_000)
}
