/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listSchoolDays: ClientCall<Catalogue['listSchoolDays']> = {
  name: 'listSchoolDays',
  path: 'admin/schooldays',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['start_date', 'end_date'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const saveSchoolDay: ClientCall<Catalogue['saveSchoolDay']> = {
  name: 'saveSchoolDay',
  path: 'admin/schoolday/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['version', 'day'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-236]: 'school_days_wrong', [-185]: 'changed_meanwhile' },
}

export const saveWeeklyRest: ClientCall<Catalogue['saveWeeklyRest']> = {
  name: 'saveWeeklyRest',
  path: 'admin/schoolweek/save',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['version'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-185]: 'changed_meanwhile' },
}
