import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { Link, linkRefusals, Links } from '../content/links.ts'
import { Answers, Marks } from '../learning/attempts.ts'
import { AskedQuestion } from '../questions/questions.ts'
import { RubricCriterion } from '../questions/rubrics.ts'
import { ClassName } from '../schools/classes.ts'
import { assignmentStatus, guid, id, instant, languageCode, mark } from '../fields.ts'
import { WorkResults } from './custom-work.ts'

/** 0 auto-graded, 1 ungraded, 2 graded, 3 event (seed 001 §4). */
export const assignmentType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

/** What a teacher writes of work, and may change later. */
export const written = {
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

/** More time for one learner: null takes it back. Who is excused is neither late nor asked. */
export const Extension = z.object({ user_id: id, due_date: instant.nullable(), is_excused: z.boolean() })
export type Extension = z.infer<typeof Extension>

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
    /** Ten are a rule with a sentence; the shape takes more, so that it can be said. */
    attachments: z.array(Attachment).max(50).default([]),
    links: Links.default([]),
    /** Chosen learners of the classes; absent: everybody of them, also who comes later. */
    user_ids: z.array(id).min(1).max(400).optional(),
    /** From then on nothing more is handed in; what was on its way is kept. */
    closes_on: instant.optional(),
    assignment_type: assignmentType.default(2),
    /** Of work that scores itself: learners see their score once the teacher returns it. */
    is_returned_by_teacher: z.boolean().default(false),
    is_custom: z.boolean().default(true),
    /** Questions of its own (`CustomWork`); anything else is kept as it came. */
    json_data: z.string().max(200_000).default(''),
    /** Where `json_data` has none: the same as this work of the caller's classes asks. What tells their answers is on no device. */
    questions_of: guid.optional(),
    ...written,
  }),
  output: z.object({ assignment_id: guid }),
  refusals: [
    'not_found',
    'not_allowed',
    'due_before_start',
    'due_before_today',
    'start_before_today',
    'close_before_due',
    'assignment_is_event',
    'auto_graded_attached',
    'nothing_auto_graded',
    'bank_question_faulty',
    'question_needs_person',
    'ungraded_has_marks',
    'learner_not_in_class',
    'nothing_attached',
    'content_missing',
    'too_many_files',
    ...linkRefusals,
    'file_missing',
    'rubric_mismatch',
  ],
  offline: 'queue',
  flags: { important: true, loader: true },
})

const period = { class_id: id.optional(), start_date: instant.optional(), end_date: instant.optional() }

/** Whole, not by pages, and with the events of the classes besides, as rows of type 3: those that touch the period, of work what is due in it. */
const is_calendar_view = z.boolean().default(false)

/** Of type 3 alone: `assignment_id` is the id of an event, `due_date` when it ends, and this which of its times it is. */
const ofType3 = {
  event: z.object({ occurrence: z.int().min(0), is_cancelled: z.boolean(), link: z.string() }).optional(),
}

/** An assignment in a teacher's list; classes and counts are of those that the teacher teaches, counts of the class asked for. */
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
  /** When it was taken back; null where it stands. */
  deleted_on: instant.nullable(),
  ...ofType3,
})
export type TaughtAssignment = z.infer<typeof TaughtAssignment>

export const listTaughtAssignments = query({
  path: 'teacher/assignments',
  summary: 'Assignments that the caller set or whose class they teach, newest due date first',
  audience: ['teacher'],
  input: z.object({
    ...period,
    page: z.int().min(1).default(1),
    is_calendar_view,
    /** `to_mark`: those alone in which work waits to be marked, what was due longest ago first. `deleted`: those that were taken back and can be restored. */
    state: z.enum(['to_mark', 'deleted']).optional(),
  }),
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
    classes: z.array(
      z.object({
        class_id: id,
        name: ClassName,
        /** In which its course is written. */
        language: languageCode,
      }),
    ),
    lessons: z.array(AttachedLesson),
    attachments: z.array(ReadableAttachment),
    links: z.array(Link),
    /** Of its own, without what tells the answers. */
    questions: z.array(AskedQuestion),
    closes_on: instant.nullable(),
    /** Null where it is for everybody of its classes. */
    user_ids: z.array(id).nullable(),
    /** The caller set it. */
    is_own: z.boolean(),
    /** Grows with every change; a change names the one that its writer saw. */
    revision: z.int(),
    /** Learners who have a due date of their own, or are excused. */
    extensions: z.array(Extension),
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
  /** The learner's own where they have more time than the others. */
  due_date: instant,
  total_score: z.number(),
  /** Handed in until then, which more time of one's own moves on; null where it does not close. */
  closes_on: instant.nullable(),
  is_excused: z.boolean(),
  assignment_status: assignmentStatus,
  is_late: z.boolean(),
  /** Null until the teacher returned the work. */
  score: z.number().nullable(),
})
export type SetAssignment = z.infer<typeof SetAssignment>

export const SetInCalendar = SetAssignment.extend(ofType3)
export type SetInCalendar = z.infer<typeof SetInCalendar>

export const listSetAssignments = query({
  path: 'learner/assignments',
  summary: 'Assignments of the caller, what is due next first',
  audience: ['learner'],
  input: z.object({ ...period, is_calendar_view }),
  output: z.object({ list: z.array(SetInCalendar) }),
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
  /** Handed in after the work had closed for this learner: kept, and shown as such. */
  is_after_close: z.boolean(),
  /** How a teacher handed it in for the learner; left out where the learner did it themselves. */
  by_teacher: z.enum(['files', 'paper']).optional(),
  /** To the questions of the work; left out where there are none. */
  answers: Answers.optional(),
  /** How they were marked; a learner's are told once the work is returned. */
  results: WorkResults.optional(),
  /** Of questions that give marks; told with the results. */
  marks: Marks.optional(),
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
    /** Spoken; as the written remark, seen once it is returned. */
    remark_files: z.array(ReadableAttachment),
    lessons: z.array(AttachedLesson),
    attachments: z.array(ReadableAttachment),
    links: z.array(Link),
    /** Of its own, without what tells the answers. */
    questions: z.array(AskedQuestion),
    submissions: z.array(HandedIn),
    /** Of work that scores itself: its contents that do, and how many of them the learner attempted since it began. Null of other work. */
    automatic: z.object({ contents: z.int(), attempted: z.int() }).nullable(),
  }),
  refusals: ['not_found'],
  offline: 'local',
})
