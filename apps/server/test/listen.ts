/** Listens to the events of a school that is served on a port, as a browser does. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Person, School } from './school.ts'

export interface Listening {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  /** All that came so far. */
  text(): string
  readonly ended: Promise<unknown>
  leave(): void
}

export type Listen = (person: Person | undefined, headers?: Readonly<Record<string, string>>) => Promise<Listening>

/** Opens the school's door on a free port; `close` ends whatever still listens. */
export async function openListening(school: School): Promise<{ readonly listen: Listen; close(): void }> {
  await school.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = school.app.server.address() as AddressInfo
  const open = new Set<http.ClientRequest>()
  return {
    async listen(person, headers = {}) {
      const authorization = person ? { authorization: `Bearer ${school.bearerOf(person)}` } : {}
      const request = http.get({
        host: '127.0.0.1',
        port,
        path: '/api/events',
        headers: { host: 'localhost', 'accept-encoding': 'gzip, br', ...authorization, ...headers },
      })
      open.add(request)
      request.on('error', () => {})
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      const ended = new Promise((resolve) => response.once('close', resolve))
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        ended,
        leave: () => void request.destroy(),
      }
    },
    close() {
      for (const request of open) request.destroy()
      open.clear()
    },
  }
}
