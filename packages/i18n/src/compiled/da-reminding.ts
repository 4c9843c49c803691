/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "reminding.heading": "تسلیم نشده",
  "reminding.not_yet": "شاگردانی که تسلیم نکرده‌اند",
  "reminding.again": "باید دوباره انجام شود",
  "reminding.reminded_when": [["when"]," یادآوری شد"],
  "reminding.hint": "اگر کسی را انتخاب نکنید: همه. به هر کس در دوازده ساعت یک بار یادآوری می‌شود.",
  "reminding.remind_all": [["count","plural",{"one":["به ","#"," شاگرد یادآوری کنید"],"other":["به هر ","#"," شاگرد یادآوری کنید"]}]],
  "reminding.remind_chosen": [["count","plural",{"one":["به ","#"," شاگرد یادآوری کنید"],"other":["به ","#"," شاگرد یادآوری کنید"]}]],
  "reminding.all_reminded": "در دوازده ساعت گذشته به همه یادآوری شده است.",
  "reminding.closed": "این کار بسته است: دیگر چیزی تسلیم نمی‌شود.",
  "reminding.told": [["count","plural",{"one":["به ","#"," شاگرد یادآوری شد."],"other":["به ","#"," شاگرد یادآوری شد."]}]],
  "reminding.told_nobody": "به کسی یادآوری نشد: در این میان تسلیم کرده‌اند، یا پیش‌تر یادآوری شده بود.",
  "reminding.text": "متن برای پیام",
  "reminding.text_hint": "برای واتساپ یا SMS. نام هیچ شاگردی در آن نیست.",
  "reminding.text_language": "زبان متن",
  "reminding.copy": "متن را کاپی کنید",
  "reminding.copied": "متن کاپی شد.",
  "reminding.copy_failed": "کاپی نشد. متن را نشانی و خودتان کاپی کنید.",
  "reminding.message": ["آخرین تاریخ تسلیم «",["title"],"» (",["class"],") ",["when"]," است. لطفاً آن را تسلیم کنید."],
  "reminding.message_over": ["آخرین تاریخ تسلیم «",["title"],"» (",["class"],") ",["when"]," بود. لطفاً هرچه زودتر آن را تسلیم کنید."],
}
