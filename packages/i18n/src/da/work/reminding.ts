import type { Messages } from '../../keys.ts'

export const reminding = {
  heading: 'تسلیم نشده',
  not_yet: 'شاگردانی که تسلیم نکرده‌اند',
  again: 'باید دوباره انجام شود',
  reminded_when: '{when} یادآوری شد',
  hint: 'اگر کسی را انتخاب نکنید: همه. به هر کس در دوازده ساعت یک بار یادآوری می‌شود.',
  remind_all: '{count, plural, one {به # شاگرد یادآوری کنید} other {به هر # شاگرد یادآوری کنید}}',
  remind_chosen: '{count, plural, one {به # شاگرد یادآوری کنید} other {به # شاگرد یادآوری کنید}}',
  all_reminded: 'در دوازده ساعت گذشته به همه یادآوری شده است.',
  closed: 'این کار بسته است: دیگر چیزی تسلیم نمی‌شود.',
  told: '{count, plural, one {به # شاگرد یادآوری شد.} other {به # شاگرد یادآوری شد.}}',
  told_nobody: 'به کسی یادآوری نشد: در این میان تسلیم کرده‌اند، یا پیش‌تر یادآوری شده بود.',
  text: 'متن برای پیام',
  text_hint: 'برای واتساپ یا SMS. نام هیچ شاگردی در آن نیست.',
  text_language: 'زبان متن',
  copy: 'متن را کاپی کنید',
  copied: 'متن کاپی شد.',
  copy_failed: 'کاپی نشد. متن را نشانی و خودتان کاپی کنید.',
  message: 'آخرین تاریخ تسلیم «{title}» ({class}) {when} است. لطفاً آن را تسلیم کنید.',
  message_over: 'آخرین تاریخ تسلیم «{title}» ({class}) {when} بود. لطفاً هرچه زودتر آن را تسلیم کنید.',
} satisfies Messages<'reminding'>
