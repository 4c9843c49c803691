/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const actAsCampusAdmin: ClientCall<Catalogue['actAsCampusAdmin']> = {
  name: 'actAsCampusAdmin',
  path: 'superadmin/jwt/campusadmin',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-210]: 'office_vacant' },
}

export const actAsPrincipal: ClientCall<Catalogue['actAsPrincipal']> = {
  name: 'actAsPrincipal',
  path: 'superadmin/jwt/principal',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['institution_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-210]: 'office_vacant' },
}

export const beginActing: ClientCall<Catalogue['beginActing']> = {
  name: 'beginActing',
  path: 'superadmin/jwt/exchange',
  kind: 'command',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: ['jwt'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-2]: 'code_invalid' },
}
