/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readStoreKey: ClientCall<Catalogue['readStoreKey']> = {
  name: 'readStoreKey',
  path: 'user/store/key',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['store_id'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-403]: 'not_allowed' },
}
