/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const savePackage: ClientCall<Catalogue['savePackage']> = {
  name: 'savePackage',
  path: 'learner/package/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['content_id', 'cms_course_id', 'lesson_guid', 'class_id', 'attempts', 'statements'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const readPackage: ClientCall<Catalogue['readPackage']> = {
  name: 'readPackage',
  path: 'learner/package',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['content_id', 'cms_course_id', 'lesson_guid', 'class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
