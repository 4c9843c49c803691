/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const approveStreamPost: ClientCall<Catalogue['approveStreamPost']> = {
  name: 'approveStreamPost',
  path: 'streams/posts/approve',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id', 'is_approved'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const reportStream: ClientCall<Catalogue['reportStream']> = {
  name: 'reportStream',
  path: 'streams/report',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed' },
  isLearning: true,
}

export const settleReports: ClientCall<Catalogue['settleReports']> = {
  name: 'settleReports',
  path: 'streams/report/settle',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const muteInStream: ClientCall<Catalogue['muteInStream']> = {
  name: 'muteInStream',
  path: 'streams/mute',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['class_id', 'user_id', 'is_muted'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const setStream: ClientCall<Catalogue['setStream']> = {
  name: 'setStream',
  path: 'streams/settings',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}
