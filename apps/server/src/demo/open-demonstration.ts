import type { FastifyInstance } from 'fastify'
import { mountDemoAccounts } from '#demo/accounts.ts'
import { readDemoWorld } from '#demo/demo-files.ts'
import { loadDemo, type DemoLoad } from '#demo/load-demo.ts'

export interface Demonstration {
  /** Adds the list of its accounts to the application. */
  readonly mount: (app: FastifyInstance) => void
}

/** Loads the demonstration where the database is empty; undefined where the database belongs to a real school. */
export async function openDemonstration({ folder, ...load }: Omit<DemoLoad, 'world'> & { readonly folder: string }): Promise<Demonstration | undefined> {
  const world = readDemoWorld(folder)
  const found = await loadDemo({ ...load, world })
  return found === 'not empty' ? undefined : { mount: (app) => mountDemoAccounts(app, world) }
}
