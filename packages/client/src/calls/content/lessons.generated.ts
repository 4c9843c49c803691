/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listLessons: ClientCall<Catalogue['listLessons']> = {
  name: 'listLessons',
  path: 'learner/course/lessons',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['course_id', 'class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listModules: ClientCall<Catalogue['listModules']> = {
  name: 'listModules',
  path: 'lesson/modules',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['course_id', 'lesson_guid', 'class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listClassLessons: ClientCall<Catalogue['listClassLessons']> = {
  name: 'listClassLessons',
  path: 'teacher/class/lessons',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
