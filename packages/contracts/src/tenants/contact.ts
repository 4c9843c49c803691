import * as z from 'zod'
import { emailPattern, longestEmail } from '../email-address.ts'
import { command } from '../call.ts'

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u)

/** The contact form of the publisher's pages (seed 000 §7); the message goes to the tenant's contact address. */
export const contactTenant = command({
  path: 'oup/v2/contactus',
  summary: 'Write to the tenant',
  audience: 'public',
  input: z.object({
    first_name: line.min(1),
    last_name: line,
    email: z.string().trim().max(longestEmail).regex(emailPattern),
    mobile: line,
    position: line,
    institution: line,
    address: line,
    city: line,
    country: line,
    subject: line.min(1),
    message: z.string().trim().min(1).max(5000),
    t_Token: z.string().min(1).max(2000),
  }),
  output: z.object({}),
  refusals: ['not_allowed', 'captcha_failed'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
