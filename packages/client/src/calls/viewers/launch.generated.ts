/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const launchContent: ClientCall<Catalogue['launchContent']> = {
  name: 'launchContent',
  path: 'generic/launch',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['content_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
