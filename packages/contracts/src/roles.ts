/** The nine roles of seed 000 §1, as they stand on the wire, and the place of those who make the lessons (`contentRoles`). */
export const roles = [
  'learner',
  'teacher',
  'campus_admin',
  'school_admin',
  'admin',
  'principal',
  'network_head',
  'region_head',
  'super_admin',
  'content_team',
] as const

export type Role = (typeof roles)[number]

/** As what somebody may come by themselves (seed 000 §1). */
export const signupRoles = ['learner', 'teacher'] as const satisfies readonly Role[]

export type SignupRole = (typeof signupRoles)[number]

/** Those of whom a device keeps rows, so that they come in and find something without a network. */
export const keepingRoles = ['learner', 'teacher', 'principal', 'campus_admin'] as const satisfies readonly Role[]

export type KeepingRole = (typeof keepingRoles)[number]

/**
 * Roles of the content management: developers who write (`cd…`), reviewers who review and publish (`cr…`). They stand in the
 * data of people and institutions and in no list of roles (seed 000 §1): whoever holds any of them has the role `content_team`.
 */
export const contentRoles = ['cd', 'cr', 'cr1', 'cr2', 'cr3', 'cd3'] as const

export type ContentRole = (typeof contentRoles)[number]
