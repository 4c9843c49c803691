/** Whom a learner meets in a class: names alone, where the tenant lets learners speak to each other (decision 140). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'

/** By name, a page of fifty at a time. No pictures, no numbers: what leads to a person stays with their teachers. */
export const listClassmates = query({
  path: 'class/classmates',
  summary: 'Names of the learners of a class of the caller, where learners of the tenant speak to each other',
  audience: ['learner'],
  input: z.object({ class_id: id, page: z.int().min(1).default(1) }),
  output: z.object({ list: z.array(z.object({ full_name: z.string() })), total_pages: z.int() }),
  refusals: ['not_found', 'not_allowed'],
  offline: 'online',
})
