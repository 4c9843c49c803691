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

export const downloadContents: ClientCall<Catalogue['downloadContents']> = {
  name: 'downloadContents',
  path: 'contentservice/download',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['cms_course_ids', 'content_ids'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}

export const syncUp: ClientCall<Catalogue['syncUp']> = {
  name: 'syncUp',
  path: 'offline/syncup',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['json_data'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-60]: 'batch_unreadable' },
  isLearning: true,
}

export const reportSync: ClientCall<Catalogue['reportSync']> = {
  name: 'reportSync',
  path: 'institution/lastsyncdate/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['last_sync_date'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}
