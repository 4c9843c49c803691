/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listSchoolYears: ClientCall<Catalogue['listSchoolYears']> = {
  name: 'listSchoolYears',
  path: 'admin/years',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const addSchoolYear: ClientCall<Catalogue['addSchoolYear']> = {
  name: 'addSchoolYear',
  path: 'admin/year/add',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['name', 'start_date', 'end_date'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-218]: 'year_name_taken', [-219]: 'year_dates_wrong', [-220]: 'year_overlaps', [-440]: 'year_terms_wrong', [-441]: 'year_terms_overlap', [-442]: 'year_terms_alike' },
}

export const updateSchoolYear: ClientCall<Catalogue['updateSchoolYear']> = {
  name: 'updateSchoolYear',
  path: 'admin/year/update',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['year_id', 'version', 'name', 'start_date', 'end_date'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-74]: 'details_incomplete', [-218]: 'year_name_taken', [-219]: 'year_dates_wrong', [-220]: 'year_overlaps', [-440]: 'year_terms_wrong', [-441]: 'year_terms_overlap', [-442]: 'year_terms_alike', [-185]: 'changed_meanwhile' },
}
