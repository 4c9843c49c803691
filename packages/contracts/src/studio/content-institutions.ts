/** What a school is to the content team (seed 001 §3, §7): which content it has, and which content roles count there. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id } from '../fields.ts'
import { contentRoles } from '../roles.ts'

export const ContentInstitution = z.object({
  institution_id: id,
  name: z.string(),
  /** Number and name of a content team, `98|KP`. */
  repository: z.string(),
  /** Ids of courses and lessons with commas between; empty means all of the repository. */
  available_lessons: z.string(),
  cms_roles: z.array(z.enum(contentRoles)),
  /** Whoever holds a content role there writes, reviews, publishes and manages. */
  is_cms_full_access: z.boolean(),
  /** False: nothing was written down for it; what is shown is what holds. */
  is_managed: z.boolean(),
})
export type ContentInstitution = z.infer<typeof ContentInstitution>

/** All schools of the tenant, or one of them. */
export const listContentInstitutions = query({
  path: 'institution',
  summary: 'Schools as the content team sees them',
  audience: ['content_team'],
  input: z.object({ institution_id: id.optional() }),
  output: z.object({ list: z.array(ContentInstitution) }),
  refusals: ['not_content_team', 'may_not_manage', 'not_found'],
  offline: 'online',
})

const fields = {
  institution_id: id,
  /** Left out: the tenant's own. */
  repository: z.string().max(80).optional(),
  /** Left out: as it is; for a school that is new here, everything. */
  available_lessons: z.string().max(60_000).optional(),
  cms_roles: z.array(z.enum(contentRoles)).max(contentRoles.length).optional(),
  is_cms_full_access: z.boolean().optional(),
}
const refusals = [
  'not_content_team',
  'may_not_manage',
  'not_found',
  'available_lessons_invalid',
  'repository_invalid',
] as const

export const createContentInstitution = command({
  path: 'institution/create',
  summary: 'Write down a school with the content team',
  audience: ['content_team'],
  input: z.object(fields),
  output: ContentInstitution,
  refusals: [...refusals, 'institution_known'],
  offline: 'online',
})

export const updateContentInstitution = command({
  path: 'institution/update',
  summary: 'Change what a school is to the content team',
  audience: ['content_team'],
  input: z.object(fields),
  output: ContentInstitution,
  refusals,
  offline: 'online',
})
