/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readStreamPost: ClientCall<Catalogue['readStreamPost']> = {
  name: 'readStreamPost',
  path: 'streams/post/details',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const createStreamComment: ClientCall<Catalogue['createStreamComment']> = {
  name: 'createStreamComment',
  path: 'streams/comments/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['comment_id', 'post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed', [-345]: 'comments_closed', [-341]: 'post_empty', [-342]: 'post_too_long', [-343]: 'post_limit', [-37]: 'file_missing', [-38]: 'duplicate_file', [-53]: 'too_many_files' },
  isLearning: true,
}

export const listStreamComments: ClientCall<Catalogue['listStreamComments']> = {
  name: 'listStreamComments',
  path: 'streams/comments',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const updateStreamComment: ClientCall<Catalogue['updateStreamComment']> = {
  name: 'updateStreamComment',
  path: 'streams/comments/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['comment_id', 'text'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed', [-341]: 'post_empty', [-342]: 'post_too_long' },
  isLearning: true,
}

export const deleteStreamComment: ClientCall<Catalogue['deleteStreamComment']> = {
  name: 'deleteStreamComment',
  path: 'streams/comments/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['comment_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed' },
  isLearning: true,
}
