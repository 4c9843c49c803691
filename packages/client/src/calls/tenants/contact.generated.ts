/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const contactTenant: ClientCall<Catalogue['contactTenant']> = {
  name: 'contactTenant',
  path: 'oup/v2/contactus',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['first_name', 'last_name', 'email', 'mobile', 'position', 'institution', 'address', 'city', 'country', 'subject', 'message', 't_Token'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-403]: 'not_allowed', [-6]: 'captcha_failed' },
}
