/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const recommendLessons: ClientCall<Catalogue['recommendLessons']> = {
  name: 'recommendLessons',
  path: 'learner/recommendations',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const recommendAround: ClientCall<Catalogue['recommendAround']> = {
  name: 'recommendAround',
  path: 'learner/topic/recommendations',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id', 'course_id', 'lesson_guid'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
