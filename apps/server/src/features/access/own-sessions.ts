/** A person's sessions in their own hands. */
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  switchRole,
  updatePassword,
} from '@maktab/contracts/access/own-sessions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { describeDevice } from '@maktab/domain/access/devices'
import { decideRole } from '@maktab/domain/access/own-sessions'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import { atGate, type GateContext } from '#calls/handle.ts'
import { pairFor } from '#features/access/enter.ts'
import {
  endSessionOf,
  endSessionsOf,
  readOpenSessions,
  readPasswordHash,
  savePasswordHash,
  saveSessionRole,
} from '#features/access/own-sessions.sql.ts'
import { endActing } from '#features/access/acted-sessions.ts'
import { isCodeOf, mustChangePassword, openSession } from '#features/access/starting-codes.sql.ts'
import { clearTries, lockSession } from '#features/access/sessions.sql.ts'
import type { Access } from '#features/access/sessions.ts'
import type { Holder, Tokens } from '#features/access/tokens.ts'
import { accountSubject, countTry } from '#features/access/tries.ts'

export const ownSessions = ({ tokens, passwords, ended }: Access) => ({
  /** Tokens for another role: those in hand stay what they were, also the refresh token, as nobody knows whether the answer arrives. */
  switchRole: atGate(switchRole, async (gate, { role: wanted }) => {
    const { doors, now } = gate
    const holder = holderOf(tokens, gate)
    const { institution_id, session_id } = holder
    return doors.inSchool(holder, async (db) => {
      const session = await lockSession(db, institution_id, session_id)
      if (!session || session.is_deleted || session.ended_on || session.expires_on <= now) return refuse('session_over')
      const decision = decideRole({ wanted, stored: session.roles })
      if (!decision.ok) return decision
      const role = decision.value
      await saveSessionRole(db, holder, session_id, role)
      return accept({
        active_role: role,
        roles: [...rolesHere(session.roles)],
        ...pairFor(tokens, { ...holder, role }, session.refresh_number, now),
      })
    })
  }),

  updatePassword: atGate(updatePassword, async (gate, { old_password, password }) => {
    const { doors, now, caller } = gate
    const holder = holderOf(tokens, gate)
    const { tenant_id, user_id, session_id } = holder
    const { key, taken, stored, isFirst, isCode } = await doors.inSchool(holder, async (db) => ({
      ...(await countTry(db, { tenant_id, subject: accountSubject(user_id), now })),
      stored: await readPasswordHash(db, holder),
      isFirst: holder.must_change_password === true && (await mustChangePassword(db, holder)),
      isCode: await isCodeOf(db, holder, passwords.hashOfCode(tenant_id, password)),
    }))
    // The session itself is the proof: others' wrong tries keep nobody from their first password.
    if (!isFirst && !taken.ok) return taken
    // A slip is read by many: what stands on it must not become what somebody keeps.
    if (isFirst && isCode) return refuse('password_is_code')
    // No transaction is open while passwords are hashed.
    const isProven = isFirst || (await passwords.isRight(stored ?? undefined, old_password ?? password, caller))
    if (!isProven) return refuse('old_password_wrong')
    const password_hash = await passwords.hash(password, caller)
    const session_ids = await doors
      .inSchool(holder, async (db) => {
        if (!(await savePasswordHash(db, holder, password_hash, stored))) throw new CameLater()
        if (isFirst && !(await openSession(db, holder))) throw new CameLater()
        await clearTries(db, key)
        return endSessionsOf(db, holder, { keep: session_id, ended_on: now })
      })
      .catch(whenLater)
    if (!session_ids) return refuse('old_password_wrong')
    ended.note([...session_ids, ...(await endActing({ ...holder, doors, now }))])
    const { auth_token, token_exp } = tokens.giveAccess({ ...holder, must_change_password: false }, now)
    return accept({
      ended_sessions: session_ids.length,
      ...(holder.must_change_password === true && { opened: { auth_token, token_exp } }),
    })
  }),

  listOwnSessions: atGate(listOwnSessions, async (gate) => {
    const holder = holderOf(tokens, gate)
    const rows = await gate.doors.inSchool(holder, (db) => readOpenSessions(db, holder, gate.now), 'read only')
    return accept({
      list: rows.map(({ session_id, user_agent, created_on, renewed_on }) => ({
        session_id,
        ...describeDevice(user_agent),
        created_on: created_on.toISOString(),
        renewed_on: renewed_on.toISOString(),
        is_current: session_id === holder.session_id,
      })),
    })
  }),

  endOwnSession: atGate(endOwnSession, async (gate, { session_id }) => {
    const holder = holderOf(tokens, gate)
    const isEnded = await gate.doors.inSchool(holder, (db) => endSessionOf(db, holder, session_id, gate.now))
    if (!isEnded) return refuse('not_found')
    ended.note([session_id])
    return accept({})
  }),

  endOtherSessions: atGate(endOtherSessions, async (gate) => {
    const holder = holderOf(tokens, gate)
    const session_ids = await gate.doors.inSchool(holder, (db) =>
      endSessionsOf(db, holder, { keep: holder.session_id, ended_on: gate.now }),
    )
    ended.note([...session_ids, ...(await endActing({ ...holder, doors: gate.doors, now: gate.now }))])
    return accept({ ended_sessions: session_ids.length })
  }),
})

/** Another password, or the end of the session, came first: nothing of this change is kept. */
class CameLater extends Error {}

function whenLater(error: unknown): undefined {
  if (!(error instanceof CameLater)) throw error
}

/** Whoever is signed in holds a good token: the call's audience asked for it. */
function holderOf(tokens: Tokens, { bearer, now }: GateContext): Holder {
  const holder = bearer ? tokens.readAccess(bearer, now) : undefined
  if (!holder) throw new Error('A call for people who are signed in came without a token')
  return holder
}
