/** What a device keeps of a learner's access, by which it judges with the rule of the server while there is no network. */
import * as z from 'zod'
import { guid, id, instant } from '../fields.ts'

export const entitlementTables = {
  /** The person's own; there is none where nothing is closed to them. */
  entitlements: z.object({
    user_id: id,
    /** When they came: seven free days begin then. */
    created_on: instant,
    /** Paid (1) and tried (2); `end_on` is null for ever, `ended_on` for what was not taken back. */
    subscriptions: z.array(
      z.object({
        subscription_guid: guid,
        mode: z.union([z.literal(1), z.literal(2)]),
        start_on: instant,
        end_on: instant.nullable(),
        ended_on: instant.nullable(),
      }),
    ),
    is_deleted: z.boolean(),
  }),
} as const
