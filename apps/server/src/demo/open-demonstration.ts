import type { FastifyInstance } from 'fastify'
import { mountDemoAccounts } from '#demo/accounts.ts'
import { readDemoWorld, type DemoWorld } from '#demo/demo-files.ts'
import { loadDemo, type DemoLoad } from '#demo/load-demo.ts'
import { mountOpenIdPage } from '#demo/openid-page.ts'
import { openIdPeople } from '#demo/openid-people.ts'
import { openOpenIdProvider, type OpenIdProvider } from '#demo/openid-provider.ts'

export interface Demonstration {
  /** By which its people sign in as well. */
  readonly provider: OpenIdProvider
  /** Adds the list of its accounts and the page of its provider to the application. */
  readonly mount: (app: FastifyInstance) => void
  /** Tenants whose learning calls are answered by a second server, with the host at which it is asked. */
  readonly learningHosts: ReadonlyMap<number, string>
  readonly world: Pick<DemoWorld, 'tenants'>
}

/** Loads the demonstration where the database is empty; undefined where the database belongs to a real school. */
export async function openDemonstration({
  folder,
  ...load
}: Omit<DemoLoad, 'world'> & { readonly folder: string }): Promise<Demonstration | undefined> {
  const world = readDemoWorld(folder)
  const found = await loadDemo({ ...load, world })
  if (found === 'not empty') return undefined
  const provider = await openOpenIdProvider({ people: openIdPeople(world), clock: () => new Date() })
  const hosts = world.tenants.flatMap(({ tenant_id, hosts: own }) => own.map((host) => ({ host, tenant_id })))
  const learningHosts = new Map(
    world.tenants.flatMap(({ tenant_id, hosts: [host], has_learning_server }) =>
      has_learning_server === true && host !== undefined ? [[tenant_id, host]] : [],
    ),
  )
  return {
    provider,
    learningHosts,
    world,
    mount(app) {
      mountDemoAccounts(app, world)
      mountOpenIdPage(app, provider, hosts)
    },
  }
}
