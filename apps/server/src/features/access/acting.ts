/** A super admin in a school's place. */
import { createHash, randomBytes } from 'node:crypto'
import { actAsCampusAdmin, actAsPrincipal, beginActing, type ActingRole } from '@maktab/contracts/access/acting'
import { accept, refuse } from '@maktab/contracts/outcome'
import { actingCodeLifeMs } from '@maktab/domain/access/acting'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import { atGate, type GateContext } from '#calls/handle.ts'
import {
  findActingCode,
  findOfficeHolder,
  hasInstitution,
  insertActingCode,
  useActingCode,
} from '#features/access/acting.sql.ts'
import { campusOf } from '#features/access/enter.ts'
import { insertSession } from '#features/access/sessions.sql.ts'
import type { Access } from '#features/access/sessions.ts'
import { accessLifeSeconds } from '#features/access/tokens.ts'
import { findPerson } from '#features/people/profile.sql.ts'

export const acting = ({ tokens, newGuid }: Pick<Access, 'tokens' | 'newGuid'>) => ({
  actAsCampusAdmin: atGate(actAsCampusAdmin, (gate, { institution_id }) =>
    giveCode(gate, institution_id, 'campus_admin'),
  ),
  actAsPrincipal: atGate(actAsPrincipal, (gate, { institution_id }) => giveCode(gate, institution_id, 'principal')),

  beginActing: atGate(beginActing, async ({ doors, tenant_id, device_id, user_agent, language, now }, { jwt }) => {
    const key = { tenant_id, code_hash: hashOf(jwt), now }
    const code = await doors.inTenant(tenant_id, (db) => findActingCode(db, key))
    if (!code) return refuse('code_invalid')
    const { for_institution_id: institution_id, for_user_id: user_id, role, acted_by } = code
    // Whoever lost the right since the code was made has no use of it.
    const maker = await doors.inSchool({ tenant_id, institution_id: code.acted_by_institution_id }, (db) =>
      findPerson(db, { institution_id: code.acted_by_institution_id, user_id: acted_by }),
    )
    if (!holds(maker, 'super_admin')) return refuse('code_invalid')
    return doors.inSchool({ tenant_id, institution_id }, async (db) => {
      // Together with the session: its maker's going out waits for both, or has taken the code out of use before.
      if (!(await useActingCode(db, key))) return refuse('code_invalid')
      const person = await findPerson(db, { institution_id, user_id })
      if (!person || !holds(person, role)) return refuse('code_invalid')
      const session_id = newGuid()
      const expires_on = new Date(now.getTime() + accessLifeSeconds * 1000)
      await insertSession(db, {
        institution_id,
        session_id,
        user_id,
        acted_by,
        active_role: role,
        device_id: device_id ?? null,
        user_agent,
        created_on: now,
        renewed_on: now,
        expires_on,
      })
      return accept({
        ...tokens.giveAccess({ user_id, institution_id, tenant_id, role, session_id, acted_by }, now),
        institution_id,
        institution_name: institutionName({ name: person.institution_name, names: person.institution_names }, language),
        time_zone: person.time_zone,
        ...campusOf(person),
        active_role: role,
        user_id,
        username: person.username,
        full_name: person.full_name,
      })
    })
  }),
})

/** The roots of the two areas in which a code stands in the address (seed 000 §2). */
const places: Readonly<Record<ActingRole, string>> = { campus_admin: '/campus-admin', principal: '/principal' }

async function giveCode({ actor, doors, now }: GateContext, institution_id: number, role: ActingRole) {
  if (!actor) throw new Error('A code is made for a super admin')
  const { tenant_id } = actor
  if (!(await doors.inTenant(tenant_id, (db) => hasInstitution(db, tenant_id, institution_id))))
    return refuse('not_found')
  const jwt = randomBytes(32).toString('base64url')
  const expires_on = new Date(now.getTime() + actingCodeLifeMs)
  const for_user_id = await doors.inSchool({ tenant_id, institution_id }, (db) =>
    findOfficeHolder(db, institution_id, role),
  )
  if (for_user_id === undefined) return refuse('office_vacant')
  const made = { acted_by: actor.user_id, acted_by_institution_id: actor.institution_id, created_on: now, expires_on }
  await doors.inTenant(tenant_id, (db) =>
    insertActingCode(db, {
      tenant_id,
      code_hash: hashOf(jwt),
      for_institution_id: institution_id,
      for_user_id,
      role,
      ...made,
    }),
  )
  return accept({ jwt, expires_on: expires_on.toISOString(), path: `${places[role]}?jwt=${jwt}` })
}

function hashOf(jwt: string): string {
  return createHash('sha256').update(jwt).digest('base64url')
}

function holds(person: Awaited<ReturnType<typeof findPerson>>, role: 'super_admin' | ActingRole): boolean {
  return person !== undefined && !person.is_deleted && rolesHere(person.roles).includes(role)
}
