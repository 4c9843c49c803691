import type { Messages } from '../keys.ts'

export const refusalsOffice = {
  changed_meanwhile: 'در این میان شخص دیگری این را تغییر داده است. پیش از ذخیره ببینید که حالا چگونه است.',
  typed_name_wrong: 'این نه کود صنف است و نه نام آن. چیزی حذف نشد.',
  class_code_taken: 'این کود از قبل از صنف دیگری است.',
  class_exists: 'این شعبه از این کورس یک صنف دارد. به این صنف نام خودش را بدهید، یا کورس دیگری انتخاب کنید.',
  course_missing: 'این مکتب این کورس را ندارد.',
  class_dates_wrong: 'صنف پیش از آغاز پایان می‌یابد.',
  delete_class_off: 'اینجا صنف‌ها حذف نمی‌شوند. به جای آن صنف را بایگانی کنید.',
  course_change_unsaid: 'بگویید که کورس تغییر می‌کند: آنچه شاگردان انجام داده‌اند با درس‌های کورس قبلی می‌ماند.',
} satisfies Messages<'refusals-office'>
