/** Who somebody was before they moved to another campus. */
import { listEarlierSelves } from '@maktab/contracts/access/earlier-selves'
import { accept } from '@maktab/contracts/outcome'
import { keepingRolesOf } from '@maktab/domain/access/earlier-selves'
import { rolesHere } from '@maktab/domain/tenants/role-names'
import { atGate } from '#calls/handle.ts'
import { readEarlierSelves } from '#features/access/earlier-selves.sql.ts'
import type { Tokens } from '#features/access/tokens.ts'
import { findPerson } from '#features/people/profile.sql.ts'

export const earlierSelves = ({ tokens }: { readonly tokens: Tokens }) => ({
  listEarlierSelves: atGate(listEarlierSelves, async ({ actor, doors, now }) => {
    if (!actor) throw new Error('Who somebody was is told to people who are signed in')
    const { tenant_id, user_id: succeeded_by, session_id } = actor
    const left = await doors.inTenant(tenant_id, (db) => readEarlierSelves(db, actor))
    // Each is behind the door of another school; nobody moves often.
    const selves = await Promise.all(
      left.map(async (self) => {
        const person = await doors.inSchool(
          { tenant_id, institution_id: self.institution_id },
          (db) => findPerson(db, self),
          'read only',
        )
        // Whoever can still sign in brings their work themselves.
        if (!person?.is_deleted) return []
        return keepingRolesOf(rolesHere(person.roles)).map((role) => ({
          ...self,
          role,
          ...tokens.giveAccess({ ...self, tenant_id, role, session_id, succeeded_by }, now),
        }))
      }),
    )
    return accept({ list: selves.flat() })
  }),
})
