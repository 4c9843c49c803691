/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "insights.weekly_heading": "ارقام هفته",
  "insights.weekly_intro": "هفته یک بار، در روز اول، ارقام داشبورد شما به زبان خودتان با ایمیل می‌آید.",
  "insights.weekly_switch": "به من بفرستید",
  "insights.weekly_to": ["به ",["email"]," می‌رود."],
  "insights.weekly_none": "حساب شما آدرس ایمیل ندارد. دفتر می‌تواند آن را اضافه کند.",
  "insights.weekly_unsubscribed": "شما همه ایمیل‌ها را ختم کرده‌اید؛ تا پس نگیرید هیچ‌یک نمی‌آید.",
  "insights.weekly_offline": "این به انترنت نیاز دارد. چیزی تغییر نکرد.",
}
