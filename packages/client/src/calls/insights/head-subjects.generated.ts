/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listNetworkSubjects: ClientCall<Catalogue['listNetworkSubjects']> = {
  name: 'listNetworkSubjects',
  path: 'networkhead/dashboard/subjects',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listRegionSubjects: ClientCall<Catalogue['listRegionSubjects']> = {
  name: 'listRegionSubjects',
  path: 'regionhead/dashboard/subjects',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readNetworkSubject: ClientCall<Catalogue['readNetworkSubject']> = {
  name: 'readNetworkSubject',
  path: 'networkhead/subject/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readRegionSubject: ClientCall<Catalogue['readRegionSubject']> = {
  name: 'readRegionSubject',
  path: 'regionhead/subject/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listNetworkSubjectGrades: ClientCall<Catalogue['listNetworkSubjectGrades']> = {
  name: 'listNetworkSubjectGrades',
  path: 'networkhead/subject/detail',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listRegionSubjectGrades: ClientCall<Catalogue['listRegionSubjectGrades']> = {
  name: 'listRegionSubjectGrades',
  path: 'regionhead/subject/detail',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listNetworkSubjectSchools: ClientCall<Catalogue['listNetworkSubjectSchools']> = {
  name: 'listNetworkSubjectSchools',
  path: 'networkhead/subject/schools',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listRegionSubjectSchools: ClientCall<Catalogue['listRegionSubjectSchools']> = {
  name: 'listRegionSubjectSchools',
  path: 'regionhead/subject/schools',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
