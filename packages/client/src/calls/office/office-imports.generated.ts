/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const importPeople: ClientCall<Catalogue['importPeople']> = {
  name: 'importPeople',
  path: 'admin/users/import',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'multipart',
  required: ['import_id', 'name'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-53]: 'too_many_files', [-50]: 'file_too_large', [-200]: 'sheet_unreadable', [-201]: 'sheet_too_large', [-202]: 'sheet_locked', [-203]: 'sheet_empty' },
}

export const importClasses: ClientCall<Catalogue['importClasses']> = {
  name: 'importClasses',
  path: 'admin/classes/import',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'multipart',
  required: ['import_id', 'name'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-53]: 'too_many_files', [-50]: 'file_too_large', [-200]: 'sheet_unreadable', [-201]: 'sheet_too_large', [-202]: 'sheet_locked', [-203]: 'sheet_empty' },
}

export const checkImport: ClientCall<Catalogue['checkImport']> = {
  name: 'checkImport',
  path: 'admin/import/check',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id', 'columns', 'mode', 'match_by', 'date_order', 'stop_percent', 'accepted'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-204]: 'columns_missing', [-206]: 'import_not_ready', [-185]: 'changed_meanwhile', [-200]: 'sheet_unreadable', [-201]: 'sheet_too_large', [-202]: 'sheet_locked', [-203]: 'sheet_empty' },
}

export const listImportRows: ClientCall<Catalogue['listImportRows']> = {
  name: 'listImportRows',
  path: 'admin/import/rows',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const applyImport: ClientCall<Catalogue['applyImport']> = {
  name: 'applyImport',
  path: 'admin/import/apply',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-206]: 'import_not_ready', [-205]: 'import_stopped', [-230]: 'campus_name_wrong', [-207]: 'facts_changed', [-200]: 'sheet_unreadable', [-184]: 'user_creation_off', [-183]: 'licences_used_up' },
}

export const undoImport: ClientCall<Catalogue['undoImport']> = {
  name: 'undoImport',
  path: 'admin/import/undo',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['import_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-208]: 'import_not_undoable' },
}

export const listOfficeImports: ClientCall<Catalogue['listOfficeImports']> = {
  name: 'listOfficeImports',
  path: 'admin/imports',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
