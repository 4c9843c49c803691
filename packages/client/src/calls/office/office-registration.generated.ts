/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const addOfficeUser: ClientCall<Catalogue['addOfficeUser']> = {
  name: 'addOfficeUser',
  path: 'admin/user/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['full_name', 'roles'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-199]: 'birth_date_wrong', [-21]: 'contact_no_invalid', [-197]: 'username_invalid', [-180]: 'username_taken', [-10]: 'email_taken', [-181]: 'admission_number_taken', [-75]: 'class_code_unknown', [-182]: 'role_not_grantable', [-192]: 'possible_duplicate', [-183]: 'licences_used_up', [-184]: 'user_creation_off' },
}

export const updateOfficeUser: ClientCall<Catalogue['updateOfficeUser']> = {
  name: 'updateOfficeUser',
  path: 'admin/user/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'version'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-199]: 'birth_date_wrong', [-21]: 'contact_no_invalid', [-197]: 'username_invalid', [-180]: 'username_taken', [-10]: 'email_taken', [-181]: 'admission_number_taken', [-75]: 'class_code_unknown', [-182]: 'role_not_grantable', [-192]: 'possible_duplicate', [-403]: 'not_allowed', [-185]: 'changed_meanwhile', [-193]: 'own_account', [-191]: 'last_admin' },
}

export const listAlikeUsers: ClientCall<Catalogue['listAlikeUsers']> = {
  name: 'listAlikeUsers',
  path: 'admin/users/alike',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['full_name'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-404]: 'not_found' },
}
