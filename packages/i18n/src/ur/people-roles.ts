import type { Messages } from '../keys.ts'

export const peopleRoles = {
  learner: 'طالب علم',
  teacher: 'استاد',
  principal: 'پرنسپل',
  admin: 'منتظم',
  campus_admin: 'کیمپس منتظم',
  school_admin: 'اسکول منتظم',
  super_admin: 'سپر منتظم',
  content_team: 'مواد کی ٹیم',
  network_head: 'نیٹ ورک سربراہ',
  region_head: 'علاقائی سربراہ',
} satisfies Messages<'people-roles'>
