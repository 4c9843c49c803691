/** Other providers that a tenant's people sign in by, from its stored configuration; their secrets stand in the environment alone. */
import {
  externalLoginType,
  ExternalProvider,
  type ExternalLoginType,
} from '@maktab/contracts/tenants/external-provider'
import { createRemoteJWKSet, customFetch as joseFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Doors } from '#db/school.ts'
import { providerFetch, type ProviderFetch } from '#features/access/provider-fetch.ts'
import { readTenants } from '#features/tenants/tenants.sql.ts'

/** A provider as it lies in a tenant's configuration, in `external_providers`. */
const StoredProvider = ExternalProvider.extend({
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  /** Of the tenant's own mobile applications: tokens that were given to them count as well. */
  app_client_ids: z.array(z.string().min(1)).default([]),
  /** Answers `?access_token=` with the client that it was given to, where the provider has no introspection. */
  token_info_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  /** It stands in the school's own network. */
  is_in_private_network: z.boolean().default(false),
})
type StoredProvider = z.infer<typeof StoredProvider>

/** What a provider has told of itself, and how it is asked. */
export interface OpenProvider {
  readonly configuration: Configuration
  readonly keys: JWTVerifyGetKey
  readonly ask: ProviderFetch
}

export interface Provider {
  readonly login_type: ExternalLoginType
  readonly issuer: string
  readonly client_ids: readonly [own: string, ...apps: string[]]
  readonly token_info_endpoint: string | undefined
  /** Throws where it cannot be asked. */
  open(): Promise<OpenProvider>
  /** Where a browser that came from `origin` finds the provider's page. */
  pageFor(page: URL, origin: string): URL
}

export interface ExternalProviders {
  find(tenant_id: number, login_type: number): Provider | undefined
}

/** A provider that stands in this process: that of the demonstration. */
export interface BuiltInProvider {
  readonly issuerOf: (tenant_id: number) => string
  readonly client_id: string
  readonly ask: ProviderFetch
  readonly pageFor: Provider['pageFor']
}

/** Client secrets by `<tenant_id>.<login_type>`. */
export type ClientSecrets = Readonly<Record<string, string>>

export interface ProviderReading {
  readonly clientSecrets: ClientSecrets
  readonly builtIn?: BuiltInProvider | undefined
  readonly logger: Pick<Logger, 'error'>
}

/** In the issuer of a stored provider: the one of the demonstration. */
export const builtInIssuer = 'https://demonstration.invalid'

export async function loadProviders({
  doors,
  ...reading
}: ProviderReading & { readonly doors: Doors }): Promise<ExternalProviders> {
  const { tenants } = await doors.outsideSchools(readTenants)
  return readProviders(tenants, reading)
}

interface TenantRow {
  readonly tenant_id: number
  readonly configuration: unknown
}

/** A provider that cannot be read is named in the log and left out. */
export function readProviders(
  tenants: readonly TenantRow[],
  { clientSecrets, builtIn, logger }: ProviderReading,
): ExternalProviders {
  const byKey = new Map<string, Provider>()
  for (const { tenant_id, configuration } of tenants) {
    const listed =
      z.object({ external_providers: z.array(z.unknown()) }).safeParse(configuration).data?.external_providers ?? []
    for (const [index, one] of listed.entries()) {
      const stored = StoredProvider.safeParse(one).data
      if (!stored) logger.error({ tenant_id, index }, 'a provider of a tenant cannot be read; nobody signs in by it')
      else if (stored.issuer !== builtInIssuer)
        byKey.set(
          keyOf(tenant_id, stored.login_type),
          outsideProvider(stored, clientSecrets[keyOf(tenant_id, stored.login_type)]),
        )
      else if (builtIn) byKey.set(keyOf(tenant_id, stored.login_type), builtInProvider(stored, builtIn, tenant_id))
    }
  }
  return { find: (tenant_id, login_type) => byKey.get(keyOf(tenant_id, login_type)) }
}

const keyOf = (tenant_id: number, login_type: number) => `${tenant_id}.${login_type}`

function outsideProvider(stored: StoredProvider, secret: string | undefined): Provider {
  const {
    login_type,
    issuer,
    client_id,
    app_client_ids,
    token_info_endpoint,
    is_in_private_network: isInPrivateNetwork,
  } = stored
  const ask = providerFetch({ isInPrivateNetwork })
  return {
    login_type,
    issuer,
    client_ids: [client_id, ...app_client_ids],
    token_info_endpoint,
    open: rememberedFor(anHour, () =>
      discover({ issuer, client_id, secret, ask, isInsecureAllowed: isInPrivateNetwork }),
    ),
    pageFor: (page) => page,
  }
}

function builtInProvider(
  { login_type }: StoredProvider,
  { issuerOf, client_id, ask, pageFor }: BuiltInProvider,
  tenant_id: number,
): Provider {
  const issuer = issuerOf(tenant_id)
  return {
    login_type,
    issuer,
    client_ids: [client_id],
    token_info_endpoint: undefined,
    open: rememberedFor(anHour, () =>
      discover({ issuer, client_id, secret: undefined, ask, isInsecureAllowed: false }),
    ),
    pageFor,
  }
}

interface Discovering {
  readonly issuer: string
  readonly client_id: string
  readonly secret: string | undefined
  readonly ask: ProviderFetch
  readonly isInsecureAllowed: boolean
}

/** Signatures of id tokens are checked although they come from the provider itself: the way there may be plain http in a school. */
async function discover({ issuer, client_id, secret, ask, isInsecureAllowed }: Discovering): Promise<OpenProvider> {
  const configuration = await discovery(new URL(issuer), client_id, secret, undefined, {
    [customFetch]: ask,
    timeout: 5,
    execute: [enableNonRepudiationChecks, ...(isInsecureAllowed ? [allowInsecureRequests] : [])],
  })
  const { jwks_uri } = configuration.serverMetadata()
  if (!jwks_uri) throw new Error(`${issuer} names no keys`)
  return { configuration, ask, keys: createRemoteJWKSet(new URL(jwks_uri), { [joseFetch]: ask }) }
}

const anHour = 3_600_000

/** One question at a time; what failed is asked again. */
function rememberedFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer
    const asked = { answer: ask(), until: performance.now() + ms }
    kept = asked
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.answer
  }
}

/** The number of a provider as it stands in an address; undefined for anything else. */
export function readLoginType(text: unknown): ExternalLoginType | undefined {
  return externalLoginType.safeParse(typeof text === 'string' && /^[1-4]$/.test(text) ? Number(text) : undefined).data
}
