/** Coming in on the word of another provider. */
import { createHash, randomBytes } from 'node:crypto'
import {
  signInExternally,
  signInSocially,
  signInToInstitutionSocially,
  signUpExternally,
} from '@maktab/contracts/access/external-sign-in'
import { refuse } from '@maktab/contracts/outcome'
import type { SignupRole } from '@maktab/contracts/roles'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { accountOf, decideProof, isFresh, proofLifeMs, type ProvenPerson } from '@maktab/domain/access/external-sign-in'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { atGate, type GateContext } from '#calls/handle.ts'
import { enter } from '#features/access/enter.ts'
import {
  findAccounts,
  findEmail,
  findProof,
  firstSchool,
  forgetOldProofs,
  insertConsumer,
  linkAccount,
  NameTaken,
  useProof,
  useToken,
} from '#features/access/external-sign-in.sql.ts'
import type { ExternalProviders } from '#features/access/external-providers.ts'
import { isUnreachable } from '#features/access/provider-fetch.ts'
import { readProviderToken } from '#features/access/provider-tokens.ts'
import type { Access } from '#features/access/sessions.ts'

export interface ExternalAccess extends Access {
  readonly providers: ExternalProviders
}

interface Given {
  readonly token: string
  readonly login_type: number
  readonly email?: string
  readonly institution_id?: number
  readonly is_token_type?: boolean | undefined
}

/** Tokens that this server gives out; whatever else comes is a provider's. */
const ownToken = /^own\.[\w-]{43}$/

export function newProofToken(): string {
  return `own.${randomBytes(32).toString('base64url')}`
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Providers are asked for this many people at once; made-up tokens must not make this server a flood to somebody else. */
const askedAtOnce = 32

export const externalSignIn = (access: ExternalAccess) => {
  const prove = proofReader(access.providers)

  /** A tenant that lets nobody in by providers refuses before anything is looked at. */
  async function comeIn(gate: GateContext, given: Given) {
    const tenant = tenantWithProviders(access, gate.tenant_id)
    if (!tenant) return refuse('not_allowed')
    const proof = await prove(gate, given)
    if (!proof.ok) return proof
    const account = await findAccount(gate, proof.value.person)
    if (!account) return refuse('external_person_unknown')
    return enterWith(access, gate, { tenant, account, proof: proof.value, asked_institution_id: given.institution_id })
  }

  return {
    signInExternally: atGate(signInExternally, comeIn),
    signInSocially: atGate(signInSocially, comeIn),
    signInToInstitutionSocially: atGate(signInToInstitutionSocially, comeIn),

    signUpExternally: atGate(signUpExternally, async (gate, given) => {
      const tenant = tenantWithProviders(access, gate.tenant_id)
      if (
        !tenant ||
        !capabilitiesOf(tenant).signupRoles.includes(given.role) ||
        access.tenants.tenantOf(given.domain_name) !== gate.tenant_id
      )
        return refuse('not_allowed')
      const proof = await prove(gate, given)
      if (!proof.ok) return proof
      const account =
        (await findAccount(gate, proof.value.person)) ??
        (await makeConsumer(access, gate, tenant, {
          ...proof.value.person,
          first_name: given.first_name,
          last_name: given.last_name,
          role: given.role,
        }))
      if (!account) return refuse('not_allowed')
      return enterWith(access, gate, { tenant, account, proof: proof.value, asked_institution_id: undefined })
    }),
  }
}

function tenantWithProviders({ tenants }: Access, tenant_id: number): Configuration | undefined {
  const tenant = tenants.find(tenant_id)
  return tenant && capabilitiesOf(tenant).hasExternalLogin ? tenant : undefined
}

interface Proof {
  readonly person: ProvenPerson
  readonly token_hash: string
  readonly kind: 'own' | 'provider, once' | 'provider'
}

function proofReader(providers: ExternalProviders) {
  let asking = 0
  const ask = async (tenant_id: number, { token, login_type }: Given) => {
    const provider = providers.find(tenant_id, login_type)
    if (!provider) return refuse('external_proof_refused')
    if (asking >= askedAtOnce) return refuse('provider_unavailable')
    asking++
    try {
      const said = await readProviderToken(provider, token)
      return said ? ({ ok: true, value: said } as const) : refuse('external_proof_refused')
    } catch (error) {
      // The libraries throw at every token that is not right.
      return refuse(isUnreachable(error) ? 'provider_unavailable' : 'external_proof_refused')
    } finally {
      asking--
    }
  }

  return async ({ tenant_id, now, doors }: GateContext, given: Given) => {
    const token_hash = hashOf(given.token)
    const value = (person: ProvenPerson, kind: Proof['kind']) => {
      const decision = decideProof(person, given)
      return decision.ok ? ({ ok: true, value: { person, token_hash, kind } } as const) : decision
    }
    if (!given.is_token_type && ownToken.test(given.token)) {
      const kept = await doors.inTenant(tenant_id, (db) => findProof(db, { tenant_id, token_hash }))
      return kept && isFresh({ since: kept.proven_on, now, lifeMs: proofLifeMs })
        ? value(kept.person, 'own')
        : refuse('external_proof_refused')
    }
    const said = await ask(tenant_id, given)
    return said.ok ? value(said.value.person, said.value.isSingleUse ? 'provider, once' : 'provider') : said
  }
}

interface Account {
  readonly user_id: number
  readonly institution_id: number
}

async function findAccount({ doors, tenant_id }: GateContext, person: ProvenPerson): Promise<Account | undefined> {
  const accounts = await doors.inTenant(tenant_id, (db) =>
    findAccounts(db, tenant_id, person, foldSignInName(person.email)),
  )
  const known = await Promise.all(
    accounts.map(async (account) => ({
      ...account,
      email: await doors.inSchool(
        { tenant_id, institution_id: account.institution_id },
        (db) => findEmail(db, account),
        'read only',
      ),
    })),
  )
  return accountOf(person, known)
}

interface EnteringWith {
  readonly tenant: Configuration
  readonly account: Account
  readonly proof: Proof
  readonly asked_institution_id: number | undefined
}

class UsedAlready extends Error {}

/** The proof is used up by coming in and by nothing else: who is told to choose another school chooses with the same proof. */
async function enterWith(
  access: Access,
  gate: GateContext,
  { tenant, account, proof, asked_institution_id }: EnteringWith,
) {
  const { doors, tenant_id, now } = gate
  const { institution_id, user_id } = account
  try {
    return await doors.inSchool({ tenant_id, institution_id }, async (db) => {
      const entered = await enter(db, gate, access, { tenant, institution_id, user_id, asked_institution_id })
      if (!entered.ok) return entered.refusal === 'gone' ? refuse('external_proof_refused') : refuse(entered.refusal)
      const key = { tenant_id, token_hash: proof.token_hash }
      const isUsable =
        proof.kind === 'provider' ||
        (await (proof.kind === 'own' ? useProof(db, key) : useToken(db, key, proof.person, now)))
      if (!isUsable) throw new UsedAlready()
      await linkAccount(db, tenant_id, user_id, proof.person, now)
      await forgetOldProofs(db, tenant_id, new Date(now.getTime() - 2 * proofLifeMs))
      return entered
    })
  } catch (error) {
    if (error instanceof UsedAlready) return refuse('external_proof_refused')
    throw error
  }
}

/** Undefined where the tenant has no school, or where the address is the sign-in name of somebody who has another address. */
async function makeConsumer(
  { passwords }: Access,
  gate: GateContext,
  tenant: Configuration,
  person: ProvenPerson & { readonly role: SignupRole },
): Promise<Account | undefined> {
  const { doors, tenant_id, language, caller } = gate
  const institution_id = tenant.institution_id ?? (await doors.inTenant(tenant_id, (db) => firstSchool(db, tenant_id)))
  if (institution_id === undefined) return undefined
  // A password that nobody knows: whoever wants one asks for it by the address.
  const password_hash = await passwords.hash(randomBytes(32).toString('hex'), caller)
  const current_language = capabilitiesOf(tenant).languages.includes(language) ? language : tenant.default_language
  const full_name = `${person.first_name} ${person.last_name}`
  try {
    return await doors.inSchool({ tenant_id, institution_id }, async (db) => {
      const user_id = await insertConsumer(db, {
        tenant_id,
        institution_id,
        email: foldSignInName(person.email),
        full_name,
        password_hash,
        current_language,
        role: person.role,
      })
      return { user_id, institution_id }
    })
  } catch (error) {
    if (error instanceof NameTaken) return findAccount(gate, person)
    throw error
  }
}
