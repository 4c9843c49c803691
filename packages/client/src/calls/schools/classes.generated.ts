/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listClasses: ClientCall<Catalogue['listClasses']> = {
  name: 'listClasses',
  path: 'classes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: { cache: true },
  refusals: {},
}

export const listClassLearners: ClientCall<Catalogue['listClassLearners']> = {
  name: 'listClassLearners',
  path: 'class/learners',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
}
