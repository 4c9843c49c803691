/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readConfiguration: ClientCall<Catalogue['readConfiguration']> = {
  name: 'readConfiguration',
  path: 'tenant/config',
  kind: 'query',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['domain_name'],
  flags: { mute: true },
  refusals: {},
}

export const checkTime: ClientCall<Catalogue['checkTime']> = {
  name: 'checkTime',
  path: 'time/check',
  kind: 'query',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['utc_datetime'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}
