/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readEditedConfiguration: ClientCall<Catalogue['readEditedConfiguration']> = {
  name: 'readEditedConfiguration',
  path: 'superadmin/tenant/config',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const updateEditedConfiguration: ClientCall<Catalogue['updateEditedConfiguration']> = {
  name: 'updateEditedConfiguration',
  path: 'superadmin/tenant/config/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['version', 'fields'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-185]: 'changed_meanwhile' },
}
