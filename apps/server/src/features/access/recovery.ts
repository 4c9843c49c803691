/** A new password for who forgot the old one. Whether an address has an account shows in the mailbox and nowhere else. */
import {
  recoverPassword,
  recoverPasswordByCode,
  requestRecovery,
  sendRecoveryCode,
} from '@maktab/contracts/access/recovery'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { CodeKind } from '@maktab/domain/access/access-codes'
import { readOtp } from '@maktab/domain/access/sign-up-fields'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import { atGate, type GateContext } from '#calls/handle.ts'
import { endActing } from '#features/access/acted-sessions.ts'
import { lockRecoveryOf, useCode, type StoredCode } from '#features/access/access-codes.sql.ts'
import type { EndedSessions } from '#features/access/ended-sessions.ts'
import { endSessionsOf, savePasswordHash } from '#features/access/own-sessions.sql.ts'
import { clearTries, findCredential } from '#features/access/sessions.sql.ts'
import type { MailAccess } from '#features/access/signup.ts'
import { accountSubject, subjectHash } from '#features/access/tries.ts'
import { findPerson } from '#features/people/profile.sql.ts'

export interface RecoveryAccess extends MailAccess {
  readonly ended: EndedSessions
}

interface Asking {
  readonly kind: CodeKind
  readonly email: string
  readonly institution_id?: number | undefined
  readonly isEmbedded: boolean
  readonly t_Token?: string
}

interface Recovering {
  readonly kind: CodeKind
  readonly user_id: number
  readonly typed: string | null
  readonly password: string
}

export const recovery = ({ tenants, passwords, captcha, codes, letters, outbox, ended }: RecoveryAccess) => {
  const ask = async (
    { doors, tenant_id, language, now }: GateContext,
    { kind, institution_id: asked, isEmbedded, t_Token, ...typed }: Asking,
  ): Promise<Outcome<Record<string, never>, 'captcha_failed' | 'mail_too_soon' | 'too_many_tries'>> => {
    const tenant = tenants.find(tenant_id)
    if (!tenant) return accept({})
    const email = foldSignInName(typed.email)
    const proof = t_Token === undefined ? undefined : await captcha.verify(t_Token, { tenant_id, now })
    const answer = await doors.inTenant(tenant_id, async (db) => {
      if (t_Token !== undefined && !(await captcha.take(db, proof, { tenant_id, now }))) return refuse('captcha_failed')
      const credential = await findCredential(db, tenant_id, email)
      const isGiven = credential !== undefined && (asked === undefined || asked === credential.institution_id)
      const user_id = isGiven ? credential.user_id : null
      const to = { tenant, recipient: email, language }
      return codes.send(db, {
        tenant_id,
        email,
        kind,
        now,
        user_id,
        isGiven,
        purpose: 'recovery',
        institution_id: isGiven ? credential.institution_id : null,
        // Written and kept even where it goes nowhere: that takes the same time.
        isSent: isGiven,
        write: (sent) =>
          kind === 'link'
            ? letters.recoveryLink(to, sent, { user_id: user_id ?? 0, isEmbedded })
            : letters.recoveryCode(to, sent),
      })
    })
    outbox.wake()
    return answer
  }

  const recover = async (
    { tenant_id, doors, now, caller }: GateContext,
    { kind, user_id, typed, password }: Recovering,
  ): Promise<Outcome<Record<string, never>, 'wrong' | 'too_many_tries'>> => {
    const checked = await doors.inTenant(tenant_id, async (db) =>
      codes.check(db, {
        tenant_id,
        stored: await lockRecoveryOf(db, tenant_id, user_id, kind),
        typed,
        purpose: 'recovery',
        now,
      }),
    )
    if (!checked.ok) return checked
    const password_hash = await passwords.hash(password, caller)
    const endedIds = await takeOver({ tenant_id, doors, now }, checked.value, user_id, password_hash)
    if (!endedIds) return refuse('wrong')
    ended.note([...endedIds, ...(await endActing({ doors, tenant_id, user_id, now }))])
    return accept({})
  }

  return {
    requestRecovery: atGate(requestRecovery, (gate, { email, institution_id, t_Token, isBonzo }) =>
      ask(gate, { kind: 'link', email, institution_id, t_Token, isEmbedded: isBonzo === 1 }),
    ),

    sendRecoveryCode: atGate(sendRecoveryCode, async (gate, { email, institution_id }) => {
      const answer = await ask(gate, { kind: 'otp', email, institution_id, isEmbedded: false })
      if (answer.ok) return answer
      if (answer.refusal === 'captcha_failed') throw new Error('No captcha was asked for')
      return refuse(answer.refusal)
    }),

    recoverPassword: atGate(recoverPassword, async (gate, { user_id, change_code, password }) => {
      const recovered = await recover(gate, { kind: 'link', user_id, typed: change_code, password })
      return recovered.ok ? recovered : refuse('code_invalid')
    }),

    recoverPasswordByCode: atGate(recoverPasswordByCode, async (gate, { user_id, otp, password }) => {
      const recovered = await recover(gate, { kind: 'otp', user_id, typed: readOtp(otp), password })
      // Tries are counted where a code was sent, and nowhere else: a refusal of its own would tell for whom one was.
      return recovered.ok ? recovered : refuse('otp_invalid')
    }),
  }
}

/** The ids of the sessions that ended with it; undefined where the code was used meanwhile or the person is gone. */
async function takeOver(
  { tenant_id, doors, now }: Pick<GateContext, 'tenant_id' | 'doors' | 'now'>,
  { code_id, institution_id }: StoredCode,
  user_id: number,
  password_hash: string,
): Promise<readonly string[] | undefined> {
  if (institution_id === null) return undefined
  return doors.inSchool({ tenant_id, institution_id }, async (db) => {
    const person = await findPerson(db, { institution_id, user_id })
    if (!person || person.is_deleted || !(await useCode(db, tenant_id, code_id, now))) return undefined
    await savePasswordHash(db, { tenant_id, user_id }, password_hash)
    // Whoever was locked out by others' wrong tries comes in with the new password.
    await clearTries(db, { tenant_id, subject_hash: subjectHash(accountSubject(user_id)) })
    return endSessionsOf(db, { institution_id, user_id }, { ended_on: now })
  })
}
