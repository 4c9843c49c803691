/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.floating": "داونلود در جریان",
  "downloads.cancel_it": "داونلود را لغو کنید",
  "downloads.keep": "داونلود ادامه یابد",
  "downloads.cancel_title": "این داونلود لغو شود؟",
  "downloads.cancel_asked": "آنچه از آن رسیده از این دستگاه برداشته می‌شود. کار شما می‌ماند.",
  "downloads.per_second": [["size"]," در ثانیه"],
  "downloads.stands": "متوقف است",
  "downloads.waits_wifi": "منتظر وای‌فای",
  "downloads.waits_word": "منتظر پاسخ شما",
  "downloads.waits_line": "منتظر انترنت",
  "downloads.resume_title": "داونلود ادامه یابد؟",
  "downloads.resume_asked": ["در ",["percent"]," ایستاد، چون انترنت قطع شد یا برنامه بسته شد. آنچه رسیده نگهداری شده است."],
  "downloads.others_wait": [["count","plural",{"one":["#"," داونلود دیگر در صفحهٔ داونلودها منتظر است."],"other":["#"," داونلود دیگر در صفحهٔ داونلودها منتظر است."]}]],
  "downloads.line_paid": "شما با انترنت موبایل هستید یا این دستگاه دیتا صرفه‌جویی می‌کند: شاید پول مصرف شود.",
  "downloads.line_unknown": "این مرورگر نمی‌گوید که این وای‌فای است یا نه. پیش از ادامه ببینید.",
  "downloads.line_free": "شما با وای‌فای یا کیبل هستید.",
  "downloads.go_on_now": "ادامه دهید",
  "downloads.not_now": "حالا نه",
  "downloads.pause_now": "توقف",
}
