/** Opens every part in order, listens, and closes them in the opposite order. */
import { catalogue } from '@maktab/contracts/catalogue'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { buildApp } from '#app.ts'
import { mountOpenapi } from '#calls/openapi-routes.ts'
import { openDatabase, type OpenDatabase } from '#db/open-database.ts'
import { openDemonstration } from '#demo/open-demonstration.ts'
import type { Environment } from '#env.ts'
import { openPasswords } from '#features/access/passwords.ts'
import { openTokens, whoIs } from '#features/access/tokens.ts'
import { attachmentReaders } from '#features/assignments/attachment-readers.ts'
import { handlersWith } from '#features/handlers.ts'
import { findTenantPageIn } from '#features/tenants/tenant-page.ts'
import { loadTenants } from '#features/tenants/tenants.ts'
import { openDiskStorage } from '#files/storage.ts'
import { openSecrets, type Secrets } from '#secrets.ts'
import { loadSentences } from '#sentences.ts'

export interface RunningServer {
  readonly port: number
  /** Lets running requests end, then closes the database; the embedded PostgreSQL is stopped with it. */
  stop(): Promise<void>
}

export interface Serving {
  readonly environment: Environment
  readonly logger: Logger
  /** Called when the server cannot go on: the embedded database is gone for good. */
  readonly onLost: () => void
}

/** A request that has not ended by then is cut off. */
const drainTime = 10_000

export async function serve({ environment, logger, onLost }: Serving): Promise<RunningServer> {
  const secrets = openSecrets(environment.dataFolder, environment.MAKTAB_SECRET)
  const database = await openDatabase({
    dataFolder: environment.dataFolder,
    migrationsFolder: environment.migrationsFolder,
    outsideUrl: environment.DATABASE_URL,
    outsideApplicationUrl: environment.DATABASE_APP_URL,
    applicationPassword: secrets.databasePassword,
    title: `Maktab on port ${environment.PORT}, process ${process.pid}`,
    logger,
    onLost,
  })
  try {
    const app = await buildWith({ environment, logger, secrets, database })
    await listen(app, environment)
    const address = app.server.address()
    return {
      port: typeof address === 'object' && address ? address.port : environment.PORT,
      async stop() {
        const cut = setTimeout(() => app.server.closeAllConnections(), drainTime)
        await app.close()
        clearTimeout(cut)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Building {
  readonly environment: Environment
  readonly logger: Logger
  readonly secrets: Secrets
  readonly database: OpenDatabase
}

async function buildWith({ environment, logger, secrets, database }: Building): Promise<FastifyInstance> {
  const clock = (): Date => new Date()
  const storage = openDiskStorage(path.join(environment.dataFolder, 'files'))
  const tokens = openTokens(secrets.tokenKey)
  const passwords = await openPasswords({ pepper: secrets.passwordPepper, atOnce: os.availableParallelism() })
  const demonstration = environment.MAKTAB_DEMO ? await openDemonstration({ ...database, storage, passwords, folder: environment.demoFolder, now: clock(), logger }) : undefined
  const tenants = await loadTenants(database.doors)
  return buildApp({
    logger,
    clock,
    doors: database.doors,
    storage,
    fileKey: secrets.fileKey,
    mayReadAttachment: attachmentReaders(database.doors),
    calls: {
      handlers: handlersWith({ tenants, tokens, passwords, newGuid: randomUUID }),
      whoIs: whoIs({ tokens, clock }),
      tenantOf: tenants.tenantOf,
      sentence: await loadSentences(),
    },
    pages: {
      webFolder: environment.webFolder,
      bundlerUrl: environment.WEB_BUNDLER_URL,
      findTenantPage: findTenantPageIn({ tenants, isDemonstration: demonstration !== undefined }),
    },
    mounts: [(app) => mountOpenapi(app, catalogue), ...(demonstration ? [demonstration.mount] : [])],
    isReady: database.answers,
    trustedProxies: environment.TRUST_PROXY,
    requestsPerMinute: environment.RATE_LIMIT,
  })
}

/** Both families of addresses where the machine has both; a container without IPv6 refuses the first try. */
async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  const hosts = HOST ? [HOST] : ['::', '0.0.0.0']
  for (const [index, host] of hosts.entries()) {
    try {
      await app.listen({ host, port: PORT })
      return
    } catch (error) {
      const isMissingFamily = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes((error as NodeJS.ErrnoException).code ?? '')
      if (!isMissingFamily || index === hosts.length - 1) throw error
    }
  }
}
