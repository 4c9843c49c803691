import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'

export const loginInstitutionsPage = 20

/**
 * The schools of the host's tenant that somebody may say theirs is before they log in, by name in the language of the call.
 * Empty where people log in without naming a school.
 */
export const listLoginInstitutions = query({
  path: 'lms/institutions',
  summary: 'Schools to choose from at institution login',
  audience: 'public',
  input: z.object({
    /** A part of the name, in any language that the school has one in. */
    search_string: z.string().trim().max(100).default(''),
    /** From 1. */
    page: z.int().min(1).max(1000).default(1),
  }),
  output: z.object({
    institutions: z.array(z.object({ institution_id: id, name: z.string(), city: z.string() })),
    /** A further page exists. */
    has_more: z.boolean(),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})
