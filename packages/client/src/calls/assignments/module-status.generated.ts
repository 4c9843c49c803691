/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const saveModuleStatus: ClientCall<Catalogue['saveModuleStatus']> = {
  name: 'saveModuleStatus',
  path: 'assignments/module/status/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['assignment_id', 'tracking_data'],
  flags: { mute: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
