/**
 * The classes of a campus, as its office keeps them (seed 001 §7 `admin/classes…`; the payloads are ours). They stand with the courses: a class is
 * taught from one that its campus has.
 */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id, instant, languageCode } from '../fields.ts'
import { campusOfOffice, everyOffice, officeCommand, officeQuery, offices } from '../office.ts'

const Person = z.object({ user_id: id, full_name: z.string() })

/** A class with all that its office says of it. Display name: alias, else subject, grade, section (seed 001 §3). */
export const OfficeClass = z.object({
  class_id: id,
  class_code: z.string(),
  grade: z.string(),
  subject: z.string(),
  section: z.string(),
  alias: z.string().nullable(),
  course_id: id,
  course_title: z.string(),
  cms_course_id: id,
  /** Null where nobody said. */
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  default_language: languageCode.nullable(),
  /** False once it is archived. */
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  archived_on: instant.nullable(),
  deleted_on: instant.nullable(),
  is_stream_disabled: z.boolean(),
  /** Shown with its code to every learner of the school who chooses subjects. */
  is_open_to_signup: z.boolean(),
  /** Whether the register of its section is kept in it. */
  takes_attendance: z.boolean(),
  /** Who is it today, and no substitute. */
  class_teacher: Person.nullable(),
  teachers: z.array(Person),
  total_students: z.int(),
  total_lessons: z.int(),
  /** Another one after every change; an update names the one that it saw. */
  version: z.string(),
})
export type OfficeClass = z.infer<typeof OfficeClass>

/** `deleted` may still be restored; the others are not deleted, and those behind `archived` are taught. */
export const classStates = [
  'active',
  'archived',
  'deleted',
  'without_teacher',
  'without_learners',
  'without_class_teacher',
] as const

export const listOfficeClasses = query({
  path: 'admin/classes',
  summary: 'Classes of a campus by grade and section, sought, filtered and in pages',
  audience: [...everyOffice, 'principal'],
  input: z.object({
    ...campusOfOffice,
    class_id: id.optional(),
    /** Words, each a part of the name, the code or the course, in any of the languages of its subject. */
    search_string: z.string().trim().max(100).default(''),
    grade: z.string().trim().min(1).max(60).optional(),
    section: z.string().trim().min(1).max(60).optional(),
    teacher_id: id.optional(),
    state: z.enum(classStates).default('active'),
    page: z.int().min(1).max(10_000).default(1),
    page_size: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    list: z.array(OfficeClass),
    total: z.int(),
    total_pages: z.int(),
    /** Of all classes in that state: what one may filter by. */
    grades: z.array(z.string()),
    sections: z.array(z.string()),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})

const line = z.string().trim().min(1).max(60)
const people = z.array(id).max(500)

const fields = {
  /** However it is written; kept by its number (`readGrade`). */
  grade: line,
  section: line,
  subject: line,
  alias: z.string().trim().max(120).nullable().optional(),
  course_id: id,
  start_date: z.iso.date().nullable().optional(),
  end_date: z.iso.date().nullable().optional(),
  default_language: languageCode.nullable().optional(),
  is_stream_disabled: z.boolean().optional(),
  is_open_to_signup: z.boolean().optional(),
  takes_attendance: z.boolean().optional(),
  /** Four to twelve letters and digits, as typed; left out it is made (seed 001 §5: a code already assigned is rejected). */
  class_code: z.string().trim().max(40).optional(),
  /** All teachers of the class, from now on. */
  teacher_ids: z.array(id).max(50).optional(),
  /** From today on; null for nobody. */
  class_teacher_id: id.nullable().optional(),
}

const faults = [
  'not_found',
  'class_code_taken',
  'class_exists',
  'course_missing',
  'class_dates_wrong',
  'details_incomplete',
] as const

export const addOfficeClass = command({
  path: 'admin/classes/add',
  summary: 'Make a class with its teachers and learners',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    ...fields,
    /** By person, or everybody who learns in another class of that section. */
    learners: z
      .union([z.object({ user_ids: people }), z.object({ of_section: z.object({ grade: line, section: line }) })])
      .optional(),
  }),
  output: OfficeClass,
  refusals: faults,
  ...officeCommand,
})

/** What is left out stays as it is. Another course leaves the progress with the lessons of the old one, and must be meant. */
export const updateOfficeClass = command({
  path: 'admin/classes/update',
  summary: 'Change a class, its teachers and learners',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    class_id: id,
    version: z.string().max(30),
    ...z.object(fields).partial().shape,
    is_course_changed: z.boolean().optional(),
    add_user_ids: people.optional(),
    remove_user_ids: people.optional(),
  }),
  output: OfficeClass,
  refusals: [...faults, 'changed_meanwhile', 'course_change_unsaid'],
  ...officeCommand,
})

const classIds = z.array(id).min(1).max(200)

/** An archived class is listed and answered no more; what was done in it stays, and what devices still send is kept. */
export const archiveOfficeClasses = command({
  path: 'admin/classes/archive',
  summary: 'Archive classes, or take them back from the archive',
  audience: offices,
  input: z.object({ ...campusOfOffice, class_ids: classIds, is_archived: z.boolean() }),
  output: z.object({ class_ids: z.array(id) }),
  refusals: ['not_found'],
  ...officeCommand,
})

/** Only where the tenant allows it (seed 000 §6), and with the code or the name of the class typed (seed 001 §5). */
export const deleteOfficeClass = command({
  path: 'admin/classes/delete',
  summary: 'Delete a class, for thirty days within reach',
  audience: offices,
  input: z.object({ ...campusOfOffice, class_id: id, typed: z.string().max(200) }),
  output: z.object({ class_id: id, deleted_on: instant }),
  refusals: ['not_found', 'delete_class_off', 'typed_name_wrong'],
  ...officeCommand,
})

export const restoreOfficeClasses = command({
  path: 'admin/classes/restore',
  summary: 'Take classes back that were deleted',
  audience: offices,
  input: z.object({ ...campusOfOffice, class_ids: classIds }),
  output: z.object({ class_ids: z.array(id) }),
  refusals: ['not_found'],
  ...officeCommand,
})

/** All that are taught, in the order of their grades. */
export const listInstituteClasses = query({
  path: 'admin/institute/classes',
  summary: 'Classes of a campus to choose from',
  audience: [...everyOffice, 'principal'],
  input: z.object(campusOfOffice),
  output: z.object({
    list: z.array(
      OfficeClass.pick({ class_id: true, class_code: true, grade: true, section: true, subject: true, alias: true }),
    ),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
