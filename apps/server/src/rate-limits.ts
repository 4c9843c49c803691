/**
 * Limits that a classroom survives: forty children share one address, so a signed-in person is counted by who they
 * are, and an address may send ten times as much. Tries of passwords are counted per account, in the access feature.
 * Calls that hash a password cost a hundred times what others cost: an address has a smaller share of them, and a short
 * line (docs/decisions/0094-the-share-of-calls-that-hash-passwords.md).
 */
import type { AnyCall, Cost } from '@maktab/contracts/call'
import { catalogue } from '@maktab/contracts/catalogue'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from '#callers.ts'
import type { Mounting } from '#calls/mount.ts'
import { RequestRefused } from '#errors.ts'

const addressShare = 10
/** Calls that send a mail without a captcha, because apps cannot show one: forty children may ask in one minute, a thousand may not. */
const mailingCalls = callsThatCost('mail')
const mailShare = 1 / 20
const hashingCalls = callsThatCost('hash')
/** Codes that anybody may try: as many a minute and address, whatever a person may ask. */
const codeCalls = callsThatCost('code')
const codeTries = 20
/** 1,200 a minute: a school of a thousand comes in within one, and one address keeps a small machine busy for some ten seconds of it at most. */
const hashShare = 1
/** Calls of one address that hash and are not answered yet: a whole school that signs in at one moment. */
const longestLine = 1_000
const lineWaitSeconds = 5
/** 6,000 a minute: a lesson full of pictures and the download of a whole course stay below it. A file costs less than a call. */
const fileShare = 5
const rememberedKeys = 20_000

function callsThatCost(cost: Cost): readonly string[] {
  return Object.values<AnyCall>(catalogue)
    .filter(({ costs }) => costs === cost)
    .map(({ path }) => `/api/${path}`)
}

export interface RateSettings {
  readonly calls: Pick<Mounting, 'whoIs' | 'tenantOf'>
  /** Whom the address of a file was truly signed for; undefined of every other request. A picture comes without a token. */
  readonly fileReaderOf: (request: FastifyRequest) => string | undefined
  /** Requests a minute of one signed-in person; 0 for no limit. */
  readonly perMinute: number
}

export async function limitRates(app: FastifyInstance, settings: RateSettings): Promise<void> {
  const { perMinute } = settings
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    cache: rememberedKeys,
    keyGenerator: (request) => keyOf(settings, request),
    max: (_request, key) => (key.startsWith('codes ') ? codeTries : Math.ceil(perMinute * shareOf(key))),
    // A page is some thirty hashed files that cost next to nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new RequestRefused(429, 'too_many_requests', Math.max(1, Math.ceil(ttl / 1000))),
  })
  limitLines(app)
}

/** Before anything is asked of the database or counted as a try: a line that is too long is not joined. */
function limitLines(app: FastifyInstance): void {
  const lines = new Map<string, number>()
  const callers = new WeakMap<FastifyRequest, string>()
  app.addHook('preHandler', async (request) => {
    if (!hashingCalls.includes(request.routeOptions.url ?? '')) return
    const caller = callerOf(request.ip)
    const length = lines.get(caller) ?? 0
    if (length >= longestLine) throw new RequestRefused(429, 'too_many_requests', lineWaitSeconds)
    lines.set(caller, length + 1)
    callers.set(request, caller)
  })
  // When the answer is ready and not when it has left: whoever hangs up has work waiting all the same.
  app.addHook('onSend', async (request) => {
    const caller = callers.get(request)
    if (caller === undefined) return
    callers.delete(request)
    const length = lines.get(caller) ?? 0
    if (length > 1) lines.set(caller, length - 1)
    else lines.delete(caller)
  })
}

function shareOf(key: string): number {
  if (key.startsWith('mails ')) return mailShare
  if (key.startsWith('hashes ')) return hashShare
  if (key.startsWith('files ')) return fileShare
  return key.startsWith('address ') ? addressShare : 1
}

/** Only a token or a signature that is true counts: whoever makes them up is counted by address. */
function keyOf({ calls: { whoIs, tenantOf }, fileReaderOf }: RateSettings, request: FastifyRequest): string {
  const caller = callerOf(request.ip)
  const route = request.routeOptions.url ?? ''
  if (codeCalls.includes(route)) return `codes ${caller}`
  if (mailingCalls.includes(route)) return `mails ${caller}`
  if (hashingCalls.includes(route)) return `hashes ${caller}`
  const reader = fileReaderOf(request)
  if (reader !== undefined) return `files ${reader}`
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const actor = bearer ? whoIs(bearer, tenantOf(request.host)) : undefined
  return actor ? `person ${actor.institution_id}.${actor.user_id}` : `address ${caller}`
}
