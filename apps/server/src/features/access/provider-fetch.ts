/** Asks a provider: quickly or not at all, without following it elsewhere, and never into a private network by a public name. */
import dns from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The part of `fetch` that a provider is asked through. */
export type ProviderFetch = (url: string, options: ProviderRequest) => Promise<Response>

export interface ProviderRequest {
  readonly method?: string
  readonly headers?: Headers | Record<string, string>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/** The provider could not be asked; that says nothing of the person. */
export class ProviderUnreachable extends Error {}

/** Somewhere among the causes of an error stands that the provider could not be asked. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error instanceof ProviderUnreachable ||
    error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    isUnreachable(error.cause)
  )
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The address that was looked at is the address that is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new ProviderUnreachable(`${hostname} has no address`), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new ProviderUnreachable(`${hostname} is in a private network`), '', 0)
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

export interface FetchLimits {
  /** The provider stands in the school's own network, and may speak plain http there. */
  readonly isInPrivateNetwork: boolean
  readonly timeoutMs?: number
  readonly largestAnswer?: number
}

export function providerFetch({
  isInPrivateNetwork,
  timeoutMs = 5_000,
  largestAnswer = 256 * 1024,
}: FetchLimits): ProviderFetch {
  return async (url, { method = 'GET', headers = {}, body, signal }) => {
    const { protocol, hostname } = new URL(url)
    const literal = hostname.replace(/^\[|\]$/g, '')
    if (protocol !== 'https:' && !(isInPrivateNetwork && protocol === 'http:'))
      throw new ProviderUnreachable(`${protocol} is not spoken with providers`)
    if (!isInPrivateNetwork && isIP(literal) && isPrivateAddress(literal))
      throw new ProviderUnreachable(`${hostname} is in a private network`)
    const limit = AbortSignal.timeout(timeoutMs)
    const settings = {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      agent: false as const,
      ...(isInPrivateNetwork ? {} : { lookup: publicLookup }),
    }
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = (protocol === 'https:' ? https : http).request(url, settings, resolve)
        request.on('error', reject)
        request.end(body === undefined || body === null ? undefined : bytesOf(body))
      })
      return await readAnswer(answer, largestAnswer)
    } catch (error) {
      throw error instanceof ProviderUnreachable
        ? error
        : new ProviderUnreachable(`${hostname} does not answer`, { cause: error })
    }
  }
}

/** The libraries send forms and texts. */
function bytesOf(body: unknown): string | Uint8Array {
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('providers are sent forms and texts only')
}

async function readAnswer(answer: IncomingMessage, largest: number): Promise<Response> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largest) throw new ProviderUnreachable('the answer is too large')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const status = answer.statusCode ?? 502
  return new Response([204, 205, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers })
}
