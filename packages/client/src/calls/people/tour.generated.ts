/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readTourGuide: ClientCall<Catalogue['readTourGuide']> = {
  name: 'readTourGuide',
  path: 'user/tourguide',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { mute: true },
  refusals: {},
}

export const saveTourGuide: ClientCall<Catalogue['saveTourGuide']> = {
  name: 'saveTourGuide',
  path: 'user/tourguide/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['tour_guide_json'],
  flags: { mute: true },
  refusals: {},
}
