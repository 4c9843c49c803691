/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listResultCampuses: ClientCall<Catalogue['listResultCampuses']> = {
  name: 'listResultCampuses',
  path: 'result/campuses',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: {},
  isLearning: true,
}

export const readResultSummary: ClientCall<Catalogue['readResultSummary']> = {
  name: 'readResultSummary',
  path: 'result/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readClassResults: ClientCall<Catalogue['readClassResults']> = {
  name: 'readClassResults',
  path: 'result/class/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}
