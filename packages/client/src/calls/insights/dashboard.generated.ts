/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readPrincipalDashboard: ClientCall<Catalogue['readPrincipalDashboard']> = {
  name: 'readPrincipalDashboard',
  path: 'principal/dashboard/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { cache: true },
  refusals: {},
  isLearning: true,
}
