import { accept, refuse } from '@maktab/contracts/outcome'
import { listFamilyRegionCities, listFamilyRegions } from '@maktab/contracts/schools/family-regions'
import { atGate } from '#calls/handle.ts'
import { hasRegion, readFamilyRegions, readRegionCities } from '#features/schools/family-regions.sql.ts'

export const familyRegions = {
  listFamilyRegions: atGate(listFamilyRegions, async ({ doors, tenant_id, language }, { school_family_id }) =>
    accept({
      list: [
        ...(await doors.inTenant(tenant_id, (db) => readFamilyRegions(db, { tenant_id, language, school_family_id }))),
      ],
    }),
  ),

  listFamilyRegionCities: atGate(
    listFamilyRegionCities,
    async ({ doors, tenant_id, language }, { school_family_region_id: region_id }) =>
      doors.inTenant(tenant_id, async (db) =>
        (await hasRegion(db, tenant_id, region_id))
          ? accept({ list: [...(await readRegionCities(db, { tenant_id, language, region_id }))] })
          : refuse('not_found'),
      ),
  ),
}
