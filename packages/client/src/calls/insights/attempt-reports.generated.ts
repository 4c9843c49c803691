/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listAttempts: ClientCall<Catalogue['listAttempts']> = {
  name: 'listAttempts',
  path: 'learner/assignment/modules/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'users_content_attempts_ids'],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listModuleAttempts: ClientCall<Catalogue['listModuleAttempts']> = {
  name: 'listModuleAttempts',
  path: 'teacher/class/module/user/attempt/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'content_id'],
  flags: { strict: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
