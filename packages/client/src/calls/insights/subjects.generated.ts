/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listSubjectPerformance: ClientCall<Catalogue['listSubjectPerformance']> = {
  name: 'listSubjectPerformance',
  path: 'principal/dashboard/subjects',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readPrincipalSubject: ClientCall<Catalogue['readPrincipalSubject']> = {
  name: 'readPrincipalSubject',
  path: 'principal/subject/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readSubjectSummary: ClientCall<Catalogue['readSubjectSummary']> = {
  name: 'readSubjectSummary',
  path: 'subject/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listSubjectGrades: ClientCall<Catalogue['listSubjectGrades']> = {
  name: 'listSubjectGrades',
  path: 'subject/grades/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subject'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}
