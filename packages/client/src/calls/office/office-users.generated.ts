/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listOfficeUsers: ClientCall<Catalogue['listOfficeUsers']> = {
  name: 'listOfficeUsers',
  path: 'admin/users',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const deleteOfficeUsers: ClientCall<Catalogue['deleteOfficeUsers']> = {
  name: 'deleteOfficeUsers',
  path: 'admin/user/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}

export const restoreOfficeUsers: ClientCall<Catalogue['restoreOfficeUsers']> = {
  name: 'restoreOfficeUsers',
  path: 'admin/user/restore',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}
