/** What a device keeps of the school, pulled as changed rows. Table and column names are the local database's. */
import * as z from 'zod'
import { query } from '../call.ts'
import { attendanceTables } from './attendance-structure.ts'
import { entitlementTables } from './entitlement-structure.ts'
import { reportTables } from './report-structure.ts'
import { streamTables } from './stream-structure.ts'
import { ReadableAttachment } from '../content/files.ts'
import { Link } from '../content/links.ts'
import { AskedQuestion } from '../questions/questions.ts'
import { WorkResults } from '../assignments/custom-work.ts'
import { RubricCriterion } from '../questions/rubrics.ts'
import { AttachedLesson } from '../assignments/assignments.ts'
import { AnswerToScore, ScoreEntry } from '../learning/answer-scores.ts'
import { Answers, Marks, OwnAttempt } from '../learning/attempts.ts'
import { PackageState } from '../viewers/package-states.ts'
import { ClassName } from '../schools/classes.ts'
import { EventTime, eventKind } from '../events/events.ts'
import { Notification } from '../people/notifications.ts'
import { assignmentStatus, contentStatus, countedAttempt, guid, id, instant, languageCode } from '../fields.ts'

const deleted = { is_deleted: z.boolean() }

/** One schema a local table; each row replaces the one with the same key. */
export const tables = {
  users: z.object({ user_id: id, full_name: z.string(), username: z.string(), ...deleted }),
  classes: z.object({
    class_id: id,
    grade: z.string(),
    subject: z.string(),
    section: z.string(),
    alias: z.string().nullable(),
    course_id: id,
    teacher_name: z.string(),
    total_students: z.int(),
    ...deleted,
  }),
  /** `role` is learner or teacher. */
  users_classes: z.object({ class_id: id, user_id: id, role: z.enum(['learner', 'teacher']), ...deleted }),
  courses: z.object({
    course_id: id,
    title: z.string(),
    subject: z.string(),
    grade: z.string(),
    language: languageCode,
    min_completion_percentage: z.number(),
    counted_attempt: countedAttempt,
    ...deleted,
  }),
  courses_lessons: z.object({
    lesson_guid: guid,
    course_id: id,
    title: z.string(),
    summary: z.string(),
    position: z.int(),
    ...deleted,
  }),
  /** Which contents a lesson has; the bodies come with a download. */
  lessons_content: z.object({
    content_id: id,
    lesson_guid: guid,
    course_id: id,
    position: z.int(),
    title: z.string(),
    content_type: z.string(),
    size_bytes: z.int(),
    /** Another one after each publishing that changed it: what a device keeps of an earlier one is old. */
    revision: z.int(),
    ...deleted,
  }),
  users_content: z.object({
    user_id: id,
    content_id: id,
    class_id: id,
    lesson_guid: guid,
    content_status: contentStatus,
    completion: z.number(),
    accuracy: z.number().nullable(),
    last_accuracy: z.number().nullable(),
    first_accuracy: z.number().nullable(),
    first_taken_on: instant.nullable(),
    accuracy_sum: z.number(),
    attempts: z.int(),
    time_spent_in_seconds: z.int(),
    resume_point: z.string(),
    /** When the learner was in it last. */
    changed_on: instant,
    ...deleted,
  }),
  /** Lessons that the learner keeps to find again. */
  users_bookmarking: z.object({ user_id: id, class_id: id, lesson_guid: guid, changed_on: instant, ...deleted }),
  /** The learner's own attempts at questions; of a sealed test nothing is right or wrong before it is opened. */
  users_content_attempts: z.object({
    sync_guid: guid,
    user_id: id,
    content_id: id,
    class_id: id,
    attempt_number: z.int(),
    taken_on: instant,
    total_questions: z.int(),
    correct_questions: z.int(),
    waiting_questions: z.int(),
    accuracy: z.number().nullable(),
    closes_on: instant.nullable(),
    answers: OwnAttempt.shape.answers,
    results: OwnAttempt.shape.results,
    marks: Marks,
    scores: OwnAttempt.shape.scores,
    files: OwnAttempt.shape.files,
    ...deleted,
  }),
  /** Where a package goes on for this learner (contracts/learning/packages.ts). */
  package_states: z.object({
    user_id: id,
    content_id: id,
    class_id: id,
    location: z.string(),
    suspend_data: z.string(),
    completion: PackageState.shape.completion,
    success: PackageState.shape.success,
    score: z.number().nullable(),
    total_time: z.int(),
    given_on: instant,
    ...deleted,
  }),
  assignments: z.object({
    assignment_id: guid,
    title: z.string(),
    description: z.string(),
    assignment_type: z.int(),
    start_date: instant,
    due_date: instant,
    allowed_attempts: z.int(),
    total_score: z.number(),
    rubric_data: z.array(RubricCriterion),
    lessons: z.array(AttachedLesson),
    attachments: z.array(ReadableAttachment),
    links: z.array(Link),
    /** Of its own, without what tells the answers. */
    questions: z.array(AskedQuestion),
    closes_on: instant.nullable(),
    /** Chosen learners; null where it is for everybody of the classes, and in a learner's pull. */
    user_ids: z.array(id).nullable(),
    revision: z.int(),
    /** When it was taken back; a teacher may still restore it. */
    deleted_on: instant.nullable(),
    class_ids: z.array(id),
    /** Of a learner's own class, which they may have left; null in a teacher's pull. */
    class_name: ClassName.nullable(),
    created_by: id,
    /** Who set it, as the library of a class names them: a learner's device knows no other person. */
    created_by_name: z.string(),
    ...deleted,
  }),
  /** A learner's standing in an assignment. Until it is returned a learner's own row has no score. */
  assignments_users: z.object({
    assignment_id: guid,
    user_id: id,
    class_id: id,
    assignment_status: assignmentStatus,
    score: z.number().nullable(),
    teacher_remarks: z.string(),
    remark_files: z.array(ReadableAttachment),
    rubric_levels: z.record(z.string(), z.string()),
    /** Whose score and remark stand; null in a learner's pull. */
    scored_by: id.nullable(),
    scored_on: instant.nullable(),
    returned_on: instant.nullable(),
    /** Of work that scores itself; in a learner's pull null and false. */
    automatic_score: z.number().nullable(),
    is_score_automatic: z.boolean(),
    /** When work that scores itself was done, where nothing was handed in for it. */
    counted_on: instant.nullable(),
    correct_questions: z.int(),
    total_questions: z.int(),
    /** Of this learner alone; null where it is everybody's. */
    due_date: instant.nullable(),
    is_excused: z.boolean(),
    /** Null in a learner's pull. */
    reminded_on: instant.nullable(),
    ...deleted,
  }),
  submissions: z.object({
    submission_id: guid,
    assignment_id: guid,
    user_id: id,
    attempt_number: z.int(),
    text: z.string(),
    attachments: z.array(ReadableAttachment),
    handed_in_on: instant,
    is_late: z.boolean(),
    is_extra: z.boolean(),
    by_teacher: z.enum(['files', 'paper']).nullable(),
    answers: Answers,
    /** Null where nothing was marked; in a learner's pull until the work is returned. */
    results: WorkResults.nullable(),
    /** Told with the results; null with them. */
    marks: Marks.nullable(),
    /** Where the learner stands again if it is taken back. */
    status_before: assignmentStatus,
    ...deleted,
  }),
  /** What the person was told of; the latest of them. */
  users_notifications: z.object({
    users_notification_id: guid,
    notification_type: Notification.shape.notification_type,
    subject: z.string(),
    assignment_id: guid.nullable(),
    class_id: id.nullable(),
    event_id: guid.nullable(),
    post_id: guid.nullable(),
    learner_id: id.nullable(),
    created_on: instant,
    is_read: z.boolean(),
    ...deleted,
  }),
  /** Attempts of a teacher's classes with answers that a person marks: those that wait, and the latest of those that were scored. */
  attempts_to_score: z.object({
    sync_guid: guid,
    user_id: id,
    content_id: id,
    class_id: id,
    content_title: z.string(),
    taken_on: instant,
    waiting_questions: z.int(),
    accuracy: z.number().nullable(),
    results: OwnAttempt.shape.results,
    marks: Marks,
    answers: z.array(AnswerToScore),
    /** Each after those that were given before it. */
    entries: z.array(ScoreEntry),
    /** When the last of them was given. */
    scored_on: instant.nullable(),
    ...deleted,
  }),
  /** Comments of private threads, with the names of those who wrote them: a learner's device knows no other person. */
  assignment_comments: z.object({
    comment_id: guid,
    assignment_id: guid,
    user_id: id,
    author_id: id,
    author_name: z.string(),
    text: z.string(),
    attachments: z.array(ReadableAttachment),
    given_on: instant,
    edited_on: instant.nullable(),
    ...deleted,
  }),
  class_events: z.object({
    event_id: guid,
    event_kind: eventKind,
    title: z.string(),
    description: z.string(),
    link: z.string(),
    passcode: z.string(),
    place: z.string(),
    time_zone: z.string(),
    reminders: z.array(z.int()),
    /** All of its classes; in a learner's pull those that they belong to. */
    class_ids: z.array(id),
    times: z.array(EventTime),
    created_by: id,
    created_by_name: z.string(),
    created_on: instant,
    ...deleted,
  }),
  /** Remarks that a teacher keeps to say again. */
  saved_remarks: z.object({ user_id: id, text: z.string(), changed_on: instant, ...deleted }),
  ...attendanceTables,
  ...streamTables,
  ...entitlementTables,
  ...reportTables,
} as const

export type TableName = keyof typeof tables
export type Row<T extends TableName> = z.infer<(typeof tables)[T]>

/** Columns that together name a row, by table. */
export const tableKeys = {
  users: ['user_id'],
  classes: ['class_id'],
  users_classes: ['class_id', 'user_id'],
  courses: ['course_id'],
  courses_lessons: ['lesson_guid'],
  lessons_content: ['content_id', 'lesson_guid'],
  users_content: ['user_id', 'content_id', 'class_id'],
  users_bookmarking: ['user_id', 'lesson_guid'],
  users_content_attempts: ['sync_guid'],
  package_states: ['user_id', 'content_id', 'class_id'],
  assignments: ['assignment_id'],
  assignments_users: ['assignment_id', 'user_id'],
  submissions: ['submission_id'],
  users_notifications: ['users_notification_id'],
  attempts_to_score: ['sync_guid'],
  assignment_comments: ['comment_id'],
  class_events: ['event_id'],
  saved_remarks: ['user_id', 'text'],
  attendance_classes: ['class_id'],
  attendance_sheets: ['class_id', 'attendance_date', 'period'],
  attendance_marks: ['class_id', 'attendance_date', 'period'],
  stream_classes: ['class_id'],
  stream_posts: ['post_id'],
  stream_comments: ['comment_id'],
  class_library: ['class_id', 'library_id'],
  entitlements: ['user_id'],
  learner_standings: ['class_id', 'user_id'],
  class_days: ['class_id'],
} as const satisfies Record<TableName, readonly string[]>

const pulled = z.object({
  users: z.array(tables.users),
  classes: z.array(tables.classes),
  users_classes: z.array(tables.users_classes),
  courses: z.array(tables.courses),
  courses_lessons: z.array(tables.courses_lessons),
  lessons_content: z.array(tables.lessons_content),
  users_content: z.array(tables.users_content),
  users_bookmarking: z.array(tables.users_bookmarking),
  users_content_attempts: z.array(tables.users_content_attempts),
  package_states: z.array(tables.package_states),
  assignments: z.array(tables.assignments),
  assignments_users: z.array(tables.assignments_users),
  submissions: z.array(tables.submissions),
  users_notifications: z.array(tables.users_notifications),
  attempts_to_score: z.array(tables.attempts_to_score),
  assignment_comments: z.array(tables.assignment_comments),
  class_events: z.array(tables.class_events),
  saved_remarks: z.array(tables.saved_remarks),
  attendance_classes: z.array(tables.attendance_classes),
  attendance_sheets: z.array(tables.attendance_sheets),
  attendance_marks: z.array(tables.attendance_marks),
  stream_classes: z.array(tables.stream_classes),
  stream_posts: z.array(tables.stream_posts),
  stream_comments: z.array(tables.stream_comments),
  class_library: z.array(tables.class_library),
  entitlements: z.array(tables.entitlements),
  learner_standings: z.array(tables.learner_standings),
  class_days: z.array(tables.class_days),
})

const asked = z.object({
  /** Kept for old clients (seed 001 §9); the cursor is what counts. */
  updated_on: z.string().default('2020-01-01 00:00:00'),
  is_first_time: z.enum(['0', '1']),
  /** From the last answer; empty the first time. */
  cursor: z.string().max(100).default(''),
})

const answered = z.object({
  cursor: z.string(),
  /** False: ask again at once with the new cursor. */
  is_complete: z.boolean(),
  as_of: instant,
  /** Another one after the server was restored from a backup; empty where it never was. A device that knew another sends again what it had. */
  epoch: z.string().max(40).optional(),
  tables: pulled,
})

export const pullLearnerStructure = query({
  path: 'offline/learner/structure',
  summary: 'Rows changed since a cursor, of a learner',
  audience: ['learner'],
  input: asked,
  output: answered,
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

export const pullCampusStructure = query({
  path: 'offline/v2/campusstructure',
  summary: 'Rows changed since a cursor: of the classes of a teacher, or of the classes and courses of a school',
  audience: ['teacher', 'principal', 'campus_admin'],
  input: asked,
  output: answered,
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
