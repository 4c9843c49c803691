import type { Messages } from '../keys.ts'

export const insights = {
  report: 'رپورٹ',
  performance: 'کارکردگی',
  average: 'اوسط',
  accuracy: 'درستی',
  strengths: 'مضبوط پہلو',
  weaknesses: 'کمزور پہلو',
  total_students: 'کل طلبہ',
  completion: 'تکمیل',
  turned_in: 'جمع شدہ',
  devices_synced: '{count, plural, one {# آلہ ہم آہنگ ہوا} other {# آلات ہم آہنگ ہوئے}}',
  no_figures: 'ابھی کوئی اعداد نہیں۔',
  learner_today: 'آج کیا کرنا ہے',
} satisfies Messages<'insights'>
