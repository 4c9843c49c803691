/** School systems: several campuses under one administration (seed 001 §1, §7). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant } from '../fields.ts'

export const listSchoolSystems = query({
  path: 'superadmin/schoolsystems',
  summary: 'School systems of the tenant with their campuses counted',
  audience: ['super_admin'],
  input: z.object({
    /** A part of the name, in any language. */
    search_string: z.string().trim().max(100).default(''),
    /** One system alone. */
    school_system_id: id.optional(),
    /** By name in the language of the call, or by the first subscription that ends. */
    sort: z.enum(['name', 'subscription', 'subscription_desc']).default('name'),
    /** From 1. */
    page: z.int().min(1).max(1000).default(1),
  }),
  output: z.object({
    list: z.array(
      z.object({
        school_system_id: id,
        name: z.string(),
        school_family_id: id.nullable(),
        /** Those that are not deleted. */
        campuses: z.int(),
        /** Of the first of its campuses whose subscription ends; null where none does. */
        sub_end_date: instant.nullable(),
      }),
    ),
    total: z.int(),
    total_pages: z.int(),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})
