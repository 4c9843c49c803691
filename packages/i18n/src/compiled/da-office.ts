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
  "refusals.typed_name_wrong": "این نه کود صنف است و نه نام آن. چیزی حذف نشد.",
  "refusals.class_code_taken": "این کود از قبل از صنف دیگری است.",
  "refusals.class_exists": "این شعبه از این کورس یک صنف دارد. به این صنف نام خودش را بدهید، یا کورس دیگری انتخاب کنید.",
  "refusals.course_missing": "این مکتب این کورس را ندارد.",
  "refusals.class_dates_wrong": "صنف پیش از آغاز پایان می‌یابد.",
  "refusals.delete_class_off": "اینجا صنف‌ها حذف نمی‌شوند. به جای آن صنف را بایگانی کنید.",
  "refusals.course_change_unsaid": "بگویید که کورس تغییر می‌کند: آنچه شاگردان انجام داده‌اند با درس‌های کورس قبلی می‌ماند.",
}
