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
  required: ['cms_course_ids', 'content_ids'],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
  isLearning: true,
}
