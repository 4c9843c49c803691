/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listStudents: ClientCall<Catalogue['listStudents']> = {
  name: 'listStudents',
  path: 'principal/students',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listLearnersPerformance: ClientCall<Catalogue['listLearnersPerformance']> = {
  name: 'listLearnersPerformance',
  path: 'learners/performance',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readStudentBands: ClientCall<Catalogue['readStudentBands']> = {
  name: 'readStudentBands',
  path: 'principal/students/performance',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readStudentSummary: ClientCall<Catalogue['readStudentSummary']> = {
  name: 'readStudentSummary',
  path: 'principal/student/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listStudentSubjects: ClientCall<Catalogue['listStudentSubjects']> = {
  name: 'listStudentSubjects',
  path: 'principal/student/subjects',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readStudentTime: ClientCall<Catalogue['readStudentTime']> = {
  name: 'readStudentTime',
  path: 'principal/student/timespent',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}
