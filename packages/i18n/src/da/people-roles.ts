import type { Messages } from '../keys.ts'

export const peopleRoles = {
  learner: 'شاگرد',
  teacher: 'معلم',
  principal: 'مدیر مکتب',
  admin: 'مدیر سیستم',
  campus_admin: 'مدیر کمپس',
  school_admin: 'مدیر سیستم مکتب',
  super_admin: 'مدیر عمومی',
  content_team: 'تیم محتوا',
  network_head: 'رئیس شبکه',
  region_head: 'مسئول حوزه',
} satisfies Messages<'people-roles'>
