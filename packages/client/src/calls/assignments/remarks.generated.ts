/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listRemarks: ClientCall<Catalogue['listRemarks']> = {
  name: 'listRemarks',
  path: 'teacher/remarks',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const saveRemark: ClientCall<Catalogue['saveRemark']> = {
  name: 'saveRemark',
  path: 'teacher/remarks/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'queue',
  transport: 'json',
  required: ['text', 'is_saved'],
  flags: {},
  refusals: {},
  isLearning: true,
}
