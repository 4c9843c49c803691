/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listOfficeClasses: ClientCall<Catalogue['listOfficeClasses']> = {
  name: 'listOfficeClasses',
  path: 'admin/classes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const addOfficeClass: ClientCall<Catalogue['addOfficeClass']> = {
  name: 'addOfficeClass',
  path: 'admin/classes/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['grade', 'section', 'subject', 'course_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-187]: 'class_code_taken', [-188]: 'class_exists', [-189]: 'course_missing', [-195]: 'class_dates_wrong', [-74]: 'details_incomplete' },
}

export const updateOfficeClass: ClientCall<Catalogue['updateOfficeClass']> = {
  name: 'updateOfficeClass',
  path: 'admin/classes/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'version'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-187]: 'class_code_taken', [-188]: 'class_exists', [-189]: 'course_missing', [-195]: 'class_dates_wrong', [-74]: 'details_incomplete', [-185]: 'changed_meanwhile', [-198]: 'course_change_unsaid' },
}

export const archiveOfficeClasses: ClientCall<Catalogue['archiveOfficeClasses']> = {
  name: 'archiveOfficeClasses',
  path: 'admin/classes/archive',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_ids', 'is_archived'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}

export const deleteOfficeClass: ClientCall<Catalogue['deleteOfficeClass']> = {
  name: 'deleteOfficeClass',
  path: 'admin/classes/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'typed'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-196]: 'delete_class_off', [-186]: 'typed_name_wrong' },
}

export const restoreOfficeClasses: ClientCall<Catalogue['restoreOfficeClasses']> = {
  name: 'restoreOfficeClasses',
  path: 'admin/classes/restore',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}

export const listInstituteClasses: ClientCall<Catalogue['listInstituteClasses']> = {
  name: 'listInstituteClasses',
  path: 'admin/institute/classes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
