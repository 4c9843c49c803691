/** Tokens of a provider itself, handed over by an application as proof (seed 000 §7): whose they are, and whom they were given to. */
import type { ProvenPerson } from '@maktab/domain/access/external-sign-in'
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { fetchUserInfo, skipSubjectCheck, tokenIntrospection } from 'openid-client'
import * as z from 'zod'
import type { OpenProvider, Provider } from '#features/access/external-providers.ts'

/** What providers say of a person; names may be missing where somebody gave none. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  /** Some providers write it as a word. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).default(false),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  name: z.string().default(''),
})

/** Null where the claims name nobody that could be known here. */
export function personOf({ login_type, issuer }: Provider, claims: unknown): ProvenPerson | null {
  const said = Claims.safeParse(claims).data
  if (!said) return null
  const [first = '', ...rest] = said.name.trim().split(/\s+/)
  const short = (text: string) => text.trim().slice(0, 100)
  return {
    login_type,
    issuer,
    subject: said.sub,
    email: said.email,
    isEmailVerified: said.email_verified,
    first_name: short(said.given_name) || short(first),
    last_name: short(said.family_name) || short(rest.join(' ')),
  }
}

export interface TokenSaid {
  readonly person: ProvenPerson
  /** An id token is good once; an access token as long as the provider says. */
  readonly isSingleUse: boolean
}

/** Null for a token that is forged, over, or was given to somebody else's application. Throws where the provider cannot be asked. */
export async function readProviderToken(provider: Provider, token: string): Promise<TokenSaid | null> {
  const open = await provider.open()
  const isIdToken = isGivenTo(provider, token)
  const claims = isIdToken
    ? await claimsOfIdToken(provider, open, token)
    : await claimsOfAccessToken(provider, open, token)
  const person = claims ? personOf(provider, claims) : null
  return person ? { person, isSingleUse: isIdToken } : null
}

/** Looks like an id token for one of our applications; whether it is one is found out after. */
function isGivenTo({ client_ids }: Provider, token: string): boolean {
  try {
    const { aud } = decodeJwt(token)
    const { typ } = decodeProtectedHeader(token)
    return (
      !/^(?:application\/)?at\+jwt$/i.test(typ ?? '') &&
      [aud].flat().some((one) => one !== undefined && client_ids.includes(one))
    )
  } catch {
    return false
  }
}

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

async function claimsOfIdToken(
  { issuer, client_ids }: Provider,
  { keys }: OpenProvider,
  token: string,
): Promise<unknown> {
  const audience = [...client_ids]
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms,
    clockTolerance: 30,
    maxTokenAge: 600,
    requiredClaims: ['sub', 'exp', 'iat'],
  })
  const presenter = payload['azp']
  const isOurs = presenter === undefined ? [payload.aud].flat().length === 1 : audience.some((own) => own === presenter)
  return isOurs ? payload : null
}

/** Anybody's application can get a token of a person: only one that was given to ours proves that the person is here. */
async function claimsOfAccessToken(provider: Provider, open: OpenProvider, token: string): Promise<unknown> {
  if (!/^[\x21-\x7e]+$/.test(token)) return null
  const holder = await holderOf(provider, open, token)
  if (!holder || !provider.client_ids.includes(holder.client_id)) return null
  return fetchUserInfo(open.configuration, token, holder.sub ?? skipSubjectCheck)
}

const TokenInfo = z.object({
  aud: z.string().optional(),
  azp: z.string().optional(),
  client_id: z.string().optional(),
  sub: z.string().optional(),
})

async function holderOf({ token_info_endpoint }: Provider, { configuration, ask }: OpenProvider, token: string) {
  if (token_info_endpoint) {
    const address = new URL(token_info_endpoint)
    address.searchParams.set('access_token', token)
    const answer = await ask(address.href, { method: 'GET', headers: { accept: 'application/json' } })
    const info = answer.status === 200 ? TokenInfo.safeParse(await answer.json()).data : undefined
    const client_id = info?.azp ?? info?.client_id ?? info?.aud
    return client_id === undefined ? null : { client_id, sub: info?.sub }
  }
  if (!configuration.serverMetadata().introspection_endpoint) return null
  const said = await tokenIntrospection(configuration, token)
  return said.active && said.client_id !== undefined ? { client_id: said.client_id, sub: said.sub } : null
}
