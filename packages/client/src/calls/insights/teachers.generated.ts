/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listReportedTeachers: ClientCall<Catalogue['listReportedTeachers']> = {
  name: 'listReportedTeachers',
  path: 'principal/teachers',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readTeachersSummary: ClientCall<Catalogue['readTeachersSummary']> = {
  name: 'readTeachersSummary',
  path: 'principal/teachers/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readTeacherSummary: ClientCall<Catalogue['readTeacherSummary']> = {
  name: 'readTeacherSummary',
  path: 'principal/teacher/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listTeacherClasses: ClientCall<Catalogue['listTeacherClasses']> = {
  name: 'listTeacherClasses',
  path: 'principal/teacher/classes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}
