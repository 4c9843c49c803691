import type { Messages } from '../keys.ts'

export const insights = {
  average: 'اوسط',
  total_students: 'مجموع شاگردان',
  completion: 'تکمیل',
  turned_in: 'تسلیم‌شده',
  devices_synced: '{count, plural, one {# دستگاه همگام شده} other {# دستگاه همگام شده}}',
  no_figures: 'هنوز رقمی نیست.',
  learner_today: 'امروز چه کنید',
} satisfies Messages<'insights'>
