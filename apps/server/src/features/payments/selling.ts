/** To whom a tenant sells, as the calls of payments ask it. */
import { isSoldTo } from '@maktab/domain/payments/payment-pages'
import { isConsumer, type Capabilities } from '@maktab/domain/tenants/capabilities'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import type { Actor } from '@maktab/domain/people/actor'
import type { Tenants } from '#features/tenants/tenants.ts'

export interface Selling {
  readonly tenants: Pick<Tenants, 'find'>
}

export interface Sold {
  readonly capabilities: Capabilities
  readonly isConsumer: boolean
}

/** Undefined where nothing is sold to that person, or they ask for another vendor than the tenant's. */
export function soldTo(
  { tenants }: Selling,
  actor: Pick<Actor, 'tenant_id' | 'role'>,
  vendor_uid?: Capabilities['paymentVendor'],
): Sold | undefined {
  const tenant = tenants.find(actor.tenant_id)
  if (!tenant) return undefined
  const capabilities = capabilitiesOf(tenant)
  const consumer = isConsumer(tenant, actor.role)
  const isVendor = vendor_uid === undefined || vendor_uid === capabilities.paymentVendor
  return isVendor && isSoldTo(capabilities, { isConsumer: consumer })
    ? { capabilities, isConsumer: consumer }
    : undefined
}
