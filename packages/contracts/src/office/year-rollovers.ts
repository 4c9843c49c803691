/**
 * One school year of a campus follows another (ours): learners go to the next grade, the classes of the old year go into the archive with
 * all that was done in them, and new ones are made. What the office plans is shown with its clashes before anything happens.
 */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id, instant } from '../fields.ts'
import { campusOfOffice, officeCommand, officeQuery, offices } from '../office.ts'

const line = z.string().trim().min(1).max(60)
/** The grade however it is written. */
const place = { grade: line, section: line }

/** What becomes of a learner who does not go with their section. */
const Exception = z.object({
  user_id: id,
  /** `repeat`: the same grade again; `other_section`: the next grade in another section; `leave`: no class any more. */
  outcome: z.enum(['repeat', 'other_section', 'leave']),
  /** Of the grade that they will be in; a repeater without one stays in the section of that name. */
  to_section: line.optional(),
})
export type YearException = z.infer<typeof Exception>

const PlannedSection = z.object({
  ...place,
  to: z.union([z.literal('graduate'), z.object(place)]),
  /** From which course a class goes on; null for a class that nothing follows. Classes that are not named go on as is proposed. */
  courses: z.array(z.object({ class_id: id, course_id: id.nullable() })).max(100),
  exceptions: z.array(Exception).max(500),
})
export type PlannedSection = z.infer<typeof PlannedSection>

const plan = {
  ...campusOfOffice,
  /** A year after the current one. */
  year_id: id,
  /** `follow`: they go along with their learners; `stay`: they teach the grade and course that they taught; `none`: the office says later. */
  teachers: z.enum(['follow', 'stay', 'none']).default('follow'),
}
const sections = z.array(PlannedSection).max(400)
/** Sections that begin anew without learners, as the first grade does: with the courses that they have now. */
const renewed = z.array(z.object(place)).max(400)

/** In the order in which an office should look at them. */
export const clashKinds = [
  'section_unknown',
  'target_exists',
  'course_unknown',
  'learner_unknown',
  'section_missing',
  'course_missing',
  'without_class',
  'section_large',
  'two_sections',
  'work_unmarked',
  'devices_silent',
  'moves_pending',
] as const

/** What stands in the way of a plan, or is worth a look. */
const Clash = z.object({
  kind: z.enum(clashKinds),
  /** The plan cannot be applied while it is there. */
  is_blocking: z.boolean(),
  ...place,
  /** How many: classes, learners, pieces of work or devices. */
  count: z.int(),
  /** Names of some of them. */
  names: z.array(z.string()),
})
export type YearClash = z.infer<typeof Clash>

const Counts = z.object({
  rising: z.int(),
  other_section: z.int(),
  repeating: z.int(),
  graduating: z.int(),
  leaving: z.int(),
  classes_ended: z.int(),
  classes_made: z.int(),
})
export type YearCounts = z.infer<typeof Counts>

const YearPlan = z.object({
  year_id: id,
  teachers: plan.teachers.unwrap(),
  sections: z.array(
    PlannedSection.extend({
      learners: z.int(),
      classes: z.array(
        z.object({
          class_id: id,
          subject: z.string(),
          alias: z.string().nullable(),
          course_id: id,
          /** From which it goes on; null where nothing follows. */
          to_course_id: id.nullable(),
        }),
      ),
      /** Subjects that begin in the grade to which it goes: taught there now, and in none of its own classes. */
      begun: z.array(z.object({ subject: z.string(), alias: z.string().nullable(), course_id: id })),
      exceptions: z.array(Exception.extend({ full_name: z.string() })),
    }),
  ),
  renewed,
  /** Every course of the campus, to choose from. */
  courses: z.array(z.object({ course_id: id, title: z.string(), subject: z.string(), grade: z.string() })),
  counts: Counts,
  clashes: z.array(Clash),
  /** Of all that would happen; an order to do it names what its giver saw. */
  plan_key: z.string(),
})
export type YearPlan = z.infer<typeof YearPlan>

/** Without `sections` every section of the campus goes to its next grade; those that are left out of a list stay as they are. */
export const planYear = query({
  path: 'admin/year/plan',
  summary: 'What would happen if another school year began: sections, classes, learners and clashes',
  audience: offices,
  input: z.object({ ...plan, sections: sections.optional(), renewed: renewed.optional() }),
  output: YearPlan,
  refusals: ['not_found', 'year_not_next'],
  ...officeQuery,
})

export const YearRollover = z.object({
  rollover_id: id,
  from_year_id: id,
  to_year_id: id,
  applied_on: instant,
  applied_by_name: z.string(),
  counts: Counts,
  /** Null once it cannot be taken back, because of its age or because it was. */
  undoable_until: instant.nullable(),
  undone_on: instant.nullable(),
})
export type YearRollover = z.infer<typeof YearRollover>

export const listYearRollovers = query({
  path: 'admin/year/rollovers',
  summary: 'How the years of a campus followed each other, the latest first',
  audience: offices,
  input: z.object(campusOfOffice),
  output: z.object({ list: z.array(YearRollover) }),
  refusals: ['not_found'],
  ...officeQuery,
})

/**
 * Does what the plan showed, all of it or nothing. Members stay in the classes of the old year, which go into the archive: what they did on a device that
 * did not know of it is still taken (decision 110).
 */
export const applyYear = command({
  path: 'admin/year/apply',
  summary: 'Let another school year begin as it was planned',
  audience: offices,
  input: z.object({
    ...plan,
    sections,
    renewed,
    plan_key: z.string().max(100),
    /** The name of the year that begins. */
    typed: z.string().max(60),
  }),
  output: YearRollover,
  refusals: ['not_found', 'year_not_next', 'year_clashes', 'year_plan_changed', 'typed_name_wrong'],
  ...officeCommand,
})

/** Within 14 days, and while nothing was done in the new year. */
export const undoYear = command({
  path: 'admin/year/undo',
  summary: 'Take back that another school year began',
  audience: offices,
  input: z.object({ ...campusOfOffice, rollover_id: id }),
  output: YearRollover,
  refusals: ['not_found', 'year_not_undoable', 'year_begun'],
  ...officeCommand,
})
