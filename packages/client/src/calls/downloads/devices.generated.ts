/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listDevices: ClientCall<Catalogue['listDevices']> = {
  name: 'listDevices',
  path: 'institution/devices',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}
