/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "changes.history": "پېښلیک",
  "changes.show": "وښایئ چې څه بدل شوي",
  "changes.none": "لا هېڅ نه دي بدل شوي.",
  "changes.before": "مخکې",
  "changes.after": "وروسته",
  "changes.nothing": "هېڅ",
  "changes.is_so": "هو",
  "changes.is_not_so": "نه",
  "changes.in_place": "یو لوی مدیر پر دې ځای کار کاوه",
  "changes.done_add": "زیات شو",
  "changes.done_update": "بدل شو",
  "changes.done_delete": "ړنګ شو",
  "changes.done_restore": "بېرته راغی",
  "changes.done_archive": "ارشیف ته ولاړ",
  "changes.done_unarchive": "له ارشیفه راووت",
  "changes.done_class_teacher": "د ټولګي نګران ښوونکی وټاکل شو",
  "changes.done_reset_password": "نوی د پیل کوډ",
  "changes.done_import_undo": "پاڼه بېرته واخیستل شوه",
  "changes.done_move": "ولېږدول شو",
  "changes.done_arrange_move": "لېږدونه برابره شوه",
  "changes.done_withdraw_move": "لېږدونه بېرته واخیستل شوه",
  "changes.done_promote": "بل کال ته ولاړ",
  "changes.done_import": "له پاڼې راوړل شو",
}
