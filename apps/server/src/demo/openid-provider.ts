/**
 * An OpenID provider in this process, for the demonstration and for tests: discovery, keys, token, user-info and introspection
 * endpoints are asked without a network, and only its page is seen by browsers. Each tenant has an issuer and people of its own.
 */
import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import type { BuiltInProvider } from '#features/access/external-providers.ts'

export interface ProviderPerson {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string
  readonly family_name: string
}

export interface OpenIdProvider extends BuiltInProvider {
  peopleOf(tenant_id: number): readonly ProviderPerson[]
  /** The address that a browser goes back to once `sub` was chosen on the page; null where the page was not asked properly. */
  choose(tenant_id: number, asked: URLSearchParams, origin: string, sub: string): Promise<URL | null>
  /** The same for somebody who would rather not. */
  cancel(tenant_id: number, asked: URLSearchParams, origin: string): URL | null
  /** Signs claims as that tenant's issuer would. */
  sign(tenant_id: number, claims: Readonly<Record<string, unknown>>): Promise<string>
  /** A token as the provider's own mobile parts hand it to an application. */
  giveAccessToken(tenant_id: number, client_id: string, sub: string): string
}

export interface OpenIdSettings {
  readonly people: (tenant_id: number) => readonly ProviderPerson[]
  readonly clock: () => Date
  /** Before the tenant's number in an issuer; without one a host that no network has. */
  readonly base?: string
}

interface GivenCode {
  readonly tenant_id: number
  readonly sub: string
  readonly redirect_uri: string
  readonly nonce: string | undefined
  readonly code_challenge: string
  readonly until: number
}

interface GivenToken {
  readonly tenant_id: number
  readonly sub: string
  readonly client_id: string
  readonly until: number
}

const client_id = 'maktab'
const nowhere = 'https://provider.demonstration.invalid'
const codeLifeMs = 60_000
const tokenLifeMs = 3_600_000
/** Codes and tokens that nobody fetched are forgotten, the oldest first. */
const mostKept = 1_000

export async function openOpenIdProvider({ people, clock, base = nowhere }: OpenIdSettings): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'demonstration', alg: 'ES256', use: 'sig' }
  const codes = new Map<string, GivenCode>()
  const tokens = new Map<string, GivenToken>()
  const issuerOf = (tenant_id: number) => `${base}/${tenant_id}`
  const now = () => clock().getTime()

  const endpoints: Readonly<Record<string, (tenant_id: number, asked: Asked) => Promise<Response> | Response>> = {
    '.well-known/openid-configuration': (tenant_id) => Response.json(metadataOf(issuerOf(tenant_id))),
    jwks: () => Response.json({ keys: [key] }),
    userinfo(tenant_id, { headers }) {
      const given = alive(tokens.get(/^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''), tenant_id)
      return given
        ? Response.json(people(tenant_id).find(({ sub }) => sub === given.sub))
        : new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
    },
    introspect(tenant_id, { form }) {
      const given = alive(tokens.get(form.get('token') ?? ''), tenant_id)
      return Response.json(given ? { active: true, client_id: given.client_id, sub: given.sub } : { active: false })
    },
    async token(tenant_id, { form }) {
      const code = form.get('code') ?? ''
      const given = alive(codes.get(code), tenant_id)
      codes.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        given &&
        form.get('client_id') === client_id &&
        form.get('redirect_uri') === given.redirect_uri &&
        challenge === given.code_challenge
      if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 })
      const claims = people(tenant_id).find(({ sub }) => sub === given.sub)
      const id_token = await signClaims(tenant_id, {
        ...claims,
        aud: client_id,
        ...(given.nonce === undefined ? {} : { nonce: given.nonce }),
      })
      return Response.json({
        access_token: keepToken(tenant_id, client_id, given.sub),
        token_type: 'Bearer',
        expires_in: tokenLifeMs / 1000,
        id_token,
      })
    },
  }

  function alive<T extends { readonly tenant_id: number; readonly until: number }>(
    given: T | undefined,
    tenant_id: number,
  ): T | undefined {
    return given && given.tenant_id === tenant_id && given.until > now() ? given : undefined
  }

  function keepToken(tenant_id: number, holder: string, sub: string): string {
    return keep(tokens, { tenant_id, sub, client_id: holder, until: now() + tokenLifeMs })
  }

  function signClaims(tenant_id: number, claims: Readonly<Record<string, unknown>>): Promise<string> {
    return signAs(privateKey, {
      iss: issuerOf(tenant_id),
      iat: Math.floor(now() / 1000),
      exp: Math.floor(now() / 1000) + 600,
      ...claims,
    })
  }

  /** Only back to where this server itself takes people back, on the host that shows the page. */
  function wayBack(asked: URLSearchParams, origin: string, answer: Readonly<Record<string, string>>): URL | null {
    const redirect_uri = asked.get('redirect_uri') ?? ''
    const isKnown = [1, 2, 3, 4].some((login_type) => redirect_uri === `${origin}/api/external/callback/${login_type}`)
    if (!isKnown || asked.get('client_id') !== client_id) return null
    const address = new URL(redirect_uri)
    for (const [name, text] of Object.entries({ ...answer, state: asked.get('state') ?? '' }))
      address.searchParams.set(name, text)
    return address
  }

  return {
    issuerOf,
    client_id,
    peopleOf: people,
    sign: signClaims,
    giveAccessToken: keepToken,
    pageFor: (page, origin) => new URL(`/api/demo/openid${page.pathname}${page.search}`, origin),
    async choose(tenant_id, asked, origin, sub) {
      const code_challenge = asked.get('code_challenge')
      const isAsked =
        asked.get('response_type') === 'code' &&
        asked.get('code_challenge_method') === 'S256' &&
        code_challenge !== null
      if (!isAsked || !people(tenant_id).some((person) => person.sub === sub)) return null
      const given = {
        tenant_id,
        sub,
        redirect_uri: asked.get('redirect_uri') ?? '',
        nonce: asked.get('nonce') ?? undefined,
        code_challenge,
        until: now() + codeLifeMs,
      }
      return wayBack(asked, origin, { iss: issuerOf(tenant_id), code: keep(codes, given) })
    },
    cancel: (tenant_id, asked, origin) => wayBack(asked, origin, { iss: issuerOf(tenant_id), error: 'access_denied' }),
    async ask(url, { headers, body }) {
      const [, tenant = '', endpoint = ''] =
        /^\/(\d+)\/([\w./-]+)$/.exec(url.startsWith(base) ? url.slice(base.length) : '') ?? []
      const answer = endpoints[endpoint]
      return answer
        ? answer(Number(tenant), {
            headers: new Headers(headers),
            form: new URLSearchParams(body instanceof URLSearchParams || typeof body === 'string' ? body : ''),
          })
        : new Response(null, { status: 404 })
    },
  }
}

interface Asked {
  readonly headers: Headers
  readonly form: URLSearchParams
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    introspection_endpoint: `${issuer}/introspect`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

function signAs(key: CryptoKey, claims: Readonly<Record<string, unknown>>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'demonstration' }).sign(key)
}

function keep<T>(kept: Map<string, T>, one: T): string {
  const name = randomBytes(24).toString('base64url')
  kept.set(name, one)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return name
}
