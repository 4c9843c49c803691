/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listWaitingAttempts: ClientCall<Catalogue['listWaitingAttempts']> = {
  name: 'listWaitingAttempts',
  path: 'teacher/attempts/waiting',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listScoredAttempts: ClientCall<Catalogue['listScoredAttempts']> = {
  name: 'listScoredAttempts',
  path: 'teacher/attempts/scored',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const scoreAnswers: ClientCall<Catalogue['scoreAnswers']> = {
  name: 'scoreAnswers',
  path: 'teacher/attempt/score',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['sync_guid', 'user_id', 'class_id', 'scores'],
  flags: {},
  refusals: { [-404]: 'not_found', [-31]: 'rubric_mismatch' },
  isLearning: true,
}
