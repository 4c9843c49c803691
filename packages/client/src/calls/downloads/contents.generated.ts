/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const downloadContents: ClientCall<Catalogue['downloadContents']> = {
  name: 'downloadContents',
  path: 'contentservice/download',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['cms_course_ids'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}

export const readContentSizes: ClientCall<Catalogue['readContentSizes']> = {
  name: 'readContentSizes',
  path: 'content/sizes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
