/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const savePersonalDetails: ClientCall<Catalogue['savePersonalDetails']> = {
  name: 'savePersonalDetails',
  path: 'user/signup/request/set/personal/info',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['full_name'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-74]: 'details_incomplete', [-21]: 'contact_no_invalid', [-76]: 'name_of_school' },
}

export const saveEducationalDetails: ClientCall<Catalogue['saveEducationalDetails']> = {
  name: 'saveEducationalDetails',
  path: 'user/signup/request/set/educational/info',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['grade', 'metadata'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-74]: 'details_incomplete' },
}

export const listGradeTracks: ClientCall<Catalogue['listGradeTracks']> = {
  name: 'listGradeTracks',
  path: 'user/signup/grade_tracks',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { cache: true },
  refusals: {},
}
