/** Coming in, staying in, going out. */
import { createHash } from 'node:crypto'
import { renewSession, signIn, signOut, type Session } from '@maktab/contracts/access/sessions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { Role } from '@maktab/contracts/roles'
import { decideRenewal, sessionLifeMs } from '@maktab/domain/access/renewal'
import { decideEntrance, foldSignInName } from '@maktab/domain/access/sign-in'
import { takeTry } from '@maktab/domain/access/tries'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { atGate, type GateContext } from '#calls/handle.ts'
import type { Passwords } from '#features/access/passwords.ts'
import type { Holder, Tokens } from '#features/access/tokens.ts'
import {
  clearTries,
  endSession,
  findCredential,
  findPerson,
  forgetOldTries,
  insertSession,
  lockSession,
  lockTries,
  saveRenewal,
  saveTries,
} from '#features/access/sessions.sql.ts'

export interface Access {
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly newGuid: () => string
}

/** Counts of wrong passwords are kept for a day after the last try. */
const triesLifeMs = 86_400_000

export const sessions = ({ tokens, passwords, newGuid }: Access) => ({
  signIn: atGate(signIn, async (gate, { username, password, institution_id: asked_institution_id }) => {
    const { doors, tenant_id, now } = gate
    const sign_in_name = foldSignInName(username)
    const { credential, key, taken } = await takeTryAt(gate, sign_in_name)
    if (!taken.ok) return taken
    // No transaction is open meanwhile: hashing takes longer than everything else together.
    const isRight = await passwords.isRight(credential?.password_hash, password)
    if (!isRight || !credential) return refuse('invalid_credentials')

    const { institution_id, user_id } = credential
    return doors.inSchool({ tenant_id, institution_id }, async (db) => {
      await clearTries(db, key)
      const person = await findPerson(db, { tenant_id, institution_id, user_id })
      if (!person) return refuse('invalid_credentials')
      const entrance = decideEntrance({ school: person, asked_institution_id, now })
      if (!entrance.ok) return entrance
      const role = person.active_role as Role
      const session_id = newGuid()
      await insertSession(db, {
        institution_id,
        session_id,
        user_id,
        active_role: role,
        device_id: gate.device_id ?? null,
        created_on: now,
        renewed_on: now,
        expires_on: new Date(now.getTime() + sessionLifeMs),
      })
      const holder = { user_id, institution_id, tenant_id, role, session_id }
      return accept({ ...shown(person, gate.language), ...pairFor(tokens, holder, 1, now) })
    })
  }),

  renewSession: atGate(renewSession, async ({ bearer, doors, tenant_id, now }) => {
    const ticket = bearer ? tokens.readRefresh(tenant_id, bearer) : undefined
    if (!ticket) return refuse('session_over')
    const { institution_id, session_id, refresh_number: presented } = ticket
    return doors.inSchool({ tenant_id, institution_id }, async (db) => {
      const session = await lockSession(db, institution_id, session_id)
      if (!session || session.is_deleted) return refuse('session_over')
      const renewal = decideRenewal({ session, presented, now })
      if (!renewal.ok) {
        if (renewal.refusal === 'used_twice') await endSession(db, institution_id, session_id, now)
        return refuse('session_over')
      }
      const { refresh_number, isNew } = renewal.value
      if (isNew) {
        const expires_on = new Date(now.getTime() + sessionLifeMs)
        await saveRenewal(db, ticket, { refresh_number, renewed_on: now, expires_on })
      }
      const holder = { user_id: session.user_id, institution_id, tenant_id, role: session.active_role as Role, session_id }
      return accept(pairFor(tokens, holder, refresh_number, now))
    })
  }),

  /** The access token stays good for what is left of its hour; nothing new is given for this session. */
  signOut: atGate(signOut, async ({ bearer, doors, now }) => {
    const holder = bearer ? tokens.readAccess(bearer, now) : undefined
    if (holder) {
      await doors.inSchool(holder, (db) => endSession(db, holder.institution_id, holder.session_id, now))
    }
    return accept({})
  }),
})

/** Counts the try before the password is looked at. A name that nobody has is counted like one that somebody has. */
async function takeTryAt({ doors, tenant_id, now }: GateContext, sign_in_name: string) {
  return doors.inTenant(tenant_id, async (db) => {
    const credential = await findCredential(db, tenant_id, sign_in_name)
    const subject = credential ? `user ${credential.user_id}` : `name ${sign_in_name}`
    const key = { tenant_id, subject_hash: createHash('sha256').update(subject).digest('base64url') }
    const tries = await lockTries(db, key, now)
    const taken = takeTry({ tries, now })
    if (taken.ok) await saveTries(db, key, taken.value)
    if (tries.failed_tries > 0) await forgetOldTries(db, tenant_id, new Date(now.getTime() - triesLifeMs))
    return { credential, key, taken }
  })
}

function pairFor(tokens: Tokens, holder: Holder, refresh_number: number, now: Date) {
  const { tenant_id, institution_id, session_id } = holder
  return {
    ...tokens.giveAccess(holder, now),
    refresh_token: tokens.giveRefresh(tenant_id, { institution_id, session_id, refresh_number }),
  }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

function shown(person: Person, language: LanguageCode): Omit<Session, 'auth_token' | 'refresh_token' | 'token_exp'> {
  const { user_id, username, full_name, email, institution_id, time_zone, profile_completion_step, sub_end_date } = person
  return {
    user_id,
    username,
    full_name,
    email,
    active_role: person.active_role as Role,
    roles: person.roles as Role[],
    institution_id,
    institution_name: institutionName({ name: person.institution_name, names: person.institution_names }, language),
    time_zone,
    current_language: person.current_language as LanguageCode,
    sub_end_date: sub_end_date?.toISOString() ?? null,
    profile_completion_step,
  }
}
