import type { Messages } from '../../keys.ts'

export const campusesDetails = {
  about: 'دربارهٔ کمپس',
  people_by_role: 'افراد بر اساس نقش',
  office_holders: 'مسئولان دفتر',
  no_principal: 'اینجا هنوز کسی مدیر نیست.',
  last_seen: 'آخرین ورود: {date}',
  never_seen: 'هنوز هیچ‌گاه داخل نشده',
  added_on: 'از این تاریخ اینجاست',
  papers_of: 'چاپ ورق‌های {name}',
  other_names: 'نام‌ها به زبان‌های دیگر',
  licences: 'جوازهای شاگردان',
  licences_hint: 'خالی: آنچه با کمپس‌های دیگر شریک است. ۰: بی‌حد.',
  user_creation: 'مدیران کمپس می‌توانند اشخاص را اضافه کنند',
  user_creation_usual: 'مثل معمول اینجا',
  user_creation_on: 'بلی',
  user_creation_off: 'نخیر',
  classes: 'صنف‌ها',
  subscription: 'اشتراک',
  subscription_span: '{from} – {until}',
  open_end: 'بدون ختم',
} satisfies Messages<'campuses-details'>
