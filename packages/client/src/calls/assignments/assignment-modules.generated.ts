/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const openAssignmentModule: ClientCall<Catalogue['openAssignmentModule']> = {
  name: 'openAssignmentModule',
  path: 'generic/assignment/open',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found', [-39]: 'not_started_yet' },
  isLearning: true,
}
