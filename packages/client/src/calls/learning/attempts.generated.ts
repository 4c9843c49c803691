/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const recordAttempt: ClientCall<Catalogue['recordAttempt']> = {
  name: 'recordAttempt',
  path: 'learner/tracking/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['enc_data'],
  flags: {},
  refusals: { [-41]: 'tracking_unreadable', [-404]: 'not_found', [-40]: 'attempt_mismatch', [-37]: 'file_missing', [-42]: 'test_closed', [-458]: 'test_not_open', [-456]: 'tries_used_up', [-457]: 'time_over' },
  isLearning: true,
}

export const listOwnAttempts: ClientCall<Catalogue['listOwnAttempts']> = {
  name: 'listOwnAttempts',
  path: 'learner/content/attempts',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['content_id', 'class_id'],
  flags: {},
  refusals: {},
  isLearning: true,
}
