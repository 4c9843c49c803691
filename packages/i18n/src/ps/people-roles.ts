import type { Messages } from '../keys.ts'

export const peopleRoles = {
  learner: 'زده کوونکی',
  teacher: 'ښوونکی',
  principal: 'د ښوونځي مدیر',
  admin: 'د سیسټم مدیر',
  campus_admin: 'د کمپس مدیر',
  school_admin: 'د ښوونځي د سیسټم مدیر',
  super_admin: 'عمومي مدیر',
  content_team: 'د منځپانګې ډله',
  network_head: 'د شبکې مشر',
  region_head: 'د سیمې مشر',
} satisfies Messages<'people-roles'>
