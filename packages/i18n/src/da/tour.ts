import type { Messages } from '../keys.ts'

export const tour = {
  replay_title: 'آشنایی با صفحه‌ها',
  replay_body: 'بار اول که صفحه‌ای را باز می‌کنید، نشان می‌دهد چه در کجاست. می‌توانید آن را دوباره ببینید.',
  replay: 'دوباره نشانم بدهید',
  replayed: 'بار بعد که صفحه‌ای را باز کنید، نشان می‌دهد چه در کجاست.',
  replay_offline: 'این کار انترنت می‌خواهد. چیزی تغییر نکرد.',
} satisfies Messages<'tour'>
