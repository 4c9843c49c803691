import type { Messages } from '../keys.ts'

export const learning = {
  progress: 'پرمختګ',
  completed: 'بشپړ شوی',
  in_progress: 'په جریان کې',
  not_started: 'نه دی پیل شوی',
  time_spent: 'لګول شوی وخت',
  attempts: 'هڅې',
  score: 'نمره',
  result: 'پایله',
  passed: 'بریالی',
  failed: 'ناکام',
  resume: 'بیا پیلول',
  start: 'پیل کړئ',
  continue_learning: 'له هغه ځایه دوام ورکړئ چې پاتې شوی',
  percent_complete: '{percent} بشپړ',
} satisfies Messages<'learning'>
