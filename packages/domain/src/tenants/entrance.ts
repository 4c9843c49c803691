/** Tenants that only people of their own school may enter, with what everybody else is told (seed 000 §3, §4, §8). */
import type { RefusalCode } from '@maktab/contracts/refusals'
import { provincialTenant, schoolAppTenant } from './known-tenants.ts'

export interface OwnSchoolOnly {
  readonly institution_id: number
  readonly refusal: Extract<RefusalCode, 'different_institution' | 'outside_province'>
}

/** Null where people of every school of the tenant come in. Both tenants have the number of their school. */
export function ownSchoolOnly(tenant_id: number): OwnSchoolOnly | null {
  if (tenant_id === schoolAppTenant) return { institution_id: schoolAppTenant, refusal: 'different_institution' }
  if (tenant_id === provincialTenant) return { institution_id: provincialTenant, refusal: 'outside_province' }
  return null
}
