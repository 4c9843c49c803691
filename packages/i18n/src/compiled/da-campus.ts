/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "campuses.about": "دربارهٔ کمپس",
  "campuses.people_by_role": "افراد بر اساس نقش",
  "campuses.office_holders": "مسئولان دفتر",
  "campuses.no_principal": "اینجا هنوز کسی مدیر نیست.",
  "campuses.last_seen": ["آخرین ورود: ",["date"]],
  "campuses.never_seen": "هنوز هیچ‌گاه داخل نشده",
  "campuses.added_on": "از این تاریخ اینجاست",
  "campuses.papers_of": ["چاپ ورق‌های ",["name"]],
  "campuses.other_names": "نام‌ها به زبان‌های دیگر",
  "campuses.licences": "جوازهای شاگردان",
  "campuses.licences_hint": "خالی: آنچه با کمپس‌های دیگر شریک است. ۰: بی‌حد.",
  "campuses.user_creation": "مدیران کمپس می‌توانند اشخاص را اضافه کنند",
  "campuses.user_creation_usual": "مثل معمول اینجا",
  "campuses.user_creation_on": "بلی",
  "campuses.user_creation_off": "نخیر",
  "campuses.classes": "صنف‌ها",
  "campuses.subscription": "اشتراک",
  "campuses.subscription_span": [["from"]," – ",["until"]],
  "campuses.open_end": "بدون ختم",
}
