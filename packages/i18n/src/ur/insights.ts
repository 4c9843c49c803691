import type { Messages } from '../keys.ts'

export const insights = {
  average: 'اوسط',
  total_students: 'کل طلبہ',
  completion: 'تکمیل',
  turned_in: 'جمع شدہ',
  devices_synced: '{count, plural, one {# آلہ ہم آہنگ ہوا} other {# آلات ہم آہنگ ہوئے}}',
  no_figures: 'ابھی کوئی اعداد نہیں۔',
  learner_today: 'آج کیا کرنا ہے',
} satisfies Messages<'insights'>
