import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'

/** Skills that the tenant's lessons name: at most 1,000 in one answer. */
export const pullSkills = query({
  path: 'offline/skills',
  summary: 'Skills changed since a cursor',
  audience: ['learner', 'teacher'],
  input: z.object({
    /** Kept for old clients (seed 001 §9); the cursor is what counts. */
    updated_on: z.string().default('2019-01-01 00:00:00'),
    /** Without any: all. */
    skill_ids: z.array(id).max(500).default([]),
    /** From the last answer; empty the first time. */
    cursor: z.string().max(100).default(''),
  }),
  output: z.object({
    list: z.array(z.object({ skill_id: id, title: z.string(), parent_id: id.nullable(), is_deleted: z.boolean() })),
    cursor: z.string(),
    is_complete: z.boolean(),
  }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
