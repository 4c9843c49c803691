import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { useConnection } from './connection.ts'

/** The tenant of this host, as the server wrote it into the page. */
export function useTenant(): Configuration {
  return useConnection().boot.tenant
}
