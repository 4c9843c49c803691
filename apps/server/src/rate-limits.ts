/**
 * Limits that a classroom survives: forty children share one address, so a signed-in person is counted by who they
 * are, and an address may send ten times as much. Tries of passwords are counted per account, in the access feature.
 */
import { sendRecoveryCode } from '@maktab/contracts/access/recovery'
import { sendSignupCode } from '@maktab/contracts/access/signup'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Mounting } from '#calls/mount.ts'
import { RequestRefused } from '#errors.ts'

const addressShare = 10
/** Calls that send a mail without a captcha, because apps cannot show one: forty children may ask in one minute, a thousand may not. */
const mailingCalls: readonly string[] = [`/api/${sendSignupCode.path}`, `/api/${sendRecoveryCode.path}`]
const mailShare = 1 / 20
const rememberedKeys = 20_000

export interface RateSettings {
  readonly calls: Pick<Mounting, 'whoIs' | 'tenantOf'>
  /** Requests a minute of one signed-in person; 0 for no limit. */
  readonly perMinute: number
}

export async function limitRates(app: FastifyInstance, { calls, perMinute }: RateSettings): Promise<void> {
  if (perMinute === 0) return
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    cache: rememberedKeys,
    keyGenerator: (request) => keyOf(calls, request),
    max: (_request, key) => Math.ceil(perMinute * (key.startsWith('mails ') ? mailShare : key.startsWith('address ') ? addressShare : 1)),
    // A page is some thirty hashed files that cost next to nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new RequestRefused(429, 'too_many_requests'),
  })
}

/** Only a token that is true counts: whoever makes tokens up is counted by address. */
function keyOf({ whoIs, tenantOf }: RateSettings['calls'], request: FastifyRequest): string {
  if (mailingCalls.includes(request.routeOptions.url ?? '')) return `mails ${request.ip}`
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  const actor = bearer ? whoIs(bearer, tenantOf(request.host)) : undefined
  return actor ? `person ${actor.institution_id}.${actor.user_id}` : `address ${request.ip}`
}
