/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const requestRecovery: ClientCall<Catalogue['requestRecovery']> = {
  name: 'requestRecovery',
  path: 'password/v2/forgot',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 't_Token'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-6]: 'captcha_failed', [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const recoverPassword: ClientCall<Catalogue['recoverPassword']> = {
  name: 'recoverPassword',
  path: 'password/recover',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'change_code', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'code_invalid' },
}

export const sendRecoveryCode: ClientCall<Catalogue['sendRecoveryCode']> = {
  name: 'sendRecoveryCode',
  path: 'user/fpotp/send',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-5]: 'mail_too_soon', [-4]: 'too_many_tries' },
}

export const recoverPasswordByCode: ClientCall<Catalogue['recoverPasswordByCode']> = {
  name: 'recoverPasswordByCode',
  path: 'password/recovermobile',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'otp', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'otp_invalid' },
}
