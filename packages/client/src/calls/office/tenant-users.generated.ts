/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listTenantUsers: ClientCall<Catalogue['listTenantUsers']> = {
  name: 'listTenantUsers',
  path: 'superadmin/users',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const addTenantUser: ClientCall<Catalogue['addTenantUser']> = {
  name: 'addTenantUser',
  path: 'superadmin/user/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id', 'full_name', 'roles'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-199]: 'birth_date_wrong', [-21]: 'contact_no_invalid', [-197]: 'username_invalid', [-180]: 'username_taken', [-10]: 'email_taken', [-181]: 'admission_number_taken', [-75]: 'class_code_unknown', [-182]: 'role_not_grantable', [-192]: 'possible_duplicate', [-183]: 'licences_used_up', [-184]: 'user_creation_off' },
}

export const deleteTenantUsers: ClientCall<Catalogue['deleteTenantUsers']> = {
  name: 'deleteTenantUsers',
  path: 'superadmin/user/delete',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id', 'user_ids'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}
