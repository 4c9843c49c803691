/** A push service of a browser, on this machine: takes what a server sends and opens it as the browser would. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser that subscribed. */
export interface SubscribedBrowser {
  readonly pair: ECDH
  readonly auth: Buffer
  readonly path: string
  /** What it hands to the page, as JSON. */
  readonly pid: string
}

export interface ArrivedPush {
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

export interface PushService {
  readonly origin: string
  readonly arrived: ArrivedPush[]
  /** What it answers from now on. */
  answerWith(status: number): void
  subscribe(): SubscribedBrowser
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const arrived: ArrivedPush[] = []
  let status = 201
  let origin = ''
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status, status === 307 ? { location: `${origin}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    arrived,
    answerWith: (next) => void (status = next),
    subscribe() {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomUUID()}`
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { pair, auth, path, pid: JSON.stringify({ endpoint: `${origin}${path}`, expirationTime: null, keys }) }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** As a browser does it: RFC 8291 and RFC 8188, one record. */
export function openPush({ pair, auth }: Pick<SubscribedBrowser, 'pair' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const serverKey = body.subarray(21, 21 + (body[20] ?? 0))
  const purpose = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey])
  const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), auth, purpose, 32))
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + serverKey.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8')
  // The record ends with a byte that closes it.
  return text.slice(0, text.lastIndexOf('}') + 1)
}
