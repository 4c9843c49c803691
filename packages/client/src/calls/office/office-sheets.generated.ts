/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readImportReport: ClientCall<Catalogue['readImportReport']> = {
  name: 'readImportReport',
  path: 'admin/import/report',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-200]: 'sheet_unreadable' },
}

export const exportPeople: ClientCall<Catalogue['exportPeople']> = {
  name: 'exportPeople',
  path: 'admin/users/export',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-200]: 'sheet_unreadable' },
}

export const exportClasses: ClientCall<Catalogue['exportClasses']> = {
  name: 'exportClasses',
  path: 'admin/classes/export',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-200]: 'sheet_unreadable' },
}

export const exportCourses: ClientCall<Catalogue['exportCourses']> = {
  name: 'exportCourses',
  path: 'admin/courses/export',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-200]: 'sheet_unreadable' },
}

export const readSampleSheet: ClientCall<Catalogue['readSampleSheet']> = {
  name: 'readSampleSheet',
  path: 'admin/users/import/sample',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-200]: 'sheet_unreadable' },
}

export const readSampleOfClasses: ClientCall<Catalogue['readSampleOfClasses']> = {
  name: 'readSampleOfClasses',
  path: 'admin/classes/import/sample',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-200]: 'sheet_unreadable' },
}
