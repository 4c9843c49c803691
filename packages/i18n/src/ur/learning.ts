import type { Messages } from '../keys.ts'

export const learning = {
  progress: 'پیش رفت',
  completed: 'مکمل',
  in_progress: 'جاری ہے',
  not_started: 'شروع نہیں ہوا',
  time_spent: 'صرف کردہ وقت',
  attempts: 'کوششیں',
  score: 'اسکور',
  result: 'نتیجہ',
  passed: 'کامیاب',
  failed: 'ناکام',
  resume: 'دوبارہ شروع کریں',
  start: 'شروع کریں',
  continue_learning: 'جہاں رکے تھے وہیں سے جاری رکھیں',
  percent_complete: '{percent} مکمل',
} satisfies Messages<'learning'>
