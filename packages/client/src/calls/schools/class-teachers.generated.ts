/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listClassTeachers: ClientCall<Catalogue['listClassTeachers']> = {
  name: 'listClassTeachers',
  path: 'admin/classteachers',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const setClassTeacher: ClientCall<Catalogue['setClassTeacher']> = {
  name: 'setClassTeacher',
  path: 'admin/classteacher/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'user_id', 'from_date'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-237]: 'term_dates_wrong' },
}
