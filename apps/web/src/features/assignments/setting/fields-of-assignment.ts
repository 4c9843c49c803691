/** From work that is set to the fields of its form, and from the form to what was changed. */
import type { Input, Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { assignmentOf, knownType, type AssignmentFields, type CriterionFields } from '../assignment-form.ts'

export type TaughtWork = Output<Catalogue['readTaughtAssignment']>

/** Work as its form shows it; of several lessons the first, which is all that is changed by it. */
export function fieldsOf(work: TaughtWork, time_zone: string): AssignmentFields {
  const clock = (instant: string | null) => (instant === null ? '' : wallClockOf(new Date(instant), time_zone))
  return {
    title: work.title,
    description: work.description,
    class_ids: work.classes.map(({ class_id }) => class_id),
    user_ids: work.user_ids ?? [],
    assignment_type: String(work.assignment_type),
    total_score: work.total_score,
    allowed_attempts: work.allowed_attempts,
    start_date: clock(work.start_date),
    due_date: clock(work.due_date),
    closes_on: clock(work.closes_on),
    lesson_guid: work.lessons[0]?.lesson_guid ?? '',
    links: work.links,
    questions: [],
    rubric: rubricFieldsOf(work),
  }
}

export function rubricFieldsOf({ rubric_data }: Pick<TaughtWork, 'rubric_data'>): CriterionFields[] {
  return rubric_data.map((criterion) => ({ ...criterion, levels: criterion.levels.map((level) => ({ ...level })) }))
}

const day = 24 * 60 * 60_000

/** The same work for another class or another year: it starts today, and as much time is given as before. */
export function setAgain(work: TaughtWork, time_zone: string, now: Date): AssignmentFields {
  const moved = now.getTime() - Date.parse(work.start_date)
  const due = wallClockOf(new Date(Math.max(Date.parse(work.due_date) + moved, now.getTime() + day)), time_zone)
  const time = wallClockOf(new Date(work.due_date), time_zone).slice(10)
  return {
    ...fieldsOf(work, time_zone),
    class_ids: [],
    user_ids: [],
    assignment_type: knownType(String(work.assignment_type)),
    start_date: `${wallClockOf(now, time_zone).slice(0, 10)}T00:00`,
    due_date: `${due.slice(0, 10)}${time}`,
    closes_on: '',
  }
}

export type Change = Omit<
  Input<Catalogue['updateAssignment']>,
  'assignment_id' | 'base_revision' | 'drop_levels' | 'attachments' | 'extensions' | 'tell'
>

/** Those fields alone that are otherwise than before: what others changed meanwhile stays theirs. */
export function changeOf(before: AssignmentFields, fields: AssignmentFields, time_zone: string): Change {
  const now = assignmentOf(fields, '', time_zone)
  const is = (...names: readonly (keyof AssignmentFields)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(fields[name]))
  return {
    ...(is('title') && { title: now.title }),
    ...(is('description') && { description: now.description }),
    ...(is('class_ids') && { class_ids: now.class_ids }),
    ...(is('user_ids') && { user_ids: fields.user_ids.length === 0 ? null : fields.user_ids }),
    ...(is('lesson_guid') && { lesson_guids: now.lesson_guids ?? [], cms_content_ids: [] }),
    ...(is('start_date') && { start_date: now.start_date }),
    ...(is('due_date') && { due_date: now.due_date }),
    ...(is('closes_on') && { closes_on: now.closes_on ?? null }),
    ...(is('allowed_attempts') && { allowed_attempts: now.allowed_attempts }),
    ...(is('total_score') && { total_score: now.total_score }),
    ...(is('rubric') && { rubric_data: now.rubric_data }),
    ...(is('links') && { links: now.links ?? [] }),
  }
}

/** Fields that both changed, since the one whose form this is began: they are asked about. */
export function changedByBoth(
  before: AssignmentFields,
  mine: AssignmentFields,
  theirs: AssignmentFields,
): (keyof AssignmentFields)[] {
  const changedByThem = new Set(differing(before, theirs))
  const changedByMe = new Set(differing(before, mine))
  return differing(mine, theirs).filter((name) => changedByMe.has(name) && changedByThem.has(name))
}

/** Fields that stand otherwise in one than in the other. */
export function differing(one: AssignmentFields, other: AssignmentFields): (keyof AssignmentFields)[] {
  return (Object.keys(one) as (keyof AssignmentFields)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )
}
