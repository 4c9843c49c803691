/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listPosts: ClientCall<Catalogue['listPosts']> = {
  name: 'listPosts',
  path: 'assignment/posts',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const updatePost: ClientCall<Catalogue['updatePost']> = {
  name: 'updatePost',
  path: 'assignment/post/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id', 'assignment_id', 'text'],
  flags: {},
  refusals: { [-404]: 'not_found', [-265]: 'comment_empty', [-266]: 'comment_too_long' },
  isLearning: true,
}

export const deletePost: ClientCall<Catalogue['deletePost']> = {
  name: 'deletePost',
  path: 'assignment/post/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['post_id', 'assignment_id'],
  flags: {},
  refusals: { [-404]: 'not_found', [-267]: 'work_not_withdrawable' },
  isLearning: true,
}
