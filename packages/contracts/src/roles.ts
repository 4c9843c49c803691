/** The nine roles of seed 000 §1, as they stand on the wire. */
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
] as const

export type Role = (typeof roles)[number]

/** Roles of the content management, which stand in tenants' data and are nobody's role here (seed 000 §1). */
export const contentRoles = ['cd', 'cr', 'cr1', 'cr2', 'cr3', 'cd3'] as const
