/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const resetPasswords: ClientCall<Catalogue['resetPasswords']> = {
  name: 'resetPasswords',
  path: 'admin/user/password/reset',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}
