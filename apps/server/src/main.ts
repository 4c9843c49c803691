/** The process: reads the environment, serves until it is told to stop, and says in plain words why it could not. */
import { AlreadyRunning } from '#db/postgres-supervisor.ts'
import { MigrationRefused } from '#db/migrate.ts'
import { BadEnvironment, readEnvironment, type Environment } from '#env.ts'
import { openLog } from '#log.ts'
import { SecretRefused } from '#secrets.ts'
import { serve, type RunningServer } from '#serve.ts'

let running: RunningServer | undefined
let stopping: Promise<void> | undefined

async function run(): Promise<void> {
  const environment = readEnvironment(process.env)
  const logger = openLog(environment.LOG_LEVEL)
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught')
    void stop(1)
  })
  running = await serve({ environment, logger, onLost: () => void stop(1) })
  if (stopping) return
  await announce(running, environment)
  // A server that another one started says so to it, and ends with it.
  process.send?.('ready')
}

/** Printed when the address really answers: somebody may be waiting for this line to open it. */
async function announce(
  { port, setupCode }: Pick<RunningServer, 'port' | 'setupCode'>,
  { HOST, MAKTAB_DEMO, MAKTAB_PUBLIC_URL }: Environment,
): Promise<void> {
  const address = `http://${HOST && HOST !== '0.0.0.0' && HOST !== '::' ? HOST : 'localhost'}:${port}`
  const { status } = await fetch(`${address.replace('localhost', '127.0.0.1')}/readyz`)
  if (status !== 200) throw new Error(`The server does not answer at ${address}`)
  console.log(`Maktab is ready: ${address}${MAKTAB_DEMO ? ` (accounts of the demonstration: ${address}/demo)` : ''}`)
  if (setupCode === undefined) return
  // Behind the #, which no browser sends: the code stands in no log of the server or of a proxy.
  const page = new URL(`/setup#${setupCode}`, MAKTAB_PUBLIC_URL ?? address)
  console.log(
    `There is no school yet. Begin it here within 24 hours, once: ${page.href}\n` +
      'Whoever has this address becomes its first administrator. A new start of the server makes a new one.',
  )
}

/** A second Ctrl-C changes nothing: npm passes the one of the terminal on, so each arrives twice. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    process.exitCode = code
    await starting
    await running?.stop()
    process.exit(process.exitCode)
  })()
  return stopping
}

function explain(error: unknown): string {
  if (error instanceof BadEnvironment) return `A setting is wrong:\n${error.message}`
  if ([AlreadyRunning, MigrationRefused, SecretRefused].some((known) => error instanceof known))
    return (error as Error).message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another: PORT=8081 npm start`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

process.once('disconnect', () => void stop(0))

const starting = run().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
  void stop(1)
})
