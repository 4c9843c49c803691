/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listCourses: ClientCall<Catalogue['listCourses']> = {
  name: 'listCourses',
  path: 'learner/courses',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}
