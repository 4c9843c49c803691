/** The tenant's configuration, edited by its super admin; every process reads it again once it is saved. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import {
  EditedConfiguration,
  readEditedConfiguration,
  updateEditedConfiguration,
} from '@maktab/contracts/tenants/edited-configuration'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideEditing } from '@maktab/domain/tenants/edited-configuration'
import { readLastBackup } from '#backup/last-backup.sql.ts'
import { inside } from '#calls/handle.ts'
import { readTenant, readTenantChanges, saveConfiguration } from '#features/tenants/edited-configuration.sql.ts'
import { completeConfiguration } from '#features/tenants/stored-configuration.ts'
import type { Bus } from '#live/bus.ts'

const changesShown = 20

export const editedConfiguration = ({ bus }: { readonly bus: Pick<Bus, 'publish'> }) => ({
  readEditedConfiguration: inside(readEditedConfiguration, async ({ db, actor: { tenant_id } }) => {
    const [tenant, changes, last] = await Promise.all([
      readTenant(db, tenant_id),
      readTenantChanges(db, { tenant_id, take: changesShown }),
      readLastBackup(db),
    ])
    return accept({
      version: tenant.version,
      configuration: EditedConfiguration.parse(configurationOf(tenant)),
      last_backup: last === undefined ? null : { made_on: last.made_on.toISOString(), bytes: last.bytes },
      changes: changes.map(({ changed_on, before, after, ...change }) => ({
        ...change,
        changed_on: changed_on.toISOString(),
        before: before as Partial<EditedConfiguration>,
        after: after as Partial<EditedConfiguration>,
      })),
    })
  }),

  updateEditedConfiguration: inside(
    updateEditedConfiguration,
    async ({ db, actor, now, afterCommit }, { version, fields, typed_name }) => {
      const tenant = await readTenant(db, actor.tenant_id)
      if (tenant.version !== version) return refuse('changed_meanwhile')
      const decided = decideEditing({ now: configurationOf(tenant), asked: fields, typed_name })
      if (!('after' in decided)) return accept({ version, refused: [...decided.refused] })
      const { before, after } = decided
      if (Object.keys(after).length === 0) return accept({ version, refused: [] })
      const saved = await saveConfiguration(db, { version, before, after, actor, now })
      if (saved === null) return refuse('changed_meanwhile')
      afterCommit(() => bus.publish({ kind: 'tenant' }))
      return accept({ version: saved, refused: [] })
    },
  ),
})

function configurationOf({
  tenant_id,
  name,
  configuration,
}: {
  readonly tenant_id: number
  readonly name: string
  readonly configuration: unknown
}): Configuration {
  return { ...completeConfiguration(tenant_id, configuration).configuration, id: tenant_id, name, domain_name: '' }
}
