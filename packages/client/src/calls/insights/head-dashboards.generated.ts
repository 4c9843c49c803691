/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readNetworkSummary: ClientCall<Catalogue['readNetworkSummary']> = {
  name: 'readNetworkSummary',
  path: 'networkhead/dashboard/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, cache: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readRegionSummary: ClientCall<Catalogue['readRegionSummary']> = {
  name: 'readRegionSummary',
  path: 'regionhead/dashboard/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, cache: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readNetworkTrend: ClientCall<Catalogue['readNetworkTrend']> = {
  name: 'readNetworkTrend',
  path: 'networkhead/dashboard/trend',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readRegionTrend: ClientCall<Catalogue['readRegionTrend']> = {
  name: 'readRegionTrend',
  path: 'regionhead/dashboard/trend',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listNetworkSchools: ClientCall<Catalogue['listNetworkSchools']> = {
  name: 'listNetworkSchools',
  path: 'networkhead/schools',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listRegionSchools: ClientCall<Catalogue['listRegionSchools']> = {
  name: 'listRegionSchools',
  path: 'regionhead/schools',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
