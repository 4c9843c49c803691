/** In a demonstration: the server of another region, a second process of this program on the same database and files. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Logger } from 'pino'
import type { Environment } from '#env.ts'
import type { Running } from '#jobs/job.ts'

export interface LearningServer extends Running {
  /** Where each tenant's learning calls are answered, as MAKTAB_LEARNING_BASES has it. */
  readonly bases: Readonly<Record<string, string>>
}

export interface LearningServerSettings {
  readonly environment: Environment
  /** Tenants that it serves, with the host at which it is asked. */
  readonly hosts: ReadonlyMap<number, string>
  /** Owner's address of the database that both share. */
  readonly ownerUrl: string
  readonly logger: Logger
}

/**
 * Resolves when it answers. One that does not start is named in the log, and learning is answered at home; one that ends later is
 * not brought back: its tenants then go on without a network.
 */
export async function startLearningServer(settings: LearningServerSettings): Promise<LearningServer | undefined> {
  const { environment, logger } = settings
  // The port may be taken between asking and listening.
  for (const port of [await freePortFrom(environment.PORT + 1), await freePort()]) {
    const server = await startAt(port, settings)
    if (server !== undefined) return server
    logger.error({ port }, 'the second server of the demonstration did not start')
  }
  return undefined
}

async function startAt(
  port: number,
  { environment, hosts, ownerUrl, logger }: LearningServerSettings,
): Promise<LearningServer | undefined> {
  const bases = Object.fromEntries([...hosts].map(([tenant_id, host]) => [tenant_id, `http://${host}:${port}/api/`]))
  const program = process.argv[1]
  if (program === undefined) throw new Error('This process was started without a file')
  const child = fork(program, {
    env: {
      ...process.env,
      PORT: String(port),
      MAKTAB_DATA: environment.dataFolder,
      DATABASE_URL: ownerUrl,
      MAKTAB_LEARNING_BASES: JSON.stringify(bases),
      // Mails and the pages of the demonstration are the first process's.
      MAKTAB_DEMO: '0',
      MAKTAB_DEMO_LEARNING: '0',
      MAKTAB_SMTP_URL: '',
      MAKTAB_CONTENT_HOST: environment.MAKTAB_CONTENT_HOST ?? 'content.{host}',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  let isStopping = false
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)])
  if (!isReady) return undefined
  child.once('exit', (code) => {
    if (!isStopping) logger.error({ code }, 'the second server of the demonstration ended')
  })
  return {
    bases,
    async close() {
      isStopping = true
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** That port where nobody has it, else any that is free. */
export async function freePortFrom(port: number): Promise<number> {
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
