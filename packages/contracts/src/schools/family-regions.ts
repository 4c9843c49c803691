/** Regions of a family of schools and the cities in them (seed 001 §7). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'

export const listFamilyRegions = query({
  path: 'superadmin/schoolfamilyregions',
  summary: 'Regions of the tenant, or those of one family of schools',
  audience: ['super_admin'],
  input: z.object({ school_family_id: id.optional() }),
  output: z.object({ list: z.array(z.object({ school_family_region_id: id, name: z.string() })) }),
  offline: 'online',
  flags: { forcedOnline: true },
})

export const listFamilyRegionCities = query({
  path: 'superadmin/schoolfamilyregioncities',
  summary: 'Cities of a region with their campuses counted',
  audience: ['super_admin'],
  input: z.object({ school_family_region_id: id }),
  output: z.object({ list: z.array(z.object({ city_id: id, name: z.string(), campuses: z.int() })) }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})
