/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const saveBookmark: ClientCall<Catalogue['saveBookmark']> = {
  name: 'saveBookmark',
  path: 'learner/bookmark/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['class_id', 'lesson_guid', 'is_bookmarked'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const listBookmarks: ClientCall<Catalogue['listBookmarks']> = {
  name: 'listBookmarks',
  path: 'learner/bookmarks',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}
