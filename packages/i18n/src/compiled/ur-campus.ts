/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "campuses.about": "کیمپس کے بارے میں",
  "campuses.people_by_role": "کردار کے حساب سے لوگ",
  "campuses.office_holders": "دفتر کے ذمہ دار",
  "campuses.no_principal": "یہاں ابھی کوئی پرنسپل نہیں۔",
  "campuses.last_seen": ["آخری لاگ اِن: ",["date"]],
  "campuses.never_seen": "ابھی تک کبھی لاگ اِن نہیں ہوئے",
  "campuses.added_on": "یہاں کب سے",
  "campuses.papers_of": [["name"]," کے کاغذات چھاپیں"],
  "campuses.other_names": "دوسری زبانوں میں نام",
  "campuses.licences": "طلبہ کے لائسنس",
  "campuses.licences_hint": "خالی: جو دوسرے کیمپسوں کے ساتھ مشترک ہیں۔ 0: کوئی حد نہیں۔",
  "campuses.user_creation": "کیمپس منتظم افراد شامل کر سکتے ہیں",
  "campuses.user_creation_usual": "جیسا یہاں معمول ہے",
  "campuses.user_creation_on": "جی ہاں",
  "campuses.user_creation_off": "نہیں",
  "campuses.classes": "جماعتیں",
  "campuses.subscription": "سبسکرپشن",
  "campuses.subscription_span": [["from"]," – ",["until"]],
  "campuses.open_end": "کوئی اختتام نہیں",
}
