/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readProfile: ClientCall<Catalogue['readProfile']> = {
  name: 'readProfile',
  path: 'user/profile',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
}

export const updateProfile: ClientCall<Catalogue['updateProfile']> = {
  name: 'updateProfile',
  path: 'user/profile/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-76]: 'name_of_school', [-21]: 'contact_no_invalid', [-37]: 'file_missing', [-51]: 'file_type_refused', [-50]: 'file_too_large' },
}

export const switchLanguage: ClientCall<Catalogue['switchLanguage']> = {
  name: 'switchLanguage',
  path: 'user/language/switch',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['CurrentLanguage'],
  flags: { mute: true },
  refusals: { [-20]: 'language_not_offered' },
}
