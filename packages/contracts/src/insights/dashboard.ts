import * as z from 'zod'
import { query } from '../call.ts'
import { ClassName } from '../schools/classes.ts'
import { id, instant, percentage } from '../fields.ts'

const figures = {
  /** Completed lessons of all lessons that the learners have, in per cent. */
  lesson_completion: percentage,
  /** Mean accuracy of all attempts, in per cent. */
  average_accuracy: percentage,
  /** Handed-in work of all that was due, in per cent. */
  turned_in: percentage,
  /** Mean score of scored work, in per cent of its total marks. */
  average_score: percentage,
}

/** How the school does. Strong is above 60, weak below 61, on the rounded percentage (seed 001 §9). */
export const readPrincipalDashboard = query({
  path: 'principal/dashboard/summary',
  summary: 'Figures of the school of the caller',
  audience: ['principal'],
  input: z.object({}),
  output: z.object({
    institution_name: z.string(),
    as_of: instant,
    ...figures,
    /** Marked as present or late, of all marks on the attendance sheets of the last thirty days, in per cent. */
    attendance: percentage,
    total_learners: z.int(),
    total_teachers: z.int(),
    total_classes: z.int(),
    assignments_total: z.int(),
    attempts_total: z.int(),
    time_spent_in_seconds: z.int(),
    /** Devices that synced in the last seven days, of those known. */
    devices_synced: z.int(),
    devices_total: z.int(),
    /** Of total_learners, those who synced in the last seven days: of the others figures may be older. */
    learners_heard: z.int(),
    last_synced_on: instant.nullable(),
    classes: z.array(z.object({ class_id: id, name: ClassName, total_students: z.int(), ...figures })),
    /** The last thirty days, oldest first; days without work are there with zeros. */
    trend: z.array(
      z.object({ day: z.iso.date(), attempts: z.int(), average_accuracy: percentage, turned_in: z.int() }),
    ),
  }),
  offline: 'online',
  flags: { cache: true },
})
