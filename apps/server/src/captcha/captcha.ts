/**
 * Shows that whoever asks spent some work: by default a proof of work of our own (ALTCHA), which needs no outside
 * service. Another provider is another `CaptchaProvider`.
 */
import { createHash, hkdfSync } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { takeCaptcha } from '#captcha/used-captchas.sql.ts'
import type { Tables } from '#db/tables.ts'

/** What stands for a solved challenge: it is used up once, and forgotten when it would be over anyway. */
export interface Proof {
  readonly challenge: string
  readonly expires_on: Date
}

export interface CaptchaProvider {
  /** What `GET /api/captcha` answers. */
  challenge(tenant_id: number, now: Date): Promise<object>
  /** Undefined for what is no solution, one for another tenant, or one that is over. */
  verify(token: string, tenant_id: number, now: Date): Promise<Proof | undefined>
}

const lifeMs = 20 * 60_000
/** Half of these hashes on average: under a second on a cheap phone. */
const hardness = 50_000

const Payload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().length(64),
  number: z.int().min(0).max(hardness),
  salt: z.string().max(200),
  signature: z.string().length(64),
})

/** `t_Token` is base64 of JSON: algorithm, challenge, number, salt, signature, as the ALTCHA widget sends it. */
export function openProofOfWork(key: string): CaptchaProvider {
  const keyOf = (tenant_id: number) =>
    Buffer.from(hkdfSync('sha256', key, '', `maktab captcha of tenant ${tenant_id}`, 32)).toString('base64url')
  return {
    challenge: (tenant_id, now) =>
      createChallenge({ hmacKey: keyOf(tenant_id), maxnumber: hardness, expires: new Date(now.getTime() + lifeMs) }),
    async verify(token, tenant_id, now) {
      const payload = readPayload(token)
      if (!payload) return undefined
      // The expiry is compared here: it comes from the caller's clock, not from the machine's.
      const isSolved = await verifySolution(payload, keyOf(tenant_id), false)
      const expires = Number(extractParams(payload)['expires']) * 1000
      if (!isSolved || !(expires > now.getTime())) return undefined
      return {
        challenge: createHash('sha256').update(payload.challenge).digest('base64url'),
        expires_on: new Date(expires),
      }
    },
  }
}

function readPayload(token: string) {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

export interface Captcha {
  readonly provider: CaptchaProvider
  /** What a token proves; before any transaction, because a provider elsewhere may be asked. */
  verify(token: string, at: { readonly tenant_id: number; readonly now: Date }): Promise<Proof | undefined>
  /** Whether something is proven that nobody handed in before; it is used up by that. */
  take(
    db: Kysely<Tables>,
    proof: Proof | undefined,
    at: { readonly tenant_id: number; readonly now: Date },
  ): Promise<boolean>
}

export function openCaptcha(provider: CaptchaProvider): Captcha {
  return {
    provider,
    verify: (token, { tenant_id, now }) => provider.verify(token, tenant_id, now),
    take: async (db, proof, { tenant_id, now }) => proof !== undefined && takeCaptcha(db, { tenant_id, now, ...proof }),
  }
}

interface CaptchaMount {
  readonly captcha: Captcha
  readonly tenantOf: (host: string) => number
  readonly clock: () => Date
}

/** `GET /api/captcha`: a challenge for the tenant of the host. */
export function mountCaptcha(app: FastifyInstance, { captcha, tenantOf, clock }: CaptchaMount): void {
  app.get('/api/captcha', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await captcha.provider.challenge(tenantOf(request.host), clock())),
  )
}
