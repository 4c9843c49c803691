import type { Messages } from '../keys.ts'

export const connection = {
  page_needs_internet: 'آن صفحه انترنت می‌خواهد. وقتی دوباره آنلاین شوید، باز می‌شود.',
  offline_unkept: 'شما آفلاین هستید. تا دوباره آنلاین نشوید، چیزی فرستاده نمی‌شود.',
  server_clock_behind:
    'ساعت سرور مکتب عقب مانده است؛ از کسی که از آن مراقبت می‌کند بخواهید آن را درست کند. هیچ چیز گم نمی‌شود.',
} satisfies Messages<'connection'>
