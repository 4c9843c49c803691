/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listMarkingQueue: ClientCall<Catalogue['listMarkingQueue']> = {
  name: 'listMarkingQueue',
  path: 'teacher/assignment/queue',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}
