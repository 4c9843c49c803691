/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "office.online_only": "کارهای اداری انترنت می‌خواهد. آنچه نوشته‌اید همین‌جا می‌ماند.",
  "office.draft_back": "آنچه پیش‌تر نوشته بودید دوباره اینجاست.",
  "office.draft_discard": "از نو شروع کنید",
  "office.changed_title": "در این میان شخص دیگری این را تغییر داد",
  "office.changed_now": "حالا چگونه است",
  "office.changed_yours": "شما چه نوشته‌اید",
  "office.keep_mine": "نوشتهٔ من را ذخیره کنید",
  "office.take_theirs": "همان را که حالا هست بگیرید",
  "office.save": "ذخیره کردن",
  "office.nothing": "هیچ",
  "refusals.changed_meanwhile": "در این میان شخص دیگری این را تغییر داده است. پیش از ذخیره ببینید که حالا چگونه است.",
}
