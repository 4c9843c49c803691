/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "offline.first_sync": "ستاسو ښوونځی دې وسیلې ته راوړل کېږي",
  "offline.first_sync_note": "تر هغې پورې خپل کار ته دوام ورکولی شئ.",
  "offline.lesson_absent": "دا لوست ستاسو په وسیله کې نشته.",
  "offline.reached": "ښوونځي ته لاسرسی شته. ټول څه بیا پرانیستل کېږي.",
  "offline.to_home": "دوام ورکړئ",
  "offline.unkept": "ستاسو د رول لپاره په دې وسیله کې د ښوونځي هېڅ نه ساتل کېږي: لومړی له انټرنېټ سره ونښلئ.",
  "offline.here": "په دې وسیله کې",
  "offline.rows": ["د ښوونځي ټولګي، د لوستونو لیستونه، دندې او خبرتیاوې، لکه ",["when"]," چې وې."],
  "offline.downloads_open": [["count","plural",{"0":["لا هېڅ لوست نه دی ډاونلوډ شوی."],"one":["#"," ډاونلوډ له انټرنېټ پرته پرانیستل کېږي."],"other":["#"," ډاونلوډونه له انټرنېټ پرته پرانیستل کېږي."]}]],
  "offline.waits": "څه مو چې کړي دي",
  "offline.opens": "له انټرنېټ پرته پرانیستل کېږي",
  "offline.lessons_open": "لوست هله پرانیستل کېږي چې مخکې ډاونلوډ شوی وي.",
  "offline.later": "مخکې له دې چې بیا بې انټرنېټه شئ",
  "offline.tip_sync": "کله چې نښتي یاست، یو ځل همغږي وکړئ، او تر هغې صبر وکړئ چې ووایي ټول ولېږل شول.",
  "offline.tip_download": "هغه لوستونه ډاونلوډ کړئ چې پکار به مو شي؛ غوره ده پر داسې کرښه چې پیسې نه غواړي.",
  "offline.what_can_be_done": "له انټرنېټ پرته څه کولی شئ",
}
