/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.floating": "روان ډاونلوډ",
  "downloads.cancel_it": "ډاونلوډ لغوه کړئ",
  "downloads.keep": "ډاونلوډ ته دوام ورکړئ",
  "downloads.cancel_title": "دا ډاونلوډ لغوه شي؟",
  "downloads.cancel_asked": "څه چې ترې راغلي دي، له دې وسیلې لرې کېږي. ستاسو کار پاتې کېږي.",
  "downloads.per_second": ["په ثانیه کې ",["size"]],
  "downloads.stands": "درېدلی",
  "downloads.waits_wifi": "وای فای ته په تمه",
  "downloads.waits_word": "ستاسو ځواب ته په تمه",
  "downloads.waits_line": "انټرنېټ ته په تمه",
  "downloads.resume_title": "ډاونلوډ ته دوام ورکړل شي؟",
  "downloads.resume_asked": ["په ",["percent"]," کې ودرېد، ځکه انټرنېټ پرې شو یا اپلیکیشن وتړل شو. څه چې راغلي، خوندي دي."],
  "downloads.others_wait": [["count","plural",{"one":["#"," بل ډاونلوډ د ډاونلوډونو په پاڼه کې په تمه دی."],"other":["#"," نور ډاونلوډونه د ډاونلوډونو په پاڼه کې په تمه دي."]}]],
  "downloads.line_paid": "تاسو په موبایل انټرنېټ یاست، یا دا وسیله ډاټا سپموي: ښايي پیسې ولګېږي.",
  "downloads.line_unknown": "دا براوزر نه وايي چې دا وای فای دی که نه. تر دوام مخکې وګورئ.",
  "downloads.line_free": "تاسو په وای فای یا کېبل یاست.",
  "downloads.go_on_now": "دوام ورکړئ",
  "downloads.not_now": "اوس نه",
  "downloads.pause_now": "درول",
}
