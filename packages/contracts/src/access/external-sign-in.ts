/** Signing in by another provider (seed 000 §3, §5, §7). */
import * as z from 'zod'
import { command } from '../call.ts'
import { id } from '../fields.ts'
import { externalLoginType } from '../tenants/external-provider.ts'
import { Session } from './sessions.ts'
import { signupRole } from './signup.ts'

/**
 * What the application hands over as proof of a person: the token that this server gave after the provider's page
 * (`ExternalPerson`), an id token of the provider, or the seed's form, an access token that the provider is asked about.
 */
const token = z.string().min(1).max(8192)
const email = z.email().max(254)
const name = z.string().trim().min(1).max(100)

/** What the way back from a provider's page leaves for the page that is landed on: the external provider data of seed 000 §3. */
export const ExternalPerson = z.object({
  /** Good once, for ten minutes, at this tenant. */
  token: z.string(),
  login_type: externalLoginType,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  domain_name: z.string(),
})
export type ExternalPerson = z.infer<typeof ExternalPerson>

const refusals = [
  'external_person_unknown',
  'external_proof_refused',
  'external_email_unverified',
  'provider_unavailable',
  'wrong_institution',
  'different_institution',
  'outside_province',
  'subscription_over',
  'not_allowed',
] as const

/** A person whom nobody here has is refused as `external_person_unknown`: the screen leads to signup (§8), with the same token. */
export const signInExternally = command({
  path: 'login/external',
  summary: 'Sign in by another provider',
  audience: 'public',
  input: z.object({
    email,
    token,
    login_type: externalLoginType,
    /** The token is the provider's own, whatever it looks like. */
    is_token_type: z.boolean().optional(),
    /** Sent by the applications of one school family; the host says already which tenant it is, so nothing hangs on it. */
    is_bss: z.boolean().optional(),
  }),
  output: Session,
  refusals,
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

const toInstitution = z.object({ token, institution_id: id, login_type: externalLoginType })

/** Signs in to the school that was chosen. */
export const signInSocially = command({
  path: 'auth/social',
  summary: 'Sign in to one school by another provider',
  audience: 'public',
  input: toInstitution,
  output: Session,
  refusals,
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** The same from the entrance of tenants with institution-level login. */
export const signInToInstitutionSocially = command({
  path: 'lms/institution/social/sso',
  summary: 'Sign in to one school by another provider, from its own entrance',
  audience: 'public',
  input: toInstitution,
  output: Session,
  refusals,
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/**
 * Signup by a provider, where the tenant takes consumers: makes the person in one of its `signup_roles` and signs them in. Somebody
 * who is there already is signed in as who they are, because the address is proven to be theirs.
 */
export const signUpExternally = command({
  path: 'user/signup/external/request/verify',
  summary: 'Sign up by another provider',
  audience: 'public',
  input: z.object({
    token,
    email,
    first_name: name,
    last_name: name,
    domain_name: z.string().min(1).max(253),
    login_type: externalLoginType,
    role: signupRole,
  }),
  output: Session,
  refusals: refusals.filter((refusal) => refusal !== 'external_person_unknown'),
  offline: 'online',
  costs: 'hash',
  flags: { forcedOnline: true, loader: true },
})
