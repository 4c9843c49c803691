/** Coming in, staying in, going out. */
import { renewSession, signIn, signInToInstitution, signOut } from '@maktab/contracts/access/sessions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideRenewal, sessionLifeMs } from '@maktab/domain/access/renewal'
import { decideEntrance, foldSignInName, mayEnterInFrame } from '@maktab/domain/access/sign-in'
import { isCodeOpen } from '@maktab/domain/access/starting-codes'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import type { Captcha } from '#captcha/captcha.ts'
import { atGate, type GateContext } from '#calls/handle.ts'
import { endActing } from '#features/access/acted-sessions.ts'
import { enter, entranceOf, pairFor } from '#features/access/enter.ts'
import type { EndedSessions } from '#features/access/ended-sessions.ts'
import type { Passwords } from '#features/access/passwords.ts'
import type { Tokens } from '#features/access/tokens.ts'
import {
  clearTries,
  endSession,
  findCredential,
  holdPassword,
  lockSession,
  saveRenewal,
} from '#features/access/sessions.sql.ts'
import { codeBy } from '#features/access/starting-codes.ts'
import { useStartingCode } from '#features/access/starting-codes.sql.ts'
import { accountSubject, countTry, openSpreadTries, type SpreadTries } from '#features/access/tries.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export interface Access {
  readonly tenants: Tenants
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly ended: EndedSessions
  readonly newGuid: () => string
}

interface PasswordAccess extends Access {
  readonly captcha: Captcha
  readonly warn: (about: object, words: string) => void
}

export const sessions = (access: PasswordAccess) => {
  const { tenants, tokens, ended } = access
  const entrance = { ...access, spread: openSpreadTries() }
  return {
    signIn: atGate(signIn, (gate, input) => comeInWithPassword(entrance, gate, input)),
    signInToInstitution: atGate(signInToInstitution, (gate, input) => comeInWithPassword(entrance, gate, input)),

    renewSession: atGate(renewSession, async ({ bearer, doors, tenant_id, now }, { role: wanted }) => {
      const ticket = bearer ? tokens.readRefresh(tenant_id, bearer) : undefined
      if (!ticket) return refuse('session_over')
      const { institution_id, session_id, refresh_number: presented } = ticket
      const tenant = tenants.find(tenant_id)
      const answer = await doors.inSchool({ tenant_id, institution_id }, async (db) => {
        const session = await lockSession(db, institution_id, session_id)
        if (!session || session.is_deleted) return refuse('session_over')
        const renewal = decideRenewal({ session, presented, now })
        if (!renewal.ok) {
          if (renewal.refusal === 'used_twice') await endSession(db, institution_id, session_id, now)
          return refuse(renewal.refusal)
        }
        const isStillLetIn =
          tenant &&
          decideEntrance({ school: session, tenant: entranceOf(tenant), asked_institution_id: undefined, now }).ok
        const role = rolesHere(session.roles).find((one) => one === (wanted ?? session.active_role))
        if (!isStillLetIn || !role) return refuse('session_over')
        const { refresh_number, isNew } = renewal.value
        if (isNew) {
          const expires_on = new Date(now.getTime() + sessionLifeMs)
          await saveRenewal(db, ticket, { refresh_number, renewed_on: now, expires_on })
        }
        const { user_id, must_change_password } = session
        const holder = { user_id, institution_id, tenant_id, role, session_id, must_change_password }
        return accept(pairFor(tokens, holder, refresh_number, now))
      })
      if (answer.ok) return answer
      if (answer.refusal === 'used_twice') ended.note([session_id])
      return refuse('session_over')
    }),

    /** Its access tokens, and those of sessions in others' places, are refused from now on: here at once, by other processes within seconds. */
    signOut: atGate(signOut, async ({ bearer, doors, now }) => {
      const holder = bearer ? tokens.readAccess(bearer, now) : undefined
      if (holder) {
        await doors.inSchool(holder, (db) => endSession(db, holder.institution_id, holder.session_id, now))
        ended.note([holder.session_id, ...(await endActing({ ...holder, doors, now }))])
      }
      return accept({})
    }),
  }
}

interface PasswordGiven {
  readonly username: string
  readonly password: string
  readonly institution_id?: number | undefined
  readonly is_learner_only?: boolean | undefined
  readonly t_Token?: string | undefined
}

/** Takes the session back that was just made. */
class NotLetIn extends Error {
  readonly refusal: 'limited_functionality' | 'invalid_credentials'

  constructor(refusal: NotLetIn['refusal']) {
    super(refusal)
    this.refusal = refusal
  }
}

async function comeInWithPassword(
  { tenants, tokens, passwords, newGuid, captcha, warn, spread }: PasswordAccess & { readonly spread: SpreadTries },
  gate: GateContext,
  { username, password, institution_id: asked_institution_id, is_learner_only, t_Token }: PasswordGiven,
) {
  const { doors, tenant_id, caller, now } = gate
  const tenant = tenants.find(tenant_id)
  if (!tenant) return refuse('invalid_credentials')
  const wasAsked = spread.isAsked(caller, now)
  if (wasAsked && !(await isProven(gate, captcha, t_Token))) return refuse('captcha_failed')
  const { credential, key, taken } = await takeTryAt(gate, foldSignInName(username))
  if (!taken.ok) return taken
  // No transaction is open meanwhile: hashing takes longer than everything else together.
  const isPassword = await passwords.isRight(credential?.password_hash ?? undefined, password, gate.caller)
  // After that, so that time tells nobody who has a code.
  const code = isPassword || !credential ? undefined : codeBy(credential, { passwords, tenant_id, password })
  const isRight = isPassword || (code !== undefined && isCodeOpen(code, gate))
  if (!wasAsked && spread.isAsked(caller, now)) {
    // Wrong ones of the same moment were looked at meanwhile: what was found out about this one is not said either.
    if (isRight) await doors.inTenant(tenant_id, (db) => clearTries(db, key))
    return refuse('captcha_failed')
  }
  if (!isRight || !credential) {
    if (spread.note(caller, `${tenant_id} ${foldSignInName(username)}`, now))
      warn(
        { caller, tenant_id },
        'wrong passwords at a hundred names came from one address: it is asked for a proof of work',
      )
    return refuse('invalid_credentials')
  }

  const { institution_id, user_id, password_hash } = credential
  const person = { tenant_id, user_id }
  try {
    return await doors.inSchool({ tenant_id, institution_id }, async (db) => {
      if (isPassword && !(await holdPassword(db, { ...person, password_hash }))) return refuse('invalid_credentials')
      await clearTries(db, key)
      const entered = await enter(
        db,
        gate,
        { tokens, newGuid },
        { tenant, institution_id, user_id, asked_institution_id, must_change_password: !isPassword },
      )
      if (!entered.ok) return entered.refusal === 'gone' ? refuse('invalid_credentials') : refuse(entered.refusal)
      if (is_learner_only && !mayEnterInFrame(entered.value.active_role)) throw new NotLetIn('limited_functionality')
      // Last: a code is used up by coming in and by nothing else.
      if (code && !(await useStartingCode(db, person, code, gate))) throw new NotLetIn('invalid_credentials')
      return entered
    })
  } catch (error) {
    if (!(error instanceof NotLetIn)) throw error
    if (error.refusal === 'limited_functionality') await doors.inTenant(tenant_id, (db) => clearTries(db, key))
    return refuse(error.refusal)
  }
}

/** Before the try is counted: whoever shows nothing spoils no account's count. */
async function isProven(
  { doors, tenant_id, now }: GateContext,
  captcha: Captcha,
  t_Token: string | undefined,
): Promise<boolean> {
  const proof = t_Token === undefined ? undefined : await captcha.verify(t_Token, { tenant_id, now })
  return proof !== undefined && doors.inTenant(tenant_id, (db) => captcha.take(db, proof, { tenant_id, now }))
}

/** Counts the try before the password is looked at. A name that nobody has is counted like one that somebody has. */
async function takeTryAt({ doors, tenant_id, now }: GateContext, sign_in_name: string) {
  return doors.inTenant(tenant_id, async (db) => {
    const credential = await findCredential(db, tenant_id, sign_in_name)
    const subject = credential ? accountSubject(credential.user_id) : `name ${sign_in_name}`
    return { credential, ...(await countTry(db, { tenant_id, subject, now })) }
  })
}
