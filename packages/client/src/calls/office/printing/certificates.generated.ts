/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../../call.ts'

export const listCertificates: ClientCall<Catalogue['listCertificates']> = {
  name: 'listCertificates',
  path: 'admin/certificates',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const issueCertificate: ClientCall<Catalogue['issueCertificate']> = {
  name: 'issueCertificate',
  path: 'admin/certificate/issue',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'from_date', 'to_date', 'reason'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-226]: 'certificate_dates_wrong' },
}

export const withdrawCertificate: ClientCall<Catalogue['withdrawCertificate']> = {
  name: 'withdrawCertificate',
  path: 'admin/certificate/withdraw',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['certificate_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found' },
}

export const verifyCertificate: ClientCall<Catalogue['verifyCertificate']> = {
  name: 'verifyCertificate',
  path: 'certificate/verify',
  kind: 'query',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['code'],
  flags: { forcedOnline: true },
  refusals: {},
}
