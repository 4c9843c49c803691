/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readMarksGrid: ClientCall<Catalogue['readMarksGrid']> = {
  name: 'readMarksGrid',
  path: 'teacher/assignment/marks',
  kind: 'query',
  audience: 'signed-in',
  offline: 'local',
  transport: 'json',
  required: ['class_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
