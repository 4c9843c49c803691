import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { RubricCriterion } from '../questions/rubrics.ts'
import { ClassName } from '../schools/classes.ts'
import { assignmentStatus, guid, id, instant, mark } from '../fields.ts'

/** 0 auto-graded, 1 ungraded, 2 graded, 3 event (seed 001 §4). */
export const assignmentType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

const written = {
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(10_000),
  start_date: instant,
  due_date: instant,
  allowed_attempts: z.int().min(1).max(20),
  total_score: mark,
  rubric_data: z.array(RubricCriterion).max(12),
}

/** A lesson attached to an assignment: its contents are done as part of the work. */
export const AttachedLesson = z.object({
  lesson_guid: guid,
  course_id: id,
  cms_course_id: id,
  class_id: id,
  title: z.string(),
  content_ids: z.array(id),
})
export type AttachedLesson = z.infer<typeof AttachedLesson>

export const createAssignment = command({
  path: 'teacher/assignment/create',
  summary: 'Set an assignment for one or more classes',
  audience: ['teacher'],
  input: z.object({
    assignment_id: guid,
    class_ids: z.array(id).min(1).max(50),
    /** Contents of the attached lessons that belong to the work. */
    cms_content_ids: z.array(id).max(200),
    lesson_guids: z.array(guid).max(20).default([]),
    attachments: z.array(Attachment).max(10).default([]),
    assignment_type: assignmentType.default(2),
    is_custom: z.boolean().default(true),
    /** Reserved by the seeds for custom work; kept as it came. */
    json_data: z.string().max(20_000).default(''),
    ...written,
  }),
  output: z.object({ assignment_id: guid }),
  refusals: [
    'not_found',
    'not_allowed',
    'due_before_start',
    'due_before_today',
    'content_missing',
    'file_missing',
    'rubric_mismatch',
  ],
  offline: 'online',
  flags: { important: true, loader: true },
})

const period = { class_id: id.optional(), start_date: instant.optional(), end_date: instant.optional() }

/** An assignment in a teacher's list; the counts are of the class asked for, or of all its classes. */
export const TaughtAssignment = z.object({
  assignment_id: guid,
  title: z.string(),
  assignment_type: assignmentType,
  start_date: instant,
  due_date: instant,
  total_score: z.number(),
  class_ids: z.array(id),
  /** In the order of `class_ids`. */
  class_names: z.array(ClassName),
  total_students: z.int(),
  submitted: z.int(),
  scored: z.int(),
  /** Handed in, and without a score since. */
  to_mark: z.int(),
  returned: z.int(),
})
export type TaughtAssignment = z.infer<typeof TaughtAssignment>

export const listTaughtAssignments = query({
  path: 'teacher/assignments',
  summary: 'Assignments that the caller set, newest due date first',
  audience: ['teacher'],
  input: z.object({ ...period, page: z.int().min(1).default(1), is_calendar_view: z.boolean().default(false) }),
  output: z.object({ list: z.array(TaughtAssignment), total_pages: z.int() }),
  offline: 'local',
})

export const readTaughtAssignment = query({
  path: 'teacher/assignment/details',
  summary: 'An assignment as its teacher sees it',
  audience: ['teacher'],
  input: z.object({ assignment_id: guid }),
  output: z.object({
    assignment_id: guid,
    assignment_type: assignmentType,
    ...written,
    classes: z.array(z.object({ class_id: id, name: ClassName })),
    lessons: z.array(AttachedLesson),
    attachments: z.array(ReadableAttachment),
  }),
  refusals: ['not_found'],
  offline: 'local',
})

/** An assignment in a learner's list. */
export const SetAssignment = z.object({
  assignment_id: guid,
  class_id: id,
  class_name: ClassName,
  title: z.string(),
  assignment_type: assignmentType,
  start_date: instant,
  due_date: instant,
  total_score: z.number(),
  assignment_status: assignmentStatus,
  is_late: z.boolean(),
  /** Null until the teacher returned the work. */
  score: z.number().nullable(),
})
export type SetAssignment = z.infer<typeof SetAssignment>

export const listSetAssignments = query({
  path: 'learner/assignments',
  summary: 'Assignments of the caller, what is due next first',
  audience: ['learner'],
  input: z.object(period),
  output: z.object({ list: z.array(SetAssignment) }),
  offline: 'local',
})

/** What a learner handed in, as they and their teacher see it. */
export const HandedIn = z.object({
  submission_id: guid,
  attempt_number: z.int(),
  text: z.string(),
  attachments: z.array(ReadableAttachment),
  handed_in_on: instant,
  is_late: z.boolean(),
  /** Handed in beyond the allowed attempts: kept, and shown to the teacher as such. */
  is_extra: z.boolean(),
})
export type HandedIn = z.infer<typeof HandedIn>

export const readSetAssignment = query({
  path: 'learner/assignments/details',
  summary: 'An assignment as its learner sees it',
  audience: ['learner'],
  input: z.object({ assignment_id: guid, is_custom: z.boolean().default(true) }),
  output: SetAssignment.extend({
    description: z.string(),
    allowed_attempts: z.int(),
    attempts_used: z.int(),
    rubric_data: z.array(RubricCriterion),
    rubric_levels: z.record(z.string(), z.string()),
    teacher_remarks: z.string(),
    lessons: z.array(AttachedLesson),
    attachments: z.array(ReadableAttachment),
    submissions: z.array(HandedIn),
  }),
  refusals: ['not_found'],
  offline: 'local',
})
