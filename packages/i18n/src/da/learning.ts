import type { Messages } from '../keys.ts'

export const learning = {
  progress: 'پیشرفت',
  completed: 'تکمیل‌شده',
  in_progress: 'در جریان',
  not_started: 'شروع نشده',
  time_spent: 'وقت صرف‌شده',
  attempts: 'دفعات کوشش',
  score: 'نمره',
  result: 'نتیجه',
  passed: 'کامیاب',
  failed: 'ناکام',
  resume: 'ادامه دادن',
  start: 'شروع کنید',
  continue_learning: 'از جایی که ماندید ادامه دهید',
  percent_complete: '{percent} تکمیل',
} satisfies Messages<'learning'>
