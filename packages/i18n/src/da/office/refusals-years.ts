import type { Messages } from '../../keys.ts'

/** Full key: `refusals.key`. */
export const refusalsYears = {
  year_name_taken: 'سال تعلیمی دیگری از این کمپس همین نام را دارد.',
  year_dates_wrong: 'سال تعلیمی پیش از آغاز پایان می‌یابد.',
  year_overlaps: 'سال تعلیمی دیگری از این کمپس برخی از این روزها را دارد.',
  year_not_next: 'این سال تعلیمی پس از سال جاری نیست.',
  year_clashes: 'هنوز چیزی مانع این پلان است. مشکل‌های آن را ببینید.',
  year_plan_changed: 'از زمان نمایش پلان صنف‌ها یا شاگردان تغییر کرده‌اند. پیش از اجرا دوباره آن را ببینید.',
  year_begun: 'در سال نو کاری انجام شده یا صنف‌های آن تغییر کرده است. دیگر نمی‌توان آن را پس گرفت.',
  year_terms_wrong: 'یک سمستر بیرون از سال تعلیمی خود است، یا پیش از آغاز پایان می‌یابد.',
  year_terms_overlap: 'دو سمستر این سال تعلیمی یک روز مشترک دارند.',
  year_terms_alike: 'دو سمستر این سال تعلیمی یک نام دارند.',
  year_not_undoable: 'این را تنها یک بار و تا ۱۴ روز می‌توان پس گرفت.',
} satisfies Messages<'refusals-years'>
