/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readOfficeSummary: ClientCall<Catalogue['readOfficeSummary']> = {
  name: 'readOfficeSummary',
  path: 'admin/dashboard/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
}

export const listContentUse: ClientCall<Catalogue['listContentUse']> = {
  name: 'listContentUse',
  path: 'admin/dashboard/contentusage',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
}

export const listCampusContents: ClientCall<Catalogue['listCampusContents']> = {
  name: 'listCampusContents',
  path: 'admin/dashboard/contents',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
}

export const readOfficeTime: ClientCall<Catalogue['readOfficeTime']> = {
  name: 'readOfficeTime',
  path: 'admin/dashboard/timespend',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, strict: true, kept: true },
  refusals: { [-404]: 'not_found', [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
}

export const listActionable: ClientCall<Catalogue['listActionable']> = {
  name: 'listActionable',
  path: 'admin/dashboard/actionable',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true, strict: true, kept: true },
  refusals: { [-404]: 'not_found' },
}
