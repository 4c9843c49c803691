/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const pullCourses: ClientCall<Catalogue['pullCourses']> = {
  name: 'pullCourses',
  path: 'offline/courses',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}

export const pullLessons: ClientCall<Catalogue['pullLessons']> = {
  name: 'pullLessons',
  path: 'offline/lessons',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}
