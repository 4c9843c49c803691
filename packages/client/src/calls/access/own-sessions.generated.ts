/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const switchRole: ClientCall<Catalogue['switchRole']> = {
  name: 'switchRole',
  path: 'user/role/switch',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['role'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-1]: 'session_over' },
}

export const updatePassword: ClientCall<Catalogue['updatePassword']> = {
  name: 'updatePassword',
  path: 'user/profile/password/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-13]: 'old_password_wrong', [-4]: 'too_many_tries', [-403]: 'not_allowed', [-197]: 'password_is_code' },
}

export const listOwnSessions: ClientCall<Catalogue['listOwnSessions']> = {
  name: 'listOwnSessions',
  path: 'user/sessions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const endOwnSession: ClientCall<Catalogue['endOwnSession']> = {
  name: 'endOwnSession',
  path: 'user/sessions/end',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['session_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const endOtherSessions: ClientCall<Catalogue['endOtherSessions']> = {
  name: 'endOtherSessions',
  path: 'user/sessions/end/others',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}
