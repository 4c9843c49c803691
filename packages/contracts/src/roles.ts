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
