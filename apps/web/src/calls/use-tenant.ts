import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import type { Capabilities } from '@maktab/domain/tenants/capabilities'
import { useConnection } from './connection.ts'

/** The tenant of this host, as the server wrote it into the page. */
export function useTenant(): PageConfiguration {
  return useConnection().boot.tenant
}

/** What the tenant of this host allows and how it shows itself: ask here instead of asking which tenant it is. */
export function useCapabilities(): Capabilities {
  return useConnection().boot.capabilities
}
