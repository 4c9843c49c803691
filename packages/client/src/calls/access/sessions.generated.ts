/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const signIn: ClientCall<Catalogue['signIn']> = {
  name: 'signIn',
  path: 'login',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['username', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-1]: 'invalid_credentials', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed', [-4]: 'too_many_tries', [-6]: 'captcha_failed', [-14]: 'limited_functionality' },
}

export const signInToInstitution: ClientCall<Catalogue['signInToInstitution']> = {
  name: 'signInToInstitution',
  path: 'lms/institution/sso',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['username', 'password', 'institution_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-1]: 'invalid_credentials', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed', [-4]: 'too_many_tries', [-6]: 'captcha_failed', [-14]: 'limited_functionality' },
}

export const renewSession: ClientCall<Catalogue['renewSession']> = {
  name: 'renewSession',
  path: 'token/refresh',
  kind: 'command',
  audience: 'refresh',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-1]: 'session_over' },
}

export const signOut: ClientCall<Catalogue['signOut']> = {
  name: 'signOut',
  path: 'user/logout',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, mute: true },
  refusals: {},
}
