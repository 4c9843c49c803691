import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'

/** Every school of the tenant, by name in the language of the call. */
export const listInstitutions = query({
  path: 'superadmin/institutions',
  summary: 'Schools of the tenant, for those who support them',
  audience: ['super_admin'],
  input: z.object({
    /** A part of the name, in any language that the school has one in. */
    search_string: z.string().trim().max(100).default(''),
    /** From 1. */
    page: z.int().min(1).max(1000).default(1),
  }),
  output: z.object({
    list: z.array(z.object({ institution_id: id, name: z.string(), city: z.string() })),
    total: z.int(),
    total_pages: z.int(),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})
