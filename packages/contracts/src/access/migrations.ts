/**
 * People who move to other classes or to another school of the tenant. Whoever administers says where, the person does it
 * at the next sign-in (seed 000 §4).
 */
import * as z from 'zod'
import { command } from '../call.ts'
import { id } from '../fields.ts'
import { Session } from './sessions.ts'

const section = z.string().trim().min(1).max(60)
const class_codes = z.array(z.string().trim().min(1).max(40)).max(60)

/** Nothing but what is pending is done; the answer is the session in which the learner goes on. */
export const migrateLearner = command({
  path: 'learner/classes/migration',
  summary: 'Move to another section or campus, as it was arranged',
  audience: ['learner'],
  /** Without `to_institution` the learner stays in their school. */
  input: z.object({ grade: section, from_section: section, to_section: section, to_institution: id.optional() }),
  output: Session,
  refusals: [
    'migration_not_pending',
    'migration_target_missing',
    'subscription_over',
    'different_institution',
    'outside_province',
    'session_over',
    'not_allowed',
  ],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

/** As `migrateLearner`; `class_codes` are all that the teacher teaches from then on. */
export const migrateTeacher = command({
  path: 'teacher/migration',
  summary: 'Move to other classes or another campus, as it was arranged',
  audience: ['teacher'],
  input: z.object({ to_institution: id, class_codes }),
  output: Session,
  refusals: migrateLearner.refusals,
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
