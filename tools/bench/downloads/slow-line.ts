/** Stands before a server as a narrow line does: files pass no faster than it is told, and while it is down nothing answers, as when the server is stopped. */
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface SlowLine {
  readonly address: string
  /** Bytes of contents that passed. */
  readonly passed: () => number
  /** For all files together; as many as come until it is said. */
  narrow(bytesPerSecond: number): void
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

/** `to` is a server on this machine; whoever comes by the line keeps the name of its host, so every tenant stays its own. */
export async function openSlowLine(to: string, port: number): Promise<SlowLine> {
  const line = { bytesPerSecond: Number.POSITIVE_INFINITY, passed: 0, isFreeOn: 0 }
  const { port: serverPort } = new URL(to)
  const server = http.createServer((request, response) => {
    const passed = http.request(
      { host: '127.0.0.1', port: serverPort, path: request.url, method: request.method, headers: request.headers },
      (answer) => void pass(request, answer, response).catch(() => response.destroy()),
    )
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })

  async function pass({ url }: IncomingMessage, answer: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (url?.startsWith('/files/content/') !== true) return void answer.pipe(response)
    for await (const bytes of answer) {
      const { byteLength } = bytes as Buffer
      line.isFreeOn = Math.max(line.isFreeOn, performance.now()) + (byteLength / line.bytesPerSecond) * 1000
      await pause(Math.max(0, line.isFreeOn - performance.now()))
      line.passed += byteLength
      if (response.destroyed) return
      response.write(bytes)
    }
    response.end()
  }

  const listen = async () => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  const end = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await listen()
  return {
    address: `http://localhost:${port}`,
    passed: () => line.passed,
    narrow(bytesPerSecond) {
      line.bytesPerSecond = bytesPerSecond
      line.isFreeOn = 0
    },
    down: end,
    up: listen,
    close: () => (server.listening ? end() : Promise.resolve()),
  }
}
