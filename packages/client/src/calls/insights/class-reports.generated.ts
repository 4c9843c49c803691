/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readClassPerformance: ClientCall<Catalogue['readClassPerformance']> = {
  name: 'readClassPerformance',
  path: 'teacher/class/performance/global',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readClassLessons: ClientCall<Catalogue['readClassLessons']> = {
  name: 'readClassLessons',
  path: 'teacher/class/lessons/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listClassStudents: ClientCall<Catalogue['listClassStudents']> = {
  name: 'listClassStudents',
  path: 'teacher/class/students',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readClassLesson: ClientCall<Catalogue['readClassLesson']> = {
  name: 'readClassLesson',
  path: 'teacher/class/lesson/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id', 'lesson_guid'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readClassModules: ClientCall<Catalogue['readClassModules']> = {
  name: 'readClassModules',
  path: 'teacher/class/lesson/module/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'lesson_guid'],
  flags: { strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
