/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listClassLibrary: ClientCall<Catalogue['listClassLibrary']> = {
  name: 'listClassLibrary',
  path: 'streams/contentLibrary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const removeFromLibrary: ClientCall<Catalogue['removeFromLibrary']> = {
  name: 'removeFromLibrary',
  path: 'streams/contentLibrary/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['class_id', 'library_ids'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found' },
  isLearning: true,
}

export const addToLibrary: ClientCall<Catalogue['addToLibrary']> = {
  name: 'addToLibrary',
  path: 'streams/contentLibrary/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-340]: 'stream_off', [-404]: 'not_found', [-37]: 'file_missing', [-346]: 'nothing_to_add', [-111]: 'link_refused', [-112]: 'site_refused', [-250]: 'iframe_missing', [-251]: 'duplicate_link', [-252]: 'too_many_links' },
  isLearning: true,
}
