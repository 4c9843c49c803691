/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listFamilyRegions: ClientCall<Catalogue['listFamilyRegions']> = {
  name: 'listFamilyRegions',
  path: 'superadmin/schoolfamilyregions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const listFamilyRegionCities: ClientCall<Catalogue['listFamilyRegionCities']> = {
  name: 'listFamilyRegionCities',
  path: 'superadmin/schoolfamilyregioncities',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['school_family_region_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
