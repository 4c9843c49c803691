/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "office.online_only": "اداري کارونه انټرنېټ غواړي. څه مو چې لیکلي، دلته پاتې کېږي.",
  "office.draft_back": "هغه څه چې مخکې مو لیکلي وو، بېرته دلته دي.",
  "office.draft_discard": "له سره پیل",
  "office.changed_title": "په دې منځ کې بل چا دا بدل کړ",
  "office.changed_now": "اوس څنګه دی",
  "office.changed_yours": "تاسو څنګه لیکلی",
  "office.keep_mine": "زما لیکلی خوندي کړئ",
  "office.take_theirs": "همداسې یې ومنئ لکه اوس چې دی",
  "office.save": "خوندي کول",
  "office.nothing": "هېڅ",
  "refusals.changed_meanwhile": "په دې منځ کې بل چا دا بدل کړی دی. له خوندي کولو مخکې وګورئ چې اوس څنګه دی.",
  "refusals.typed_name_wrong": "دا نه د ټولګي کوډ دی او نه یې نوم. هېڅ شی ړنګ نه شو.",
  "refusals.class_code_taken": "دا کوډ له مخکې د بل ټولګي دی.",
  "refusals.class_exists": "دا شعبه له دې کورس څخه یو ټولګی لري. دې ټولګي ته ځانګړی نوم ورکړئ، یا بل کورس وټاکئ.",
  "refusals.course_missing": "دا ښوونځی دا کورس نه لري.",
  "refusals.class_dates_wrong": "ټولګی به له پیل مخکې پای ته ورسېږي.",
  "refusals.delete_class_off": "دلته ټولګي نه ړنګېږي. پر ځای یې ټولګی ارشیف کړئ.",
  "refusals.course_change_unsaid": "ووایاست چې کورس بدلېږي: زده کوونکو چې څه کړي، د پخواني کورس له لوستونو سره پاتې کېږي.",
}
