/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readPerformanceTrend: ClientCall<Catalogue['readPerformanceTrend']> = {
  name: 'readPerformanceTrend',
  path: 'learner/performance/trend',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listLessonReport: ClientCall<Catalogue['listLessonReport']> = {
  name: 'listLessonReport',
  path: 'learner/lessons/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const listClasswiseStats: ClientCall<Catalogue['listClasswiseStats']> = {
  name: 'listClasswiseStats',
  path: 'learner/stats/classwise',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readLessonsSummary: ClientCall<Catalogue['readLessonsSummary']> = {
  name: 'readLessonsSummary',
  path: 'learner/stats/lessons/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listLessonStats: ClientCall<Catalogue['listLessonStats']> = {
  name: 'listLessonStats',
  path: 'learner/stats/lessons',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listClasswiseLessons: ClientCall<Catalogue['listClasswiseLessons']> = {
  name: 'listClasswiseLessons',
  path: 'learner/lessons/stats/classwise',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: { strict: true },
  refusals: {},
  isLearning: true,
}

export const readClassSummary: ClientCall<Catalogue['readClassSummary']> = {
  name: 'readClassSummary',
  path: 'learner/class/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readLessonStrengths: ClientCall<Catalogue['readLessonStrengths']> = {
  name: 'readLessonStrengths',
  path: 'learner/class/lessons/stats',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listClassLessonReport: ClientCall<Catalogue['listClassLessonReport']> = {
  name: 'listClassLessonReport',
  path: 'learner/class/lessons/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readLessonContents: ClientCall<Catalogue['readLessonContents']> = {
  name: 'readLessonContents',
  path: 'learner/lesson/contents/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id', 'lesson_guid'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
