import type { Messages } from '../../keys.ts'

export const campusesDetails = {
  about: 'کیمپس کے بارے میں',
  people_by_role: 'کردار کے حساب سے لوگ',
  office_holders: 'دفتر کے ذمہ دار',
  no_principal: 'یہاں ابھی کوئی پرنسپل نہیں۔',
  last_seen: 'آخری لاگ اِن: {date}',
  never_seen: 'ابھی تک کبھی لاگ اِن نہیں ہوئے',
  added_on: 'یہاں کب سے',
  papers_of: '{name} کے کاغذات چھاپیں',
  other_names: 'دوسری زبانوں میں نام',
  licences: 'طلبہ کے لائسنس',
  licences_hint: 'خالی: جو دوسرے کیمپسوں کے ساتھ مشترک ہیں۔ 0: کوئی حد نہیں۔',
  user_creation: 'کیمپس منتظم افراد شامل کر سکتے ہیں',
  user_creation_usual: 'جیسا یہاں معمول ہے',
  user_creation_on: 'جی ہاں',
  user_creation_off: 'نہیں',
  classes: 'جماعتیں',
  subscription: 'سبسکرپشن',
  subscription_span: '{from} – {until}',
  open_end: 'کوئی اختتام نہیں',
} satisfies Messages<'campuses-details'>
