/** Moves of people to other classes or another campus, as an office arranges and sees them (calls of ours; seed 000 §4). */
import * as z from 'zod'
import { moveFailures } from '../access/move-failures.ts'
import { command, query } from '../call.ts'
import { id, instant } from '../fields.ts'
import { campusOfOffice, officeCommand, officeQuery, offices } from '../office.ts'
import { mostMoved, moveStates, whyNotMoved } from './move-lists.ts'

const section = z.string().trim().min(1).max(60)

/**
 * People of one campus and where they go: learners to a section of their grade, teachers to the classes of `class_codes`, which are all that
 * they teach from then on.
 */
const arrangement = {
  ...campusOfOffice,
  user_ids: z.array(id).min(1).max(mostMoved),
  /** Left out where they stay in their campus. */
  to_institution: id.optional(),
  grade: section.optional(),
  /** Needed only of somebody who sits in two sections of the grade. */
  from_section: section.optional(),
  to_section: section.optional(),
  class_codes: z.array(z.string().trim().min(1).max(40)).max(60).optional(),
}

const kept = z.array(z.object({ user_id: id, why: z.enum(whyNotMoved) }))

/** Changes nothing: says of each, in the order of the question, what `setMoves` would do now. */
export const previewMoves = query({
  path: 'admin/user/migration/preview',
  summary: 'Say who could be moved to a section, classes or campus, and what stands against it',
  audience: offices,
  input: z.object(arrangement),
  output: z.object({
    people: z.array(
      z.object({
        user_id: id,
        /** Null of somebody who is not of the campus. */
        full_name: z.string().nullable(),
        /** Of a learner who moves. */
        from_section: z.string().nullable(),
        /** Null where nothing stands against the move. */
        why: z.enum(whyNotMoved).nullable(),
      }),
    ),
    /** What they will learn or teach. */
    classes: z.array(
      z.object({ class_id: id, alias: z.string().nullable(), subject: z.string(), grade: z.string(), section }),
    ),
  }),
  refusals: ['not_found', 'migration_target_missing'],
  ...officeQuery,
})

/**
 * Arranges moves, each in place of one that was arranged for that person before; people move at their next sign-in. With `is_at_once`
 * they are moved now, which only goes inside the campus: their sessions go on, and their devices learn of it by the next pull. One
 * person who cannot be moved holds up nobody else.
 */
export const setMoves = command({
  path: 'admin/user/migration/setmany',
  summary: 'Arrange that people move at their next sign-in, or move them at once',
  audience: offices,
  input: z.object({ ...arrangement, is_at_once: z.boolean().default(false) }),
  output: z.object({ moved: z.array(id), kept }),
  refusals: ['not_found', 'migration_target_missing', 'move_waits_for_sign_in'],
  ...officeCommand,
})

/** What waits is taken back, also what failed; whoever has moved meanwhile stays where they are. */
export const withdrawMoves = command({
  path: 'admin/user/migration/withdraw',
  summary: 'Let people stay who were to move',
  audience: offices,
  input: z.object({ ...campusOfOffice, user_ids: z.array(id).min(1).max(mostMoved) }),
  /** Those for whom nothing was arranged are left out. */
  output: z.object({ withdrawn: z.array(id) }),
  refusals: ['not_found'],
  ...officeCommand,
})

const ListedMove = z.object({
  /** Of this campus: whoever moved to another is who they were here, whoever came is who they became. */
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  /** 0 learner section, 1 learner campus, 2 teacher section, 3 teacher campus (seed 000 §3). */
  migration_type: z.int().min(0).max(3),
  from_institution: id,
  from_institution_name: z.string(),
  to_institution: id,
  to_institution_name: z.string(),
  /** Of learners. */
  grade: z.string().nullable(),
  from_section: z.string().nullable(),
  to_section: z.string().nullable(),
  /** Codes of the classes to which they move. */
  class_codes: z.array(z.string()),
  set_on: instant,
  /** Null while it waits for the person's next sign-in. */
  done_on: instant.nullable(),
  /** When the person last tried, and what stood against it; they try again at their next sign-in. */
  failed_on: instant.nullable(),
  failure: z.enum(moveFailures).nullable(),
})

/** Moves within and out of the campus, and those that ended in it; the newest first. */
export const listMoves = query({
  path: 'admin/user/migrations',
  summary: 'Moves of a campus that wait, that failed, and that were done',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    /** A move that failed waits no more among the pending until it is arranged anew. */
    state: z.enum(moveStates).default('pending'),
    /** As `admin/users` seeks people. */
    search_string: z.string().trim().max(100).default(''),
    page: z.int().min(1).max(10_000).default(1),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({
    list: z.array(ListedMove),
    total: z.int(),
    total_pages: z.int(),
    /** Of the whole campus, whatever was sought. */
    counts: z.object({ pending: z.int(), failed: z.int() }),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
