/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const searchLessons: ClientCall<Catalogue['searchLessons']> = {
  name: 'searchLessons',
  path: 'lessons/search',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['search_string'],
  flags: {},
  refusals: {},
  isLearning: true,
}
