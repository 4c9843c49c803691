/** Which schools stand to choose from before somebody logs in. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { capabilitiesOf } from '../tenants/tenant-capabilities.ts'

/** Where people log in to a school; a tenant of one school names it itself. */
export function namesInstitutionAtLogin(tenant: Configuration): boolean {
  return capabilitiesOf(tenant).login === 'institution' && tenant.institution_id === null
}
