/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const remindLearners: ClientCall<Catalogue['remindLearners']> = {
  name: 'remindLearners',
  path: 'teacher/assignment/remind',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'user_ids'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
