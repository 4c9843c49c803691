/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listScoreHistory: ClientCall<Catalogue['listScoreHistory']> = {
  name: 'listScoreHistory',
  path: 'teacher/assignment/score/history',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['assignment_id', 'user_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
