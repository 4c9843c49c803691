/** Names of the roles, which the way in says too. Full key: `people.key`. */
export const peopleRoles = {
  learner: 'Learner',
  teacher: 'Teacher',
  principal: 'Principal',
  admin: 'Administrator',
  campus_admin: 'Campus admin',
  school_admin: 'School admin',
  super_admin: 'Super admin',
  content_team: 'Content team',
  network_head: 'Network head',
  region_head: 'Region head',
} as const
