/** What can be learnt, as a tree: a skill may be a part of another. Lessons and contents name those that they teach. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id } from '../fields.ts'

export const Skill = z.object({
  skill_id: id,
  /** The skill that it is a part of; null at the top. */
  parent_id: id.nullable(),
  title: z.string(),
  subject: z.string(),
})
export type Skill = z.infer<typeof Skill>

export const listSkills = query({
  path: 'content/skills',
  summary: 'Skills that lessons and contents may name',
  audience: ['content_team'],
  input: z.object({}),
  output: z.object({ list: z.array(Skill) }),
  refusals: ['not_content_team'],
  offline: 'online',
})

/** A new one where `skill_id` is null. Taken out, it is no longer offered; what names it already keeps it. */
export const saveSkill = command({
  path: 'content/skill/save',
  summary: 'Add, rename, move or take out a skill',
  audience: ['content_team'],
  input: z.object({
    skill_id: id.nullable(),
    parent_id: id.nullable(),
    title: z.string().trim().min(1).max(120),
    subject: z.string().trim().min(1).max(60),
    is_deleted: z.boolean().default(false),
  }),
  output: z.object({ skill_id: id }),
  refusals: ['not_content_team', 'may_not_write', 'not_found', 'skill_within_itself', 'skill_has_parts'],
  offline: 'online',
})
