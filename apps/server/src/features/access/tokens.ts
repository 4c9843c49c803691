/** The two tokens of a session: a short-lived one that every call carries, and one that buys the next pair. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import * as z from 'zod'
import { id } from '@maktab/contracts/fields'
import { roles } from '@maktab/contracts/roles'
import type { Actor } from '@maktab/domain/people/actor'
import type { Holder } from '#calls/handle.ts'

export type { Holder }

export const accessLifeSeconds = 60 * 60

export interface RefreshTicket {
  readonly institution_id: number
  readonly session_id: string
  readonly refresh_number: number
}

export interface Tokens {
  /** `token_exp` in Unix seconds; `tracking_key` is the session's own, `<session_id>.<32 bytes in hex>`. */
  giveAccess(
    holder: Holder,
    now: Date,
  ): { readonly auth_token: string; readonly token_exp: number; readonly tracking_key: string }
  /** Undefined where the token is forged or over. */
  readAccess(token: string, now: Date): Holder | undefined
  /** `<institution_id>.<session_id>.<number>.<signature>`: the same number of a session is always the same token. */
  giveRefresh(tenant_id: number, ticket: RefreshTicket): string
  /** Undefined where this server did not give it out for that tenant. */
  readRefresh(tenant_id: number, token: string): RefreshTicket | undefined
  /** 32 bytes in lower-case hex, the same as long as the secret is: for this person and that store of theirs on a device. */
  storeKeyOf(person: Actor, store_id: string): string
  /** 32 bytes in lower-case hex, the same as long as the secret is: seals what this person's devices track in that session. */
  trackingKeyOf(person: Omit<Actor, 'role'>, session_id: string): string
}

const Claims = z.object({
  user: id,
  institution: id,
  tenant: id,
  role: z.enum(roles),
  session: z.uuid(),
  exp: z.int(),
  by: id.optional(),
  next: id.optional(),
  start: z.literal(true).optional(),
})

const refreshShape = /^(\d{1,15})\.([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/

/** Both kinds of token hang on `secret`: a new one signs everybody out. */
export function openTokens(secret: string): Tokens {
  const accessKey = derive(secret, 'access token')
  const refreshKey = derive(secret, 'refresh token')
  const storeKey = derive(secret, 'store key')
  const trackingKey = derive(secret, 'tracking key')
  const trackingKeyOf: Tokens['trackingKeyOf'] = ({ tenant_id, institution_id, user_id }, session_id) =>
    Buffer.from(hkdfSync('sha256', trackingKey, session_id, `${tenant_id}.${institution_id}.${user_id}`, 32)).toString(
      'hex',
    )
  const sign = createSigner({ key: accessKey, algorithm: 'HS256', noTimestamp: true })
  // The time is compared below: it comes from the caller, not from the machine's clock.
  const verify = createVerifier({ key: accessKey, algorithms: ['HS256'], ignoreExpiration: true })
  const signatureOf = (tenant_id: number, { institution_id, session_id, refresh_number }: RefreshTicket) =>
    createHmac('sha256', refreshKey)
      .update(`${tenant_id}.${institution_id}.${session_id}.${refresh_number}`)
      .digest('base64url')

  return {
    giveAccess(
      { user_id, institution_id, tenant_id, role, session_id, acted_by, succeeded_by, must_change_password },
      now,
    ) {
      const exp = Math.floor(now.getTime() / 1000) + accessLifeSeconds
      const further = {
        ...(acted_by === undefined ? {} : { by: acted_by }),
        ...(succeeded_by === undefined ? {} : { next: succeeded_by }),
        ...(must_change_password === true ? { start: true } : {}),
      }
      const claims = {
        user: user_id,
        institution: institution_id,
        tenant: tenant_id,
        role,
        session: session_id,
        exp,
        ...further,
      }
      return {
        auth_token: sign(claims),
        token_exp: exp,
        tracking_key: `${session_id}.${trackingKeyOf({ user_id, institution_id, tenant_id }, session_id)}`,
      }
    },
    readAccess(token, now) {
      const claims = Claims.safeParse(verified(verify, token)).data
      if (!claims || claims.exp * 1000 <= now.getTime()) return undefined
      const { user, institution, tenant, role, session, by, next, start } = claims
      return {
        user_id: user,
        institution_id: institution,
        tenant_id: tenant,
        role,
        session_id: session,
        acted_by: by,
        succeeded_by: next,
        must_change_password: start,
      }
    },
    giveRefresh: (tenant_id, ticket) =>
      `${ticket.institution_id}.${ticket.session_id}.${ticket.refresh_number}.${signatureOf(tenant_id, ticket)}`,
    readRefresh(tenant_id, token) {
      const [, institution, session_id, number, signature] = refreshShape.exec(token) ?? []
      if (!institution || !session_id || !number || !signature || Number(institution) === 0) return undefined
      const ticket = { institution_id: Number(institution), session_id, refresh_number: Number(number) }
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(tenant_id, ticket)))
      return isOurs ? ticket : undefined
    },
    storeKeyOf: ({ tenant_id, institution_id, user_id }, store_id) =>
      createHmac('sha256', storeKey).update(`${tenant_id}.${institution_id}.${user_id}.${store_id}`).digest('hex'),
    trackingKeyOf,
  }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `maktab ${purpose}`, 32))
}

/** The verifier throws at everything that it did not sign; for the caller that is one answer. */
function verified(verify: (token: string) => unknown, token: string): unknown {
  try {
    return verify(token)
  } catch {
    return undefined
  }
}

/** The person of a bearer token on a host of their own tenant, while its session goes on; for every call that needs one. */
export function whoIs({
  tokens,
  clock,
  hasEnded,
}: {
  readonly tokens: Tokens
  readonly clock: () => Date
  readonly hasEnded: (session_id: string) => boolean
}) {
  return (bearer: string, tenant_id: number): Holder | undefined => {
    const holder = tokens.readAccess(bearer, clock())
    return holder?.tenant_id === tenant_id && !hasEnded(holder.session_id) ? holder : undefined
  }
}
