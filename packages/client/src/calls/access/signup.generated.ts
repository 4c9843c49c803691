/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const requestSignup: ClientCall<Catalogue['requestSignup']> = {
  name: 'requestSignup',
  path: 'user/signup/request/v2/add',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 't_Token'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-10]: 'institution_invalid', [-6]: 'captcha_failed', [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const verifySignup: ClientCall<Catalogue['verifySignup']> = {
  name: 'verifySignup',
  path: 'user/signup/request/verify',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['index', 'change_code', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-74]: 'details_incomplete', [-2]: 'link_invalid', [-10]: 'email_taken' },
}

export const sendSignupCode: ClientCall<Catalogue['sendSignupCode']> = {
  name: 'sendSignupCode',
  path: 'user/otp/send',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-10]: 'institution_invalid', [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const verifyCode: ClientCall<Catalogue['verifyCode']> = {
  name: 'verifyCode',
  path: 'user/otp/verify',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 'otp'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'otp_invalid', [-4]: 'too_many_tries' },
}

export const createSignedUpUser: ClientCall<Catalogue['createSignedUpUser']> = {
  name: 'createSignedUpUser',
  path: 'user/signup/create/user',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 'password', 'otp'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-74]: 'details_incomplete', [-2]: 'otp_invalid', [-10]: 'email_taken', [-4]: 'too_many_tries' },
}
