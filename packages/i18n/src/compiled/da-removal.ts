/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "removal.note": "آنچه را دیگر در این دستگاه لازم ندارید نشانی کنید. کار شما می‌ماند و با انترنت می‌توانید دوباره داونلود کنید.",
  "removal.work": "وظایف",
  "removal.courses": "کورس‌ها و درس‌ها",
  "removal.kept": [["used"]," در این دستگاه استفاده شده"],
  "removal.freed": [["size"]," خالی می‌شود."],
  "removal.shared": "چیزی خالی نمی‌شود: داونلودهای دیگر همین فایل‌ها را لازم دارند.",
  "removal.remove": [["count","plural",{"0":["برداشتن"],"one":["#"," داونلود را بردارید"],"other":["#"," داونلود را بردارید"]}]],
  "removal.asked": [["count","plural",{"one":["#"," داونلود از این دستگاه برداشته شود؟"],"other":["#"," داونلود از این دستگاه برداشته شود؟"]}]],
  "removal.done": ["برداشته شد. در این دستگاه هنوز ",["used"]," استفاده شده است."],
  "removal.incomplete": "همه برداشته نشد. دوباره کوشش کنید.",
  "removal.unopened": "سی روز باز نشده",
  "removal.opened": [["size"]," · ",["when"]," باز شده"],
  "removal.unopened_note": "شاید این‌ها دیگر لازم نباشد. کاری که منتظر فرستادن است هرگز برداشته نمی‌شود.",
}
