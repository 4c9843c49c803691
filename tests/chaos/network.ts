/** A network between a device and the real server that loses, repeats, delays and reorders. */
import { systemRefusals } from '@maktab/contracts/refusals'
import type { School } from '../../apps/server/test/school.ts'
import type { Chance } from './chance.ts'
import { serverOfRun } from './server.ts'

export interface BadNetwork {
  fetch(path: string, init: RequestInit): Promise<Response>
  /** Whether anything is lost at all. */
  isBad: boolean
  /** Lets requests arrive that were under way all the time. */
  deliverLate(most: number): Promise<void>
}

interface Packet {
  readonly path: string
  readonly headers: Record<string, string>
  readonly payload: Buffer
}

export function badNetwork(app: School['app'], chance: Chance): BadNetwork {
  const late: Packet[] = []
  const network: BadNetwork = {
    isBad: true,
    async fetch(path, init) {
      const packet = await packetOf(path, init)
      if (!network.isBad) return deliver(app, packet)
      const fate = chance.next()
      if (fate < 0.12) throw new TypeError('lost on the way there')
      if (fate < 0.22) {
        late.push(packet)
        throw new TypeError('given up; it arrives later')
      }
      const response = await deliver(app, packet)
      if (fate < 0.36) throw new TypeError('the answer was lost')
      if (fate < 0.46) await deliver(app, packet)
      else if (fate < 0.54) late.push(packet)
      return response
    },
    async deliverLate(most) {
      for (let sent = 0; sent < most && late.length > 0; sent += 1) {
        const [packet] = late.splice(chance.below(late.length), 1)
        if (packet) await deliver(app, packet)
      }
    },
  }
  return network
}

async function packetOf(path: string, init: RequestInit): Promise<Packet> {
  const request = new Request(`http://localhost${path}`, init)
  const payload = Buffer.from(await request.arrayBuffer())
  return { path, payload, headers: { ...Object.fromEntries(request.headers), host: 'localhost' } }
}

async function deliver(app: School['app'], { path, headers, payload }: Packet): Promise<Response> {
  const run = serverOfRun.getStore()
  if (run?.chance.is(run.server.tooMany) === true) {
    const envelope = { error_code: systemRefusals.too_many_requests, data: { wait_seconds: 1 } }
    return Response.json(envelope, { status: 429 })
  }
  const reply = await app.inject({ method: 'POST', url: path, headers, payload })
  return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode })
}
