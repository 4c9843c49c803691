/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const createStreamPost: ClientCall<Catalogue['createStreamPost']> = {
  name: 'createStreamPost',
  path: 'streams/posts/create',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id', 'class_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed', [-341]: 'post_empty', [-342]: 'post_too_long', [-343]: 'post_limit', [-37]: 'file_missing', [-38]: 'duplicate_file', [-53]: 'too_many_files', [-111]: 'link_refused', [-112]: 'site_refused', [-250]: 'iframe_missing', [-251]: 'duplicate_link', [-252]: 'too_many_links' },
  isLearning: true,
}

export const listStreamPosts: ClientCall<Catalogue['listStreamPosts']> = {
  name: 'listStreamPosts',
  path: 'streams/posts',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const updateStreamPost: ClientCall<Catalogue['updateStreamPost']> = {
  name: 'updateStreamPost',
  path: 'streams/posts/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed', [-341]: 'post_empty', [-342]: 'post_too_long', [-37]: 'file_missing', [-38]: 'duplicate_file', [-53]: 'too_many_files', [-111]: 'link_refused', [-112]: 'site_refused', [-250]: 'iframe_missing', [-251]: 'duplicate_link', [-252]: 'too_many_links' },
  isLearning: true,
}

export const deleteStreamPost: ClientCall<Catalogue['deleteStreamPost']> = {
  name: 'deleteStreamPost',
  path: 'streams/posts/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-403]: 'not_allowed' },
  isLearning: true,
}

export const pinStreamPost: ClientCall<Catalogue['pinStreamPost']> = {
  name: 'pinStreamPost',
  path: 'streams/posts/pin',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id', 'is_pinned'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-344]: 'pin_limit' },
  isLearning: true,
}

export const likeStreamPost: ClientCall<Catalogue['likeStreamPost']> = {
  name: 'likeStreamPost',
  path: 'streams/posts/like',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id', 'is_liked'],
  flags: { mute: true },
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}
