/** Moves of a campus, as its office sees them (a call of ours). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant } from '../fields.ts'
import { offices } from '../office.ts'

export const ListedMigration = z.object({
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
  set_on: instant,
  /** Null while it waits for the person's next sign-in. */
  done_on: instant.nullable(),
})

/** Moves within and out of the campus, and those that ended in it; the newest first. */
export const listMigrations = query({
  path: 'admin/user/migrations',
  summary: 'Moves of a campus that wait, and those that were done',
  audience: offices,
  input: z.object({
    /** Left out for the caller's own campus. */
    institution_id: id.optional(),
    state: z.enum(['pending', 'done']).default('pending'),
    page: z.int().min(1).max(10_000).default(1),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({ list: z.array(ListedMigration), total: z.int(), total_pages: z.int() }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})
