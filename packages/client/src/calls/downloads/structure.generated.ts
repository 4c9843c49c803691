/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const pullLearnerStructure: ClientCall<Catalogue['pullLearnerStructure']> = {
  name: 'pullLearnerStructure',
  path: 'offline/learner/structure',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['is_first_time'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}

export const pullCampusStructure: ClientCall<Catalogue['pullCampusStructure']> = {
  name: 'pullCampusStructure',
  path: 'offline/v2/campusstructure',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['is_first_time'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}
