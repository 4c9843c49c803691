import type { Messages } from '../keys.ts'

export const insights = {
  average: 'اوسط',
  total_students: 'ټول زده کوونکي',
  completion: 'بشپړېدنه',
  turned_in: 'سپارل شوې',
  devices_synced: '{count, plural, one {# وسیله همغږي شوې} other {# وسیلې همغږي شوې}}',
  no_figures: 'لا شمېرې نشته.',
  learner_today: 'نن څه وکړئ',
} satisfies Messages<'insights'>
