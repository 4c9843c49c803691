/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listClassmates: ClientCall<Catalogue['listClassmates']> = {
  name: 'listClassmates',
  path: 'class/classmates',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed' },
  isLearning: true,
}
