/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const planYear: ClientCall<Catalogue['planYear']> = {
  name: 'planYear',
  path: 'admin/year/plan',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['year_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found', [-221]: 'year_not_next' },
}

export const listYearRollovers: ClientCall<Catalogue['listYearRollovers']> = {
  name: 'listYearRollovers',
  path: 'admin/year/rollovers',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const applyYear: ClientCall<Catalogue['applyYear']> = {
  name: 'applyYear',
  path: 'admin/year/apply',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['year_id', 'sections', 'renewed', 'plan_key', 'typed'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-221]: 'year_not_next', [-222]: 'year_clashes', [-223]: 'year_plan_changed', [-186]: 'typed_name_wrong' },
}

export const undoYear: ClientCall<Catalogue['undoYear']> = {
  name: 'undoYear',
  path: 'admin/year/undo',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['rollover_id'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-225]: 'year_not_undoable', [-224]: 'year_begun' },
}
