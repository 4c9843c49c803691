/** Who somebody is in the content team, asked anew by each call: a role that was taken away counts no longer at once. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { contentPowers, type Powers } from '@maktab/domain/studio/content-team'
import type { SchoolContext } from '#calls/handle.ts'
import { findTeamMember } from './content-team.sql.ts'
import type { Hand } from './course-versions.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export interface TeamEquipment {
  readonly tenants: Tenants
}

export interface TeamMember {
  readonly powers: Powers
  readonly hand: Hand
  /** Of their school; null is the tenant's own. */
  readonly repository: string | null
  /** Whether a course of that repository is theirs to see: with full access every one is. */
  reaches(repository: string | null): boolean
}

/** A school that nothing was written down for stands as the tenant's configuration says. */
export async function openTeam(
  { db, actor, now }: Pick<SchoolContext, 'db' | 'actor' | 'now'>,
  { tenants }: TeamEquipment,
): Promise<Outcome<TeamMember, 'not_content_team'>> {
  const member = await findTeamMember(db, actor)
  const tenant = tenants.find(actor.tenant_id)
  if (!member || !tenant) return refuse('not_content_team')
  const { roles, full_name, repository } = member
  const cms_roles = member.cms_roles ?? tenant.cms_roles
  const is_cms_full_access = member.is_cms_full_access ?? tenant.is_cms_full_access
  const powers = contentPowers({ roles, cms_roles, is_cms_full_access })
  if (!powers.ok) return powers
  return accept({
    powers: powers.value,
    hand: { user_id: actor.user_id, full_name, now },
    repository,
    reaches: (other) => powers.value.mayManage || other === repository,
  })
}
