/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const carryProgress: ClientCall<Catalogue['carryProgress']> = {
  name: 'carryProgress',
  path: 'learner/performance/migrate',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['user_id', 'from_class_code', 'to_class_code'],
  flags: { forcedOnline: true },
  refusals: { [-75]: 'class_code_unknown', [-93]: 'course_differs' },
  isLearning: true,
}
