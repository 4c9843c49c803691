/** What a teacher types to set work, and what is wrong with it, by the rules that the school applies too. */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { decideDates, rubricFits, rubricTotal } from '@maktab/domain/assignments/assignments'
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
  total_score: number | undefined
  allowed_attempts: number | undefined
  /** Wall-clock time in the school's time zone, as the date inputs have it: `2026-11-20T08:00`. */
  start_date: string
  due_date: string
  lesson_guid: string
  rubric: CriterionFields[]
}

export type FieldName = keyof AssignmentFields | 'content'
export type Problems = Partial<Record<FieldName, PlainKey<'application' | 'assignments' | 'finding'>>>

interface Surroundings {
  readonly now: Date
  /** IANA name. */
  readonly time_zone: string
  readonly hasFile: boolean
}

const isMark = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= 10_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A first problem for each field; empty where the work can be set. */
export function problemsOf(fields: AssignmentFields, { now, time_zone, hasFile }: Surroundings): Problems {
  const problems: Problems = {}
  const { title, description, class_ids, total_score, allowed_attempts, lesson_guid, rubric } = fields
  if (title.trim() === '') problems.title = 'frame.required_field'
  if (description.trim() === '') problems.description = 'frame.required_field'
  if (class_ids.length === 0) problems.class_ids = 'assignments.create_class_needed'
  if (!isMark(total_score)) problems.total_score = 'assignments.create_marks_range'
  if (
    allowed_attempts === undefined ||
    !Number.isInteger(allowed_attempts) ||
    allowed_attempts < 1 ||
    allowed_attempts > 20
  )
    problems.allowed_attempts = 'assignments.create_attempts_range'
  if (lesson_guid === '' && !hasFile) problems.content = 'assignments.create_content_needed'

  const start_date = instantOf(fields.start_date, time_zone)
  const due_date = instantOf(fields.due_date, time_zone)
  if (start_date === undefined) problems.start_date = 'frame.required_field'
  if (due_date === undefined) problems.due_date = 'frame.required_field'
  if (start_date !== undefined && due_date !== undefined) {
    const dates = decideDates({ start_date, due_date, now, time_zone })
    if (!dates.ok) problems.due_date = `refusals.${dates.refusal}`
  }

  const isRubricWhole = rubric.every(
    ({ title: name, levels }) =>
      name.trim() !== '' && levels.every(({ label, marks }) => label.trim() !== '' && isMark(marks)),
  )
  if (!isRubricWhole) problems.rubric = 'frame.required_field'
  else if (isMark(total_score) && !rubricFits(rubricOf(fields), total_score))
    problems.rubric = 'refusals.rubric_mismatch'
  return problems
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

/** The call's input of fields without a problem; its attachments are added beside it. */
export function assignmentOf(
  fields: AssignmentFields,
  assignment_id: string,
  time_zone: string,
): Input<Catalogue['createAssignment']> {
  return {
    assignment_id,
    class_ids: fields.class_ids,
    cms_content_ids: [],
    lesson_guids: fields.lesson_guid === '' ? [] : [fields.lesson_guid],
    assignment_type: 2,
    title: fields.title.trim(),
    description: fields.description.trim(),
    start_date: instantOf(fields.start_date, time_zone)?.toISOString() ?? '',
    due_date: instantOf(fields.due_date, time_zone)?.toISOString() ?? '',
    allowed_attempts: fields.allowed_attempts ?? 1,
    total_score: fields.total_score ?? 0,
    rubric_data: rubricOf(fields),
  }
}
