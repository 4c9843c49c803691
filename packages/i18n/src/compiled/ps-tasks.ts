/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "tasks.to_do": "کوم کارونه پاتې دي",
  "tasks.nothing": "هېڅ کار ستاسو په تمه نه دی",
  "tasks.learners": "زده کوونکي",
  "tasks.teachers": "ښوونکي",
  "tasks.classes": "ټولګي",
  "tasks.learners_without_class": "بې ټولګي زده کوونکي",
  "tasks.classes_without_teacher": "بې ښوونکي ټولګي",
  "tasks.classes_without_class_teacher": "بې نګران ښوونکي ټولګي",
  "tasks.classes_without_learners": "بې زده کوونکو ټولګي",
  "tasks.never_signed_in": "هېڅکله نه دي ننوتي",
  "tasks.codes_ending": "هغه د پیل کوډونه چې پای ته رسېږي یا رسېدلي",
  "tasks.payments_waiting": "تادیې چې ستاسو تایید ته په تمه دي",
  "tasks.look_alikes": "ښایي دوه ځله وي",
  "tasks.pending_moves": "لېږدونه چې په تمه دي",
  "tasks.unfinished_imports": "پاڼې چې لا نه دي پلي شوې",
  "tasks.attendance_not_taken": "هغه ټولګي چې حاضري یې تر نهو وروسته نه ده اخیستل شوې",
  "tasks.subscription_ends": ["ګډون په ",["date"]," پای ته رسېږي."],
  "tasks.subscription_over": ["ګډون په ",["date"]," پای ته ورسېد."],
  "tasks.licences": ["د زده کوونکو له ",["total"]," جوازونو ",["used"]," کارول شوي."],
  "tasks.campuses_without_admin": "کمپسونه چې د کمپس مدیر نه لري",
  "tasks.campuses_subscription_ending": "کمپسونه چې ګډون یې ژر پای ته رسېږي یا رسېدلی",
  "tasks.campuses_silent": "بې‌خبره کمپسونه",
  "tasks.campuses_failed_moves": "کمپسونه چې لېږدونه یې ناکام شوي",
  "tasks.campuses_pending_moves": "کمپسونه چې لېږدونه یې په تمه دي",
}
