/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../../call.ts'

export const readDataSet: ClientCall<Catalogue['readDataSet']> = {
  name: 'readDataSet',
  path: 'insights/dataset',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
