import type { Messages } from '../../keys.ts'

export const office = {
  online_only: 'کارهای اداری انترنت می‌خواهد. آنچه نوشته‌اید همین‌جا می‌ماند.',
  draft_back: 'آنچه پیش‌تر نوشته بودید دوباره اینجاست.',
  draft_discard: 'از نو شروع کنید',
  changed_title: 'در این میان شخص دیگری این را تغییر داد',
  changed_now: 'حالا چگونه است',
  changed_yours: 'شما چه نوشته‌اید',
  keep_mine: 'نوشتهٔ من را ذخیره کنید',
  take_theirs: 'همان را که حالا هست بگیرید',
  save: 'ذخیره کردن',
  nothing: 'هیچ',
  campus: 'کمپس',
  all_campuses: 'همهٔ کمپس‌ها',
} satisfies Messages<'office'>
