/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readTaughtStandings: ClientCall<Catalogue['readTaughtStandings']> = {
  name: 'readTaughtStandings',
  path: 'teacher/dashboard/standings',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: {},
  isLearning: true,
}
