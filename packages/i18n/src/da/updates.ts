import type { Messages } from '../keys.ts'

export const updates = {
  heading: 'برنامهٔ جدیدتر آماده است',
  body: 'برنامه را به‌روز کنید تا آخرین اصلاحات را داشته باشید. کار شما در این دستگاه می‌ماند.',
  version: 'نسخه',
  now: 'حالا به‌روز شود',
  later: 'بعداً دانلود شود',
} satisfies Messages<'updates'>
