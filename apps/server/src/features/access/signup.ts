/** People who come by themselves: by a link on the web, by a code in the app. */
import {
  createSignedUpUser,
  requestSignup,
  sendSignupCode,
  verifyCode,
  verifySignup,
} from '@maktab/contracts/access/signup'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { SignupRole } from '@maktab/contracts/roles'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { CodeKind } from '@maktab/domain/access/access-codes'
import { readOtp, saysDetailsLater } from '@maktab/domain/access/sign-up-fields'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { languagesOf } from '@maktab/domain/tenants/languages'
import { atGate, type GateContext } from '#calls/handle.ts'
import type { Captcha } from '#captcha/captcha.ts'
import type { AccessCodes } from '#features/access/access-codes.ts'
import { hasSchool, lockCode, lockCodeOf, useCode, type StoredCode } from '#features/access/access-codes.sql.ts'
import type { AccessLetters } from '#features/access/access-letters.ts'
import { firstSchool, insertConsumer, NameTaken } from '#features/access/external-sign-in.sql.ts'
import type { Passwords } from '#features/access/passwords.ts'
import { findCredential } from '#features/access/sessions.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import type { Outbox } from '#mail/outbox.ts'

export interface MailAccess {
  readonly tenants: Tenants
  readonly passwords: Passwords
  readonly captcha: Captcha
  readonly codes: AccessCodes
  readonly letters: AccessLetters
  readonly outbox: Outbox
}

interface Asking {
  readonly kind: CodeKind
  readonly email: string
  readonly institution_id: number | undefined
  readonly t_Token?: string
}

type AskRefusal = 'not_allowed' | 'captcha_failed' | 'institution_invalid' | 'mail_too_soon' | 'too_many_tries'

export const signup = ({ tenants, passwords, captcha, codes, letters, outbox }: MailAccess) => {
  const ask = async (
    { doors, tenant_id, language, now }: GateContext,
    { kind, institution_id: asked, t_Token, ...typed }: Asking,
  ): Promise<Outcome<Record<string, never>, AskRefusal>> => {
    const tenant = openTenant(tenants, tenant_id)
    if (!tenant) return refuse('not_allowed')
    const email = foldSignInName(typed.email)
    const proof = t_Token === undefined ? undefined : await captcha.verify(t_Token, { tenant_id, now })
    const answer = await doors.inTenant(tenant_id, async (db) => {
      if (t_Token !== undefined && !(await captcha.take(db, proof, { tenant_id, now }))) return refuse('captcha_failed')
      const institution_id = asked ?? tenant.institution_id ?? (await firstSchool(db, tenant_id))
      if (institution_id === undefined || !(await hasSchool(db, tenant_id, institution_id)))
        return refuse('institution_invalid')
      const isKnown = (await findCredential(db, tenant_id, email)) !== undefined
      const to = { tenant, recipient: email, language }
      return codes.send(db, {
        tenant_id,
        email,
        kind,
        institution_id,
        now,
        purpose: 'signup',
        user_id: null,
        isGiven: !isKnown,
        isSent: true,
        write: (sent) =>
          isKnown
            ? letters.alreadyKnown(to)
            : kind === 'link'
              ? letters.signupLink(to, sent)
              : letters.signupCode(to, sent),
      })
    })
    outbox.wake()
    return answer
  }

  const finish = async (
    gate: GateContext,
    tenant: Configuration,
    { code, password_hash, full_name, role }: Finishing,
  ): Promise<Outcome<{ email: string }, 'used' | 'email_taken'>> => {
    const { tenant_id, now, doors } = gate
    const { email, institution_id, code_id } = code
    if (institution_id === null) return refuse('used')
    try {
      return await doors.inSchool({ tenant_id, institution_id }, async (db) => {
        if (!(await useCode(db, tenant_id, code_id, now))) return refuse('used')
        await insertConsumer(db, {
          tenant_id,
          institution_id,
          email,
          full_name: full_name ?? '',
          password_hash,
          current_language: languageAt(gate, tenant),
          role,
        })
        return accept({ email })
      })
    } catch (error) {
      // Rolled back with everything: the code stays as it was.
      if (error instanceof NameTaken) return refuse('email_taken')
      throw error
    }
  }

  return {
    requestSignup: atGate(requestSignup, (gate, { email, institution_id, t_Token }) =>
      ask(gate, { kind: 'link', email, institution_id, t_Token }),
    ),

    sendSignupCode: atGate(sendSignupCode, async (gate, { email, institution_id }) => {
      const answer = await ask(gate, { kind: 'otp', email, institution_id })
      if (answer.ok) return answer
      if (answer.refusal === 'captcha_failed') throw new Error('No captcha was asked for')
      return refuse(answer.refusal)
    }),

    verifySignup: atGate(verifySignup, async (gate, { index, change_code, password, full_name, role }) => {
      const { tenant_id, doors, now } = gate
      const tenant = openTenant(tenants, tenant_id, role)
      if (!tenant) return refuse('not_allowed')
      if (!full_name && !saysDetailsLater(role)) return refuse('details_incomplete')
      const checked = await doors.inTenant(tenant_id, async (db) =>
        codes.check(db, {
          tenant_id,
          stored: await lockCode(db, tenant_id, index),
          typed: change_code,
          purpose: 'signup',
          now,
        }),
      )
      if (!checked.ok || checked.value.kind !== 'link') return refuse('link_invalid')
      const finished = await finish(gate, tenant, {
        code: checked.value,
        password_hash: await passwords.hash(password, gate.caller),
        full_name,
        role,
      })
      return finished.ok ? finished : refuse(finished.refusal === 'used' ? 'link_invalid' : 'email_taken')
    }),

    verifyCode: atGate(verifyCode, async ({ tenant_id, doors, now }, { email: typed, otp }) => {
      const email = foldSignInName(typed)
      const checked = await doors.inTenant(tenant_id, async (db) =>
        codes.check(db, { tenant_id, stored: await lockCodeOf(db, tenant_id, email, 'otp'), typed: readOtp(otp), now }),
      )
      if (!checked.ok) return refuse(checked.refusal === 'wrong' ? 'otp_invalid' : checked.refusal)
      return accept({ user_id: checked.value.user_id })
    }),

    createSignedUpUser: atGate(
      createSignedUpUser,
      async (gate, { email: typed, password, institution_id, otp, full_name, role }) => {
        const { tenant_id, doors, now } = gate
        const tenant = openTenant(tenants, tenant_id, role)
        if (!tenant) return refuse('not_allowed')
        if (!full_name && !saysDetailsLater(role)) return refuse('details_incomplete')
        const email = foldSignInName(typed)
        const checked = await doors.inTenant(tenant_id, async (db) =>
          codes.check(db, {
            tenant_id,
            stored: await lockCodeOf(db, tenant_id, email, 'otp'),
            typed: readOtp(otp),
            purpose: 'signup',
            now,
          }),
        )
        if (!checked.ok) return refuse(checked.refusal === 'wrong' ? 'otp_invalid' : checked.refusal)
        if (institution_id !== undefined && institution_id !== checked.value.institution_id)
          return refuse('otp_invalid')
        const finished = await finish(gate, tenant, {
          code: checked.value,
          password_hash: await passwords.hash(password, gate.caller),
          full_name,
          role,
        })
        return finished.ok ? finished : refuse(finished.refusal === 'used' ? 'otp_invalid' : 'email_taken')
      },
    ),
  }
}

interface Finishing {
  readonly code: StoredCode
  readonly password_hash: string
  readonly full_name: string | undefined
  readonly role: SignupRole
}

/** Undefined where nobody can sign up, or nobody in this role. */
function openTenant(tenants: Tenants, tenant_id: number, role?: SignupRole): Configuration | undefined {
  const tenant = tenants.find(tenant_id)
  if (tenant === undefined) return undefined
  const { hasSignup, signupRoles } = capabilitiesOf(tenant)
  return hasSignup && (role === undefined || signupRoles.includes(role)) ? tenant : undefined
}

function languageAt({ language }: GateContext, { id: tenant_id, languages, default_language }: Configuration): string {
  return languagesOf({ tenant_id, languages }).includes(language) ? language : default_language
}
