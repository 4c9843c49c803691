import { accept } from '@maktab/contracts/outcome'
import { checkTime, readConfiguration } from '@maktab/contracts/tenants/configuration'
import { isClockRight } from '@maktab/domain/tenants/time-check'
import { atGate } from '#calls/handle.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const configuration = ({ tenants }: { readonly tenants: Tenants }) => ({
  readConfiguration: atGate(readConfiguration, async (_gate, { domain_name }) => {
    const found = tenants.configurationFor(domain_name)
    return accept({ list: found ? [found] : [] })
  }),
  checkTime: atGate(checkTime, async ({ now }, { utc_datetime }) =>
    accept({
      is_valid: isClockRight({ device: new Date(utc_datetime), server: now }),
      utc_datetime: now.toISOString(),
    }),
  ),
})
