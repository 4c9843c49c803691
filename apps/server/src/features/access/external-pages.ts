/**
 * The way to a provider's page and back: OpenID Connect, authorization code with PKCE. What must not be known to a page — state's
 * record, nonce, verifier — stays in the database; a cookie ties it to the browser that set out.
 */
import {
  externalPersonCookie,
  readExternalCookie,
  type ExternalFailure,
} from '@maktab/contracts/access/external-return'
import type { ExternalPerson } from '@maktab/contracts/access/external-sign-in'
import {
  attemptLifeMs,
  decideProof,
  isFresh,
  landings,
  ownPath,
  proofLifeMs,
  type Landing,
  type ProvenPerson,
} from '@maktab/domain/access/external-sign-in'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { hostName } from '@maktab/domain/tenants/hosts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Doors } from '#db/school.ts'
import { externalCookie } from '#features/access/external-cookies.ts'
import { readLoginType, type ExternalProviders, type Provider } from '#features/access/external-providers.ts'
import { hashOf, newProofToken } from '#features/access/external-sign-in.ts'
import { forgetOldProofs, insertAttempt, insertProof, takeAttempt } from '#features/access/external-sign-in.sql.ts'
import { isUnreachable } from '#features/access/provider-fetch.ts'
import { personOf } from '#features/access/provider-tokens.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export interface ExternalPages {
  readonly doors: Doors
  readonly tenants: Tenants
  readonly providers: ExternalProviders
  readonly clock: () => Date
}

const browserCookie = 'external_browser'
const pagesPath = '/api/external'

/**
 * `GET /api/external/start?provider=1&for=login&return=/learner` leads to the page of that provider of the host's tenant.
 * `GET /api/external/callback/1` is where it leads back to; then the page in `for` (`/login` or `/signup`) opens with the
 * cookie `external_person`, or with `external=<why not>` in its address. `from` there is `return`, if that is a path of ours.
 */
export function mountExternalPages(app: FastifyInstance, pages: ExternalPages): void {
  app.get(`${pagesPath}/start`, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const landing: Landing = query['for'] === 'signup' ? 'signup' : 'login'
    const return_to = ownPath(typeof query['return'] === 'string' ? query['return'] : undefined)
    const tenant_id = pages.tenants.tenantOf(request.host)
    const provider = providerOf(pages, tenant_id, query['provider'])
    noStore(reply)
    if (!provider) return land(reply, { landing, return_to }, 'failed')
    try {
      const { page, browser } = await setOut(pages, {
        tenant_id,
        provider,
        origin: originOf(request),
        landing,
        return_to,
      })
      return reply
        .header(
          'set-cookie',
          externalCookie(browserCookie, {
            text: browser,
            path: pagesPath,
            seconds: attemptLifeMs / 1000,
            isHidden: true,
            protocol: request.protocol,
          }),
        )
        .redirect(page.href, 302)
    } catch (error) {
      request.log.warn({ err: error, tenant_id, login_type: provider.login_type }, 'a provider could not be opened')
      return land(reply, { landing, return_to }, 'unavailable')
    }
  })

  app.get(`${pagesPath}/callback/:login_type`, async (request, reply) => {
    const tenant_id = pages.tenants.tenantOf(request.host)
    const { state } = request.query as Record<string, unknown>
    noStore(reply)
    const attempt =
      typeof state === 'string'
        ? await pages.doors.inTenant(tenant_id, (db) => takeAttempt(db, tenant_id, hashOf(state)))
        : undefined
    const provider = providerOf(pages, tenant_id, (request.params as Record<string, unknown>)['login_type'])
    const way = {
      landing: attempt?.landing === 'signup' ? 'signup' : 'login',
      return_to: ownPath(attempt?.return_to ?? undefined),
    } as const
    const browser = readExternalCookie(browserCookie, { header: request.headers.cookie, protocol: request.protocol })
    const isOurs =
      attempt &&
      provider &&
      browser !== undefined &&
      hashOf(browser) === attempt.browser_hash &&
      provider.login_type === attempt.login_type &&
      provider.issuer === attempt.issuer &&
      isFresh({ since: attempt.started_on, now: pages.clock(), lifeMs: attemptLifeMs })
    if (!isOurs) return land(reply, way, 'failed')
    try {
      const { search } = new URL(request.url, attempt.redirect_uri)
      const person = await personWhoComesBack(provider, new URL(`${attempt.redirect_uri}${search}`), {
        ...attempt,
        state: String(state),
      })
      const proof = person && decideProof(person, { login_type: provider.login_type })
      if (!proof?.ok) return land(reply, way, proof ? 'unverified' : 'failed')
      const token = await keepProof(pages, tenant_id, proof.value)
      const { login_type, email, first_name, last_name } = proof.value
      const left: ExternalPerson = {
        token,
        login_type: login_type as ExternalPerson['login_type'],
        email,
        first_name,
        last_name,
        domain_name: hostName(request.host),
      }
      const text = Buffer.from(JSON.stringify(left)).toString('base64url')
      reply.header(
        'set-cookie',
        externalCookie(externalPersonCookie, {
          text,
          path: landings[way.landing],
          seconds: proofLifeMs / 1000,
          isHidden: false,
          protocol: request.protocol,
        }),
      )
      return land(reply, way)
    } catch (error) {
      // A code that somebody made up is no fault of ours, but an error of the database is.
      if (!isOfProvider(error)) throw error
      request.log.info(
        { tenant_id, login_type: provider.login_type, reason: (error as { code?: unknown }).code },
        'a provider sent somebody back without proof',
      )
      return land(reply, way, failureOf(error))
    }
  })
}

interface SettingOut {
  readonly tenant_id: number
  readonly provider: Provider
  readonly origin: string
  readonly landing: Landing
  readonly return_to: string | null
}

async function setOut(
  { doors, clock }: ExternalPages,
  { tenant_id, provider, origin, landing, return_to }: SettingOut,
) {
  const { configuration } = await provider.open()
  const [state, nonce, code_verifier, browser] = [randomState(), randomNonce(), randomPKCECodeVerifier(), randomState()]
  const redirect_uri = `${origin}${pagesPath}/callback/${provider.login_type}`
  const now = clock()
  const page = buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  const attempt = {
    tenant_id,
    state_hash: hashOf(state),
    browser_hash: hashOf(browser),
    login_type: provider.login_type,
    issuer: provider.issuer,
    redirect_uri,
    nonce,
    code_verifier,
    landing,
    return_to,
    started_on: now,
  }
  await doors.inTenant(tenant_id, (db) => insertAttempt(db, attempt, new Date(now.getTime() - attemptLifeMs)))
  return { page: provider.pageFor(page, origin), browser }
}

interface WayBack {
  readonly state: string
  readonly nonce: string
  readonly code_verifier: string
}

/** Issuer, audience, signature, time, nonce and state are checked by the library; null where the claims name nobody. */
async function personWhoComesBack(
  provider: Provider,
  address: URL,
  { state, nonce, code_verifier }: WayBack,
): Promise<ProvenPerson | null> {
  const { configuration } = await provider.open()
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: code_verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) return null
  const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined
  if (isWhole || !configuration.serverMetadata().userinfo_endpoint) return personOf(provider, claims)
  return personOf(provider, { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) })
}

async function keepProof({ doors, clock }: ExternalPages, tenant_id: number, person: ProvenPerson): Promise<string> {
  const token = newProofToken()
  const now = clock()
  await doors.inTenant(tenant_id, async (db) => {
    await forgetOldProofs(db, tenant_id, new Date(now.getTime() - 2 * proofLifeMs))
    await insertProof(db, { tenant_id, token_hash: hashOf(token) }, person, now)
  })
  return token
}

function providerOf({ tenants, providers }: ExternalPages, tenant_id: number, wish: unknown): Provider | undefined {
  const login_type = readLoginType(wish)
  const tenant = tenants.find(tenant_id)
  return login_type && tenant && capabilitiesOf(tenant).hasExternalLogin
    ? providers.find(tenant_id, login_type)
    : undefined
}

/** What the libraries throw at answers of a provider and at addresses that somebody made up has a code of theirs. */
function isOfProvider(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return isUnreachable(error) || (typeof code === 'string' && /^(?:OAUTH_|ERR_)/.test(code))
}

function failureOf(error: unknown): ExternalFailure {
  if (isUnreachable(error)) return 'unavailable'
  return error instanceof AuthorizationResponseError && error.error === 'access_denied' ? 'cancelled' : 'failed'
}

function land(
  reply: FastifyReply,
  { landing, return_to }: Pick<SettingOut, 'landing' | 'return_to'>,
  failure?: ExternalFailure,
): FastifyReply {
  const query = new URLSearchParams({
    ...(return_to === null ? {} : { from: return_to }),
    ...(failure ? { external: failure } : {}),
  }).toString()
  return reply.redirect(query ? `${landings[landing]}?${query}` : landings[landing], 302)
}

/** Nothing of these answers is kept anywhere, and nobody is told where the browser came from. */
function noStore(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

/** As the browser wrote it: the provider leads back there and nowhere that it does not know. */
function originOf({ protocol, host }: FastifyRequest): string {
  return new URL(`${protocol}://${host}`).origin
}
