import * as z from 'zod'
import { command } from '../call.ts'
import { emailPattern, longestEmail } from '../email-address.ts'
import { languageCode, personName } from '../fields.ts'
import { isTimeZone } from '../tenants/configuration.ts'
import { isYear, usernamePattern } from './installation-fields.ts'

/** A name on one line, without signs that turn the direction of what follows. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u)

/**
 * First run: makes the first tenant of an installation at the host that was asked, with a campus, its school year and a super
 * admin, all or nothing. `code_invalid`: wrong, over or used; `not_allowed`: the installation has a tenant already.
 */
export const beginInstallation = command({
  path: 'setup/begin',
  summary: 'Make the first school of an installation',
  audience: 'public',
  input: z
    .object({
      /** Printed where the server was started. */
      code: z.string().max(100),
      tenant_name: name,
      /** The first is the one that pages begin in. */
      languages: z.array(languageCode).min(1).max(4),
      time_zone: z.string().refine(isTimeZone),
      /** On which weeks begin, from 0, Sunday. */
      first_weekday: z.int().min(0).max(6),
      campus_name: name,
      city: name.or(z.literal('')).default(''),
      year_name: name,
      year_start: z.iso.date(),
      year_end: z.iso.date(),
      full_name: personName,
      username: z.string().trim().max(60).regex(usernamePattern),
      email: z.string().trim().max(longestEmail).regex(emailPattern).nullable().default(null),
      /** SHA-256 of what was typed, in lower-case hex. */
      password: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .refine(isYear, { path: ['year_end'] })
    .refine(({ languages }) => new Set(languages).size === languages.length, { path: ['languages'] }),
  output: z.object({}),
  refusals: ['code_invalid', 'not_allowed'],
  offline: 'online',
  costs: 'hash',
  flags: { forcedOnline: true, loader: true },
})
