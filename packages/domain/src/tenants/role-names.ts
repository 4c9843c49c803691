/** Which roles of a person count here, and what a tenant calls them. */
import type { LanguageCode } from '@maktab/contracts/fields'
import { contentRoles, roles, type ContentRole, type Role } from '@maktab/contracts/roles'
import type { Configuration } from '@maktab/contracts/tenants/configuration'

/**
 * Without those of the content management, which are in no list of roles (seed 000 §1) and together are one role here, and
 * without what no version knows.
 */
export function rolesHere(stored: readonly string[]): readonly Role[] {
  return roles.filter((role) => (role === 'content_team' ? contentRolesOf(stored).length > 0 : stored.includes(role)))
}

/** Which roles of the content management a person holds. */
export function contentRolesOf(stored: readonly string[]): readonly ContentRole[] {
  return contentRoles.filter((role) => stored.includes(role))
}

/** The role that a person begins with; undefined where they have none here. */
export function firstRole({
  active_role,
  roles: stored,
}: {
  readonly active_role: string
  readonly roles: readonly string[]
}): Role | undefined {
  const here = rolesHere(stored)
  return here.find((role) => role === active_role) ?? here[0]
}

/** `alias`: the tenant's own word in that language. Where it has none, `role` is the role whose usual word stands for this one. */
export interface RoleName {
  readonly role: Role
  readonly alias: string | null
}

/** With custom nomenclature a learner is labelled teacher (seed 000 §6); a word of the tenant's own comes first. */
export function roleName(
  { roles_alias, is_custom_nomenclature }: Pick<Configuration, 'roles_alias' | 'is_custom_nomenclature'>,
  role: Role,
  language: LanguageCode,
): RoleName {
  return {
    role: role === 'learner' && is_custom_nomenclature ? 'teacher' : role,
    alias: roles_alias[role]?.[language] || null,
  }
}
