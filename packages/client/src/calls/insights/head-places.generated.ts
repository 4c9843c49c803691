/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listHeadRegions: ClientCall<Catalogue['listHeadRegions']> = {
  name: 'listHeadRegions',
  path: 'regionhead/regions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: {},
  method: 'GET',
  isLearning: true,
}

export const listNetworkPlaces: ClientCall<Catalogue['listNetworkPlaces']> = {
  name: 'listNetworkPlaces',
  path: 'networkhead/dashboard/places',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listRegionPlaces: ClientCall<Catalogue['listRegionPlaces']> = {
  name: 'listRegionPlaces',
  path: 'regionhead/dashboard/places',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
