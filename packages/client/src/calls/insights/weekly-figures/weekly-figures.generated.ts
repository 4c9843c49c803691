/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../../call.ts'

export const readWeeklyFigures: ClientCall<Catalogue['readWeeklyFigures']> = {
  name: 'readWeeklyFigures',
  path: 'insights/weekly',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: {},
  isLearning: true,
}

export const setWeeklyFigures: ClientCall<Catalogue['setWeeklyFigures']> = {
  name: 'setWeeklyFigures',
  path: 'insights/weekly/set',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['is_wanted'],
  flags: {},
  refusals: { [-447]: 'no_mail_address' },
  isLearning: true,
}
