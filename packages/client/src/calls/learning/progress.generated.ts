/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const saveTime: ClientCall<Catalogue['saveTime']> = {
  name: 'saveTime',
  path: 'learner/module/time/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['content_id', 'cms_course_id', 'lesson_guid', 'class_id', 'content_status', 'content_type', 'total_time_in_seconds'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}

export const saveStatus: ClientCall<Catalogue['saveStatus']> = {
  name: 'saveStatus',
  path: 'learner/module/status/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['content_id', 'cms_course_id', 'lesson_guid', 'class_id', 'content_status'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
