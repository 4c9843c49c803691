/** The tenants of this server, kept in memory: every request asks which it is of. They are read again when one was made or changed. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { hostName, tenantOfHost } from '@maktab/domain/tenants/hosts'
import type { Logger } from 'pino'
import type { Doors } from '#db/school.ts'
import type { Bus } from '#live/bus.ts'
import type { Regions } from '#regions.ts'
import { readAnalytics, type Analytics } from '#features/tenants/analytics.ts'
import { completeConfiguration } from '#features/tenants/stored-configuration.ts'
import { readEmbeddingOrigins } from '#features/tenants/embedding-origins.ts'
import { readTenants } from '#features/tenants/tenants.sql.ts'

export interface Tenants {
  tenantOf(host: string): number
  /** Undefined where the database has no such tenant (an installation without a school yet), or where it was deleted. */
  find(tenant_id: number): Configuration | undefined
  /** What a page opened from `host` must know; undefined where that tenant is not there. */
  configurationFor(host: string): Configuration | undefined
  /** Origins whose pages may show this tenant's /public-login in a frame. */
  embeddingOrigins(tenant_id: number): readonly string[]
  /** Null where the tenant measures nothing. */
  analytics(tenant_id: number): Analytics | null
  /** The tenant that lends its looks to a page opened with `forcedOUPShell=1`. */
  publisher(): Configuration | undefined
  /** Has this installation no tenant yet, or none any more? */
  isEmpty(): boolean
}

export interface LoadedTenants extends Tenants {
  /** Reads them from the database again. Where that fails, what was read before stays. */
  reload(): Promise<void>
}

/** `learningBases`: where a deployment answers learning calls, by tenant; goes before the stored configuration. */
export async function loadTenants(
  doors: Doors,
  logger: Pick<Logger, 'error'>,
  learningBases: Readonly<Record<string, string>> = {},
): Promise<LoadedTenants> {
  const read = () => readKnownTenants(doors, logger, learningBases)
  let known = await read()
  let reading: Promise<void> = Promise.resolve()
  return {
    tenantOf: (host) => known.tenantOf(host),
    find: (tenant_id) => known.find(tenant_id),
    configurationFor: (host) => known.configurationFor(host),
    embeddingOrigins: (tenant_id) => known.embeddingOrigins(tenant_id),
    analytics: (tenant_id) => known.analytics(tenant_id),
    publisher: () => known.publisher(),
    isEmpty: () => known.isEmpty(),
    reload() {
      // One after the other: an older reading never takes the place of a newer one.
      reading = reading.catch(() => undefined).then(async () => void (known = await read()))
      return reading
    },
  }
}

/** From now on the tenants follow what the bus tells. Answers what ends it. */
export function followTenants(
  tenants: Pick<LoadedTenants, 'reload'>,
  bus: Pick<Bus, 'subscribe'>,
  logger: Pick<Logger, 'error'>,
): () => void {
  return bus.subscribe(({ kind }) => {
    if (kind !== 'tenant') return
    tenants.reload().catch((error: unknown) => logger.error({ err: error }, 'tenants were not read again'))
  })
}

async function readKnownTenants(
  doors: Doors,
  logger: Pick<Logger, 'error'>,
  learningBases: Readonly<Record<string, string>>,
): Promise<Tenants> {
  const { tenants, hosts } = await doors.outsideSchools(readTenants)
  const byId = new Map<number, Configuration>()
  const embedding = new Map<number, readonly string[]>()
  const measuring = new Map<number, Analytics | null>()
  for (const { tenant_id, name, configuration: stored } of tenants) {
    const { configuration, broken } = completeConfiguration(tenant_id, stored)
    if (broken.length > 0)
      logger.error(
        { tenant_id, name, fields: broken },
        'configuration of a tenant cannot be read; what stands for every tenant is used instead',
      )
    if (configuration.is_deleted) continue
    const { origins, isBroken } = readEmbeddingOrigins(stored)
    if (isBroken)
      logger.error({ tenant_id, name }, 'an origin in embedding_origins of a tenant cannot be read; it opens nothing')
    embedding.set(tenant_id, origins)
    const { analytics, isBroken: isAnalyticsBroken } = readAnalytics(stored)
    if (isAnalyticsBroken)
      logger.error({ tenant_id, name }, 'analytics of a tenant cannot be read; nothing is measured')
    measuring.set(tenant_id, analytics)
    const own = hosts.filter((host) => host.tenant_id === tenant_id).map(({ host }) => host)
    const learning_api_base = learningBases[tenant_id] ?? configuration.learning_api_base
    byId.set(tenant_id, { ...configuration, id: tenant_id, name, domain_name: own.join(','), learning_api_base })
  }
  const tenantOf = (host: string) => tenantOfHost(host, hosts)
  const publisher = [...byId.values()].find((tenant) => capabilitiesOf(tenant).shell === 'publisher')
  return {
    tenantOf,
    find: (tenant_id) => byId.get(tenant_id),
    configurationFor(host) {
      const tenant = byId.get(tenantOf(host))
      return tenant && { ...tenant, domain_name: tenant.domain_name || hostName(host) }
    },
    embeddingOrigins: (tenant_id) => embedding.get(tenant_id) ?? [],
    analytics: (tenant_id) => measuring.get(tenant_id) ?? null,
    publisher: () => publisher,
    isEmpty: () => byId.size === 0,
  }
}

export function regionsOf(tenants: Pick<Tenants, 'find'>): Regions {
  return {
    learningOrigin(tenant_id) {
      const base = tenants.find(tenant_id)?.learning_api_base ?? null
      return base === null ? undefined : new URL(base).origin
    },
    pageHosts: (tenant_id) => tenants.find(tenant_id)?.domain_name.split(',') ?? [],
  }
}
