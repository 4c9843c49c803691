/** What the school adds to the key of a person's store on a device, so that a forgotten password loses nothing that waits there. */
import * as z from 'zod'
import { query } from '../call.ts'
import { guid } from '../fields.ts'
import { keepingRoles } from '../roles.ts'

/**
 * `store_id` names a store on a device and is made there; `key` is 32 bytes in lower-case hex, always the same for this
 * person and that store. It opens the store of somebody who comes in with a new password or by another provider.
 */
export const readStoreKey = query({
  path: 'user/store/key',
  summary: 'The school’s half of the key of the caller’s store on a device',
  audience: keepingRoles,
  input: z.object({ store_id: guid }),
  output: z.object({ key: z.string().regex(/^[0-9a-f]{64}$/) }),
  refusals: ['not_allowed'],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
