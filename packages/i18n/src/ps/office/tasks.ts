import type { Messages } from '../../keys.ts'

export const tasks = {
  to_do: 'کوم کارونه پاتې دي',
  nothing: 'هېڅ کار ستاسو په تمه نه دی',
  learners: 'زده کوونکي',
  teachers: 'ښوونکي',
  classes: 'ټولګي',
  learners_without_class: 'بې ټولګي زده کوونکي',
  classes_without_teacher: 'بې ښوونکي ټولګي',
  classes_without_class_teacher: 'بې نګران ښوونکي ټولګي',
  classes_without_learners: 'بې زده کوونکو ټولګي',
  never_signed_in: 'هېڅکله نه دي ننوتي',
  codes_ending: 'هغه د پیل کوډونه چې پای ته رسېږي یا رسېدلي',
  payments_waiting: 'تادیې چې ستاسو تایید ته په تمه دي',
  look_alikes: 'ښایي دوه ځله وي',
  pending_moves: 'لېږدونه چې په تمه دي',
  unfinished_imports: 'پاڼې چې لا نه دي پلي شوې',
  attendance_not_taken: 'هغه ټولګي چې حاضري یې تر نهو وروسته نه ده اخیستل شوې',
  subscription_ends: 'ګډون په {date} پای ته رسېږي.',
  subscription_over: 'ګډون په {date} پای ته ورسېد.',
  licences: 'د زده کوونکو له {total} جوازونو {used} کارول شوي.',
} satisfies Messages<'tasks'>
