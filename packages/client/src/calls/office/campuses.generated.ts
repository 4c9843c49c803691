/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listInstitutions: ClientCall<Catalogue['listInstitutions']> = {
  name: 'listInstitutions',
  path: 'superadmin/institutions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const listCampuses: ClientCall<Catalogue['listCampuses']> = {
  name: 'listCampuses',
  path: 'admin/institutions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const listCampusTasks: ClientCall<Catalogue['listCampusTasks']> = {
  name: 'listCampusTasks',
  path: 'admin/institutions/tasks',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const addCampus: ClientCall<Catalogue['addCampus']> = {
  name: 'addCampus',
  path: 'admin/institution/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-21]: 'contact_no_invalid', [-403]: 'not_allowed' },
}

export const updateCampus: ClientCall<Catalogue['updateCampus']> = {
  name: 'updateCampus',
  path: 'admin/institution/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id', 'version'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-21]: 'contact_no_invalid', [-185]: 'changed_meanwhile' },
}

export const deleteCampus: ClientCall<Catalogue['deleteCampus']> = {
  name: 'deleteCampus',
  path: 'admin/institution/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id', 'typed'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-403]: 'not_allowed', [-186]: 'typed_name_wrong', [-190]: 'campus_not_empty' },
}

export const restoreCampus: ClientCall<Catalogue['restoreCampus']> = {
  name: 'restoreCampus',
  path: 'admin/institution/restore',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}

export const addInstitution: ClientCall<Catalogue['addInstitution']> = {
  name: 'addInstitution',
  path: 'superadmin/institution/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-21]: 'contact_no_invalid', [-403]: 'not_allowed', [-115]: 'available_lessons_invalid' },
}

export const updateInstitution: ClientCall<Catalogue['updateInstitution']> = {
  name: 'updateInstitution',
  path: 'superadmin/institution/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id', 'version'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-21]: 'contact_no_invalid', [-185]: 'changed_meanwhile', [-115]: 'available_lessons_invalid' },
}
