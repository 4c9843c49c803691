/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "changes.history": "تاریخچہ",
  "changes.show": "دیکھیں کیا بدلا گیا",
  "changes.none": "ابھی کچھ نہیں بدلا گیا۔",
  "changes.before": "پہلے",
  "changes.after": "بعد",
  "changes.nothing": "کچھ نہیں",
  "changes.is_so": "جی ہاں",
  "changes.is_not_so": "نہیں",
  "changes.in_place": "ایک سپر ایڈمن نے اس جگہ کام کیا",
  "changes.done_add": "شامل کیا گیا",
  "changes.done_update": "بدلا گیا",
  "changes.done_delete": "حذف کیا گیا",
  "changes.done_restore": "بحال کیا گیا",
  "changes.done_archive": "آرکائیو کیا گیا",
  "changes.done_unarchive": "آرکائیو سے واپس لایا گیا",
  "changes.done_class_teacher": "کلاس انچارج مقرر ہوا",
  "changes.done_reset_password": "نیا ابتدائی کوڈ",
  "changes.done_import_undo": "شیٹ واپس لی گئی",
  "changes.done_move": "منتقل ہوا",
  "changes.done_arrange_move": "منتقلی طے ہوئی",
  "changes.done_withdraw_move": "منتقلی واپس لی گئی",
  "changes.done_promote": "اگلے سال میں گیا",
  "changes.done_import": "شیٹ سے لایا گیا",
}
