/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "changes.history": "تاریخچه",
  "changes.show": "نمایش تغییرات",
  "changes.none": "هنوز چیزی تغییر نکرده است.",
  "changes.before": "قبل",
  "changes.after": "بعد",
  "changes.nothing": "هیچ",
  "changes.is_so": "بلی",
  "changes.is_not_so": "نخیر",
  "changes.in_place": "یک مدیر ارشد به جای او کار می‌کرد",
  "changes.done_add": "اضافه شد",
  "changes.done_update": "تغییر کرد",
  "changes.done_delete": "حذف شد",
  "changes.done_restore": "بازگشت",
  "changes.done_archive": "بایگانی شد",
  "changes.done_unarchive": "از بایگانی بازگشت",
  "changes.done_class_teacher": "معلم نگران صنف تعیین شد",
  "changes.done_reset_password": "کود آغاز جدید",
  "changes.done_import_undo": "ورق پس گرفته شد",
  "changes.done_move": "انتقال یافت",
  "changes.done_arrange_move": "انتقال ترتیب شد",
  "changes.done_withdraw_move": "انتقال پس گرفته شد",
  "changes.done_promote": "به سال بعد رفت",
  "changes.done_import": "از ورق وارد شد",
}
