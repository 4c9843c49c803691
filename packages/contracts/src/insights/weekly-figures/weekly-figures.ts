/** The figures of the week by mail, for principals and heads who want them. */
import * as z from 'zod'
import { command, query } from '../../call.ts'

const told = ['principal', 'network_head', 'region_head'] as const

const WeeklyFigures = z.object({
  is_wanted: z.boolean(),
  /** Where they go; null where the person has no address: then they cannot be switched on. */
  email: z.string().nullable(),
  /** The person wants no mails at all: nothing is sent until they take that back. */
  is_unsubscribed: z.boolean(),
})

export const readWeeklyFigures = query({
  path: 'insights/weekly',
  summary: 'Whether the caller gets the figures of the week by mail',
  audience: told,
  input: z.object({}),
  output: WeeklyFigures,
  offline: 'online',
})

export const setWeeklyFigures = command({
  path: 'insights/weekly/set',
  summary: 'Switch the figures of the week by mail on or off for the caller',
  audience: told,
  input: z.object({ is_wanted: z.boolean() }),
  output: WeeklyFigures,
  refusals: ['no_mail_address'],
  offline: 'online',
})
