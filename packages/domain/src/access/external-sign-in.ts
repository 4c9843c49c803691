/** Who may come in on the word of another provider (seed 000 §5, §7). */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { foldSignInName } from './sign-in.ts'

/** What a provider says of a person. `subject` is their name there for ever; an address may pass to somebody else. */
export interface ProvenPerson {
  readonly login_type: number
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly first_name: string
  readonly last_name: string
}

/** What the application says beside its proof; undefined where the call does not carry it. */
export interface ClaimedPerson {
  readonly login_type: number
  readonly email?: string | undefined
}

/** Refuses a proof of somebody else or of another provider, and an address that the provider has not verified itself. */
export function decideProof(
  proven: ProvenPerson,
  claimed: ClaimedPerson,
): Outcome<ProvenPerson, 'external_proof_refused' | 'external_email_unverified'> {
  if (proven.login_type !== claimed.login_type) return refuse('external_proof_refused')
  if (claimed.email !== undefined && foldSignInName(claimed.email) !== foldSignInName(proven.email))
    return refuse('external_proof_refused')
  if (!proven.isEmailVerified) return refuse('external_email_unverified')
  return accept(proven)
}

/** An account of a tenant with what is known of its way to providers. */
export interface KnownAccount {
  readonly user_id: number
  readonly email: string | null
  /** Who they are at the provider that is asked; null where they never came by it. */
  readonly subject: string | null
}

/**
 * Whose account a proven person opens: the one that is linked to them, else the one with their address. An address that
 * belongs to an account linked to somebody else at that provider has passed to another person, and opens nothing; a username
 * that looks like an address opens nothing either.
 */
export function accountOf<A extends KnownAccount>(
  { subject, email }: ProvenPerson,
  accounts: readonly A[],
): A | undefined {
  const linked = accounts.find((account) => account.subject === subject)
  if (linked) return linked
  return accounts.find(
    (account) =>
      account.subject === null && account.email !== null && foldSignInName(account.email) === foldSignInName(email),
  )
}

/** How long somebody may stay on a provider's page, and then keep the proof, in milliseconds. */
export const attemptLifeMs = 10 * 60_000
export const proofLifeMs = 10 * 60_000

export function isFresh({
  since,
  now,
  lifeMs,
}: {
  readonly since: Date
  readonly now: Date
  readonly lifeMs: number
}): boolean {
  return now.getTime() - since.getTime() < lifeMs
}

/** The pages that somebody lands on when they come back from a provider, by where they set out. */
export const landings = { login: '/login', signup: '/signup' } as const
export type Landing = keyof typeof landings

/**
 * A path of this application as it may be gone back to, else null: nothing that a browser could read as another host (`//`,
 * `/\`, tabs and line ends inside), as another scheme, or as a call.
 */
export function ownPath(wish: string | undefined): string | null {
  if (wish === undefined || wish.length > 500 || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wish)) return null
  const { origin, pathname, search, hash } = new URL(wish, 'http://own.invalid')
  if (origin !== 'http://own.invalid' || pathname.startsWith('//') || /^\/(?:api|files|demo)(?:\/|$)/i.test(pathname))
    return null
  return `${pathname}${search}${hash}`
}
