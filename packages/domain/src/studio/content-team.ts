/** Who may do what in the content studio (seed 001 §6 names the roles, and leaves what they may to us: docs/decisions/0059). */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { contentRoles, type ContentRole } from '@maktab/contracts/roles'

export interface Powers {
  readonly mayWrite: boolean
  /** Sends back, publishes, rolls back. */
  readonly mayReview: boolean
  /** Says which school has what. */
  readonly mayManage: boolean
}

interface Membership {
  /** As they stand with the person; others than content roles count for nothing. */
  readonly roles: readonly string[]
  /** Content roles that count in the person's school. */
  readonly cms_roles: readonly string[]
  readonly is_cms_full_access: boolean
}

const developers: ReadonlySet<ContentRole> = new Set(['cd', 'cd3'])

/**
 * Developers write; reviewers review and publish. A role counts where the person's school lists it. With full access every content
 * role counts, does everything, and says which school has what. Refuses whoever holds no role that counts.
 */
export function contentPowers({
  roles,
  cms_roles,
  is_cms_full_access,
}: Membership): Outcome<Powers, 'not_content_team'> {
  const held = contentRoles.filter((role) => roles.includes(role) && (is_cms_full_access || cms_roles.includes(role)))
  if (held.length === 0) return refuse('not_content_team')
  if (is_cms_full_access) return accept({ mayWrite: true, mayReview: true, mayManage: true })
  return accept({
    mayWrite: held.some((role) => developers.has(role)),
    mayReview: held.some((role) => !developers.has(role)),
    mayManage: false,
  })
}

/** Content roles with what they are, in the order of the specification. */
export const contentRoleNames = contentRoles.map((role) => ({
  role,
  kind: developers.has(role) ? ('writer' as const) : ('reviewer' as const),
}))
