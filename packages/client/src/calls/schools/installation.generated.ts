/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const beginInstallation: ClientCall<Catalogue['beginInstallation']> = {
  name: 'beginInstallation',
  path: 'setup/begin',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['code', 'tenant_name', 'languages', 'time_zone', 'first_weekday', 'campus_name', 'year_name', 'year_start', 'year_end', 'full_name', 'username', 'password'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'code_invalid', [-403]: 'not_allowed' },
}
