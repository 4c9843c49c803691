import * as z from 'zod'
import { id } from '../fields.ts'

/** −1 none, 0 learner section, 1 learner campus, 2 teacher section, 3 teacher campus (seed 000 §3). */
export const migrationType = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export type MigrationType = z.infer<typeof migrationType>

/** A class that somebody moves to, as its name is put together: alias, else subject, grade, section. */
const PlannedClass = z.object({
  class_code: z.string(),
  alias: z.string().nullable(),
  subject: z.string(),
  grade: z.string(),
  section: z.string(),
})

/** Where a person moves: what the call of the move must say, and what they are shown before (`migration_json`). */
export const MigrationPlan = z.object({
  /** Of a learner; null of a teacher. */
  grade: z.string().nullable(),
  from_section: z.string().nullable(),
  to_section: z.string().nullable(),
  from_institution: id,
  from_institution_name: z.string(),
  to_institution: id,
  to_institution_name: z.string(),
  /** What they will learn or teach from then on. */
  classes: z.array(PlannedClass),
})
export type MigrationPlan = z.infer<typeof MigrationPlan>
