import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port for the server of this worker and the next one for its learning server. Below the numbers that outgoing connections are given (from 32,768): the
 * server takes it seconds later, and again after a journey stopped it.
 */
export async function freePort(worker: number): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 20_000 + (worker % 10) * 1_000 + 2 * randomInt(500)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  throw new Error('No port is free')
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
