/** Courses as the content team writes them: numbered versions, apart from what learners see. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { countedAttempt, guid, id, instant, languageCode } from '../fields.ts'
import { contentType } from '../content/contents.ts'

export const TreeLesson = z.object({
  lesson_guid: guid,
  title: z.string().max(200),
  summary: z.string().max(1000),
  /** What the lesson teaches; it counts for each of its contents. */
  skill_ids: z.array(id).max(50),
  contents: z.array(z.object({ content_id: id, revision: z.int().positive() })).max(100),
})
export type TreeLesson = z.infer<typeof TreeLesson>

/** A whole course: what is said of it, its lessons in order, and in each its contents in order. */
export const CourseTree = z.object({
  title: z.string().max(200),
  /** As `courses.subject`: `maths`, `science`. */
  subject: z.string().max(60),
  grade: z.string().max(20),
  language: languageCode,
  min_completion_percentage: z.number().min(1).max(100),
  /** A draft that was kept on a device before courses said it counts the best. */
  counted_attempt: countedAttempt.default('best'),
  lessons: z.array(TreeLesson).max(300),
})
export type CourseTree = z.infer<typeof CourseTree>

/** One version at a time is open (`draft` or `review`), one at most is `published`, those before it are `superseded`. */
export const versionState = z.enum(['draft', 'review', 'published', 'superseded'])
export type VersionState = z.infer<typeof versionState>

/** `taken_back`: an older version was published again as this one. */
export const versionStep = z.enum(['begun', 'sent', 'sent_back', 'published', 'taken_back'])
export const VersionStep = z.object({ step: versionStep, by: id, by_name: z.string(), on: instant, note: z.string() })
export type VersionStep = z.infer<typeof VersionStep>

export const CourseVersion = z.object({
  version: z.int().positive(),
  state: versionState,
  /** Counts how often it was saved. */
  saves: z.int(),
  /** Empty where it was taken over from what learners saw before there were versions. */
  saved_by_name: z.string(),
  saved_on: instant.nullable(),
  steps: z.array(VersionStep),
})
export type CourseVersion = z.infer<typeof CourseVersion>

/** What the caller may do in the studio. */
export const ContentPowers = z.object({ mayWrite: z.boolean(), mayReview: z.boolean(), mayManage: z.boolean() })

export const ListedCourse = z.object({
  course_id: id,
  title: z.string(),
  subject: z.string(),
  grade: z.string(),
  language: languageCode,
  lessons: z.int(),
  /** Null before the first publishing. */
  published_version: z.int().nullable(),
  /** Null where nobody is at work on it. */
  open: z.object({ version: z.int(), state: versionState, saved_by_name: z.string(), saved_on: instant }).nullable(),
})
export type ListedCourse = z.infer<typeof ListedCourse>

export const listStudioCourses = query({
  path: 'content/courses',
  summary: 'Courses of the content team with what is at work on them',
  audience: ['content_team'],
  input: z.object({}),
  output: z.object({ powers: ContentPowers, list: z.array(ListedCourse) }),
  refusals: ['not_content_team'],
  offline: 'online',
})

/** A content as a tree names it. */
export const TreeContent = z.object({
  content_id: id,
  revision: z.int(),
  /** The newest revision that there is, whoever made it: captions that came later, or another course. */
  latest: z.int(),
  title: z.string(),
  content_type: contentType,
  size_bytes: z.int(),
  /** Keys of what must be mended before it is published: `empty`, `questions`, `title`. */
  faults: z.array(z.enum(['title', 'empty', 'questions', 'rules'])),
})
export type TreeContent = z.infer<typeof TreeContent>

/** The version that is open, else the published one, else the one asked for. */
export const readStudioCourse = query({
  path: 'content/course',
  summary: 'A course as it is written, with its versions',
  audience: ['content_team'],
  input: z.object({ course_id: id, version: z.int().positive().optional() }),
  output: z.object({
    course_id: id,
    powers: ContentPowers,
    version: CourseVersion.extend({ tree: CourseTree }),
    contents: z.array(TreeContent),
    /** Newest first. */
    versions: z.array(CourseVersion),
  }),
  refusals: ['not_content_team', 'not_found'],
  offline: 'online',
})

export const createCourse = command({
  path: 'content/course/create',
  summary: 'Begin a course',
  audience: ['content_team'],
  input: CourseTree.pick({ title: true, subject: true, grade: true, language: true }),
  output: z.object({ course_id: id, version: z.int() }),
  refusals: ['not_content_team', 'may_not_write', 'course_incomplete'],
  offline: 'online',
})

/**
 * Keeps the open draft, or begins one from the published version. `version` and `saves` are those that the tree was made from:
 * where somebody saved since, nothing is written.
 */
export const saveCourse = command({
  path: 'content/course/save',
  summary: 'Save the draft of a course',
  audience: ['content_team'],
  input: z.object({ course_id: id, version: z.int().positive(), saves: z.int(), tree: CourseTree }),
  output: z.object({ version: z.int(), saves: z.int(), saved_on: instant }),
  refusals: ['not_content_team', 'may_not_write', 'not_found', 'draft_changed', 'draft_in_review', 'tree_invalid'],
  offline: 'online',
})

const asSeen = { course_id: id, version: z.int().positive(), saves: z.int() }

/** `send`: a writer hands the draft to the reviewers; `send_back`: a reviewer gives it back, with a note. */
export const reviewCourse = command({
  path: 'content/course/review',
  summary: 'Hand a draft to review, or back to its writers',
  audience: ['content_team'],
  input: z.object({ ...asSeen, step: z.enum(['send', 'send_back']), note: z.string().max(1000).default('') }),
  output: z.object({ state: versionState, saves: z.int() }),
  refusals: [
    'not_content_team',
    'may_not_write',
    'may_not_review',
    'not_found',
    'draft_changed',
    'draft_in_review',
    'not_in_review',
    'course_incomplete',
  ],
  offline: 'online',
})

export const publishCourse = command({
  path: 'content/course/publish',
  summary: 'Show a reviewed draft to learners',
  audience: ['content_team'],
  input: z.object(asSeen),
  output: z.object({ version: z.int() }),
  refusals: ['not_content_team', 'may_not_review', 'not_found', 'draft_changed', 'not_in_review', 'course_incomplete'],
  offline: 'online',
})

/** Publishes the tree of an older version again, as a new one. A draft that is open stays as it is. */
export const rollBackCourse = command({
  path: 'content/course/rollback',
  summary: 'Publish an older version again',
  audience: ['content_team'],
  input: z.object({ course_id: id, to_version: z.int().positive(), published_version: z.int().positive() }),
  output: z.object({ version: z.int() }),
  refusals: ['not_content_team', 'may_not_review', 'not_found', 'draft_changed', 'version_not_published'],
  offline: 'online',
})
