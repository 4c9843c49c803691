import type { Messages } from '../../keys.ts'

export const tasks = {
  to_do: 'چه کارهایی مانده',
  nothing: 'هیچ کاری منتظر شما نیست',
  learners: 'شاگردان',
  teachers: 'معلمان',
  classes: 'صنف‌ها',
  learners_without_class: 'شاگردان بدون صنف',
  classes_without_teacher: 'صنف‌های بدون معلم',
  classes_without_class_teacher: 'صنف‌های بدون معلم نگران',
  classes_without_learners: 'صنف‌های بدون شاگرد',
  never_signed_in: 'هیچ‌گاه داخل نشده‌اند',
  codes_ending: 'کودهای آغاز که ختم می‌شوند یا شده‌اند',
  payments_waiting: 'پرداخت‌هایی که در انتظار تأیید شماست',
  look_alikes: 'شاید دو بار باشند',
  pending_moves: 'انتقال‌های منتظر',
  unfinished_imports: 'ورق‌هایی که هنوز اجرا نشده‌اند',
  attendance_not_taken: 'صنف‌هایی که حاضری شان پس از نه گرفته نشده',
  subscription_ends: 'اشتراک در {date} ختم می‌شود.',
  subscription_over: 'اشتراک در {date} ختم شد.',
  licences: 'از {total} جواز شاگردان {used} استفاده شده است.',
} satisfies Messages<'tasks'>
