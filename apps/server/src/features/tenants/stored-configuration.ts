/** A tenant's configuration as it lies in the database: written by any version, so it is completed and checked when it is read. */
import { Configuration } from '@maktab/contracts/tenants/configuration'
import { standingConfiguration, type StandingConfiguration } from '@maktab/domain/tenants/standing-configuration'

export interface Completed {
  readonly configuration: StandingConfiguration
  /** Fields whose stored value is not of their kind; the standing value is used for them. */
  readonly broken: readonly string[]
}

const { id: _id, name: _name, domain_name: _hosts, ...fields } = Configuration.shape

/** Whatever else is stored — secrets, marks of the loader — stays behind: only fields of the contract come out. */
export function completeConfiguration(tenant_id: number, stored: unknown): Completed {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const read: Record<string, unknown> = {}
  const broken: string[] = given === stored ? [] : ['configuration']
  for (const [field, shape] of Object.entries(fields)) {
    if (given[field] === undefined) continue
    const { success, data } = shape.safeParse(given[field])
    if (success) read[field] = data
    else broken.push(field)
  }
  return { configuration: { ...standingConfiguration(tenant_id), ...read }, broken }
}
