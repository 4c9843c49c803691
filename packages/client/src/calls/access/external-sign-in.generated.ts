/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const signInExternally: ClientCall<Catalogue['signInExternally']> = {
  name: 'signInExternally',
  path: 'login/external',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['email', 'token', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-70]: 'external_person_unknown', [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}

export const signInSocially: ClientCall<Catalogue['signInSocially']> = {
  name: 'signInSocially',
  path: 'auth/social',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['token', 'institution_id', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-70]: 'external_person_unknown', [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}

export const signInToInstitutionSocially: ClientCall<Catalogue['signInToInstitutionSocially']> = {
  name: 'signInToInstitutionSocially',
  path: 'lms/institution/social/sso',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['token', 'institution_id', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-70]: 'external_person_unknown', [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}

export const signUpExternally: ClientCall<Catalogue['signUpExternally']> = {
  name: 'signUpExternally',
  path: 'user/signup/external/request/verify',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['token', 'email', 'first_name', 'last_name', 'domain_name', 'login_type'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-71]: 'external_proof_refused', [-72]: 'external_email_unverified', [-73]: 'provider_unavailable', [-10]: 'wrong_institution', [-11]: 'different_institution', [-12]: 'outside_province', [-3]: 'subscription_over', [-403]: 'not_allowed' },
}
