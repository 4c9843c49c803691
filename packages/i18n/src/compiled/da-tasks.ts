/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "tasks.to_do": "چه کارهایی مانده",
  "tasks.nothing": "هیچ کاری منتظر شما نیست",
  "tasks.learners": "شاگردان",
  "tasks.teachers": "معلمان",
  "tasks.classes": "صنف‌ها",
  "tasks.learners_without_class": "شاگردان بدون صنف",
  "tasks.classes_without_teacher": "صنف‌های بدون معلم",
  "tasks.classes_without_class_teacher": "صنف‌های بدون معلم نگران",
  "tasks.classes_without_learners": "صنف‌های بدون شاگرد",
  "tasks.never_signed_in": "هیچ‌گاه داخل نشده‌اند",
  "tasks.codes_ending": "کودهای آغاز که ختم می‌شوند یا شده‌اند",
  "tasks.payments_waiting": "پرداخت‌هایی که در انتظار تأیید شماست",
  "tasks.look_alikes": "شاید دو بار باشند",
  "tasks.pending_moves": "انتقال‌های منتظر",
  "tasks.unfinished_imports": "ورق‌هایی که هنوز اجرا نشده‌اند",
  "tasks.attendance_not_taken": "صنف‌هایی که حاضری شان پس از نه گرفته نشده",
  "tasks.subscription_ends": ["اشتراک در ",["date"]," ختم می‌شود."],
  "tasks.subscription_over": ["اشتراک در ",["date"]," ختم شد."],
  "tasks.licences": ["از ",["total"]," جواز شاگردان ",["used"]," استفاده شده است."],
  "tasks.campuses_without_admin": "کمپس‌های بدون مدیر کمپس",
  "tasks.campuses_subscription_ending": "کمپس‌هایی که اشتراک‌شان به زودی ختم می‌شود یا شده",
  "tasks.campuses_silent": "کمپس‌های بی‌خبر",
  "tasks.campuses_failed_moves": "کمپس‌هایی که انتقال‌های ناکام دارند",
  "tasks.campuses_pending_moves": "کمپس‌هایی که انتقال‌های منتظر دارند",
}
