/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "days.add_days": "اضافه کردن رخصتی",
  "days.kind": "این چه نوع روز است؟",
  "days.holiday": "رخصتی",
  "days.working": "روز درسی",
  "days.working_hint": "درس است، هرچند آن روز هفته رخصت باشد.",
  "days.first": "روز اول",
  "days.first_needed": "روز اول را انتخاب کنید.",
  "days.last": "روز آخر",
  "days.last_hint": "اگر خالی بماند، یک روز است.",
  "days.name_in": ["نام (",["language"],")"],
  "days.kept": "جنتری ذخیره شد.",
  "days.removed": [["name"]," از جنتری برداشته شد."],
  "days.undo": "واگرد",
  "days.change": "تغییر",
  "days.remove": "برداشتن",
  "days.none": "درباره این سال هنوز چیزی گفته نشده",
  "days.of_year": ["سال ",["year"]],
  "days.year_before": "سال قبل",
  "days.year_after": "سال بعد",
  "days.rests_anyway": "هر هفته به هر حال رخصت است",
  "days.rest_days": "روزهای رخصت هفته",
  "days.rest": "در این روزها درس نیست",
  "days.rest_usual": "مانند کمپس‌های دیگر",
  "days.rest_all": "هفته دست‌کم یک روز درسی دارد.",
}
