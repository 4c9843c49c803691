/** What a teacher types to set work, and what is wrong with it, by the rules that the school applies too. */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Question } from '@maktab/contracts/questions/questions'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import type { Link } from '@maktab/contracts/content/links'
import { decideWhen, rubricFits, rubricTotal } from '@maktab/domain/assignments/assignments'
import { decideLinks } from '@maktab/domain/content/links'
import { instantOf } from '@maktab/i18n/wall-clock'
import type { PlainKey } from '@maktab/i18n/keys'

export interface LevelFields {
  readonly level_id: string
  label: string
  marks: number | undefined
}

export interface CriterionFields {
  readonly criterion_id: string
  title: string
  levels: LevelFields[]
}

export interface AssignmentFields {
  title: string
  description: string
  class_ids: number[]
  /** Chosen learners of the one class; none: everybody. */
  user_ids: number[]
  /** '0' scores itself, `returnedByTeacher` does and waits for its teacher, '1' ungraded, '2' graded. */
  assignment_type: string
  total_score: number | undefined
  allowed_attempts: number | undefined
  /** Wall-clock time in the school's time zone, as the date inputs have it: `2026-11-20T08:00`. */
  start_date: string
  due_date: string
  /** Empty where it does not close. */
  closes_on: string
  lesson_guid: string
  links: Link[]
  /** Of its own; work that is set keeps those that it has. */
  questions: Question[]
  rubric: CriterionFields[]
}

/** Of `assignment_type`. */
export const returnedByTeacher = '0-returned'

export type FieldName = keyof AssignmentFields | 'content'
export type Problems = Partial<Record<FieldName, PlainKey<'application' | 'assignments' | 'creating' | 'work'>>>

interface Surroundings {
  readonly now: Date
  /** IANA name. */
  readonly time_zone: string
  readonly hasFile: boolean
  /** Work that is set already asks some. */
  readonly hasQuestions?: boolean | undefined
  /** The dates of work that is set already: what stays is not looked at again. */
  readonly before?: Pick<AssignmentFields, 'start_date' | 'due_date'> | undefined
}

const isMark = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= 10_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const dateOf = {
  due_before_start: 'due_date',
  due_before_today: 'due_date',
  start_before_today: 'start_date',
  close_before_due: 'closes_on',
} as const

/** A first problem for each field; empty where the work can be set. */
export function problemsOf(
  fields: AssignmentFields,
  { now, time_zone, hasFile, hasQuestions = false, before }: Surroundings,
): Problems {
  const problems: Problems = {}
  const { title, description, class_ids, total_score, allowed_attempts, lesson_guid, rubric } = fields
  if (title.trim() === '') problems.title = 'frame.required_field'
  if (description.trim() === '') problems.description = 'frame.required_field'
  if (class_ids.length === 0) problems.class_ids = 'assignments.create_class_needed'
  const isGraded = fields.assignment_type !== '1'
  if (isGraded && !isMark(total_score)) problems.total_score = 'assignments.create_marks_range'
  if (
    allowed_attempts === undefined ||
    !Number.isInteger(allowed_attempts) ||
    allowed_attempts < 1 ||
    allowed_attempts > 20
  )
    problems.allowed_attempts = 'assignments.create_attempts_range'
  const links = decideLinks(fields.links)
  if (!links.ok) problems.links = `refusals.${links.refusal}`
  const { questions } = fields
  const asksNothing = lesson_guid === '' && questions.length === 0
  if (asksNothing && scoresItself(fields) && !hasQuestions) problems.lesson_guid = 'refusals.nothing_auto_graded'
  else if (asksNothing && !hasFile && !hasQuestions && fields.links.length === 0)
    problems.content = 'assignments.create_content_needed'
  // Whether each can be asked is said where it is chosen.
  if (scoresItself(fields) && questions.some((one) => isMarkedByPerson(one)))
    problems.assignment_type = 'refusals.question_needs_person'

  const start_date = instantOf(fields.start_date, time_zone)
  const due_date = instantOf(fields.due_date, time_zone)
  if (start_date === undefined) problems.start_date = 'frame.required_field'
  if (due_date === undefined) problems.due_date = 'frame.required_field'
  if (start_date !== undefined && due_date !== undefined) {
    const when = decideWhen(
      {
        start_date: start_date.toISOString(),
        due_date: due_date.toISOString(),
        closes_on: instantOf(fields.closes_on, time_zone)?.toISOString(),
      },
      {
        given: now,
        time_zone,
        isStartNew: before?.start_date !== fields.start_date,
        isDueNew: before?.due_date !== fields.due_date,
      },
    )
    if (!when.ok) problems[dateOf[when.refusal]] = `refusals.${when.refusal}`
  }

  const isRubricWhole = rubric.every(
    ({ title: name, levels }) =>
      name.trim() !== '' && levels.every(({ label, marks }) => label.trim() !== '' && isMark(marks)),
  )
  if (!hasRubric(fields)) return problems
  if (!isRubricWhole) problems.rubric = 'frame.required_field'
  else if (isMark(total_score) && !rubricFits(rubricOf(fields), total_score))
    problems.rubric = 'refusals.rubric_mismatch'
  return problems
}

/** Marks by a rubric are a teacher's. */
export function hasRubric({ assignment_type }: Pick<AssignmentFields, 'assignment_type'>): boolean {
  return assignment_type === '2'
}

/** The best levels added up, as far as they are typed. */
export function typedRubricTotal(rubric: readonly CriterionFields[]): number {
  return rubricTotal(
    rubric.map(({ levels }) => ({ levels: levels.flatMap(({ marks }) => (isMark(marks) ? [{ marks }] : [])) })),
  )
}

function rubricOf({ rubric }: AssignmentFields) {
  return rubric.map(({ criterion_id, title, levels }) => ({
    criterion_id,
    title: title.trim(),
    levels: levels.map(({ level_id, label, marks }) => ({ level_id, label: label.trim(), marks: marks ?? 0 })),
  }))
}

const typeNumbers: Readonly<Record<string, 0 | 1 | 2>> = { '0': 0, [returnedByTeacher]: 0, '1': 1, '2': 2 }

const scoresItself = ({ assignment_type }: Pick<AssignmentFields, 'assignment_type'>) =>
  typeNumbers[assignment_type] === 0

/** What of these the form offers. */
export function knownType(assignment_type: string): string {
  return assignment_type in typeNumbers ? assignment_type : '2'
}

/** The call's input of fields without a problem; its attachments are added beside it. */
export function assignmentOf(
  fields: AssignmentFields,
  assignment_id: string,
  time_zone: string,
): Input<Catalogue['createAssignment']> {
  const isGraded = fields.assignment_type !== '1'
  const closes_on = instantOf(fields.closes_on, time_zone)
  return {
    assignment_id,
    class_ids: fields.class_ids,
    cms_content_ids: [],
    lesson_guids: fields.lesson_guid === '' ? [] : [fields.lesson_guid],
    links: fields.links,
    assignment_type: typeNumbers[fields.assignment_type] ?? 2,
    ...(fields.assignment_type === returnedByTeacher && { is_returned_by_teacher: true }),
    title: fields.title.trim(),
    description: fields.description.trim(),
    start_date: instantOf(fields.start_date, time_zone)?.toISOString() ?? '',
    due_date: instantOf(fields.due_date, time_zone)?.toISOString() ?? '',
    allowed_attempts: fields.allowed_attempts ?? 1,
    total_score: isGraded ? (fields.total_score ?? 0) : 0,
    rubric_data: hasRubric(fields) ? rubricOf(fields) : [],
    ...(fields.class_ids.length === 1 && fields.user_ids.length > 0 && { user_ids: fields.user_ids }),
    ...(fields.questions.length > 0 && { json_data: JSON.stringify({ v: 1, questions: fields.questions }) }),
    ...(closes_on !== undefined && { closes_on: closes_on.toISOString() }),
  }
}
