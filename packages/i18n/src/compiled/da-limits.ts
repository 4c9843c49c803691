/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.limits_title": "دیتا و کیفیت",
  "downloads.quality": "فلم‌ها",
  "downloads.quality_small": "تصویر کوچک، دیتای کمتر",
  "downloads.quality_whole": "تصویر کامل",
  "downloads.quality_audio": "تنها صدا، کمترین دیتا",
  "downloads.quality_hint": "برای آنچه از این پس داونلود می‌کنید. فلمی که این شکل را ندارد به نزدیک‌ترین شکل می‌آید.",
  "downloads.only_wifi": "تنها با وای‌فای داونلود شود",
  "downloads.line_is_free": "این دستگاه می‌گوید که با وای‌فای یا کیبل است. تلفونی که انترنت خود را شریک می‌سازد هم مانند وای‌فای دیده می‌شود.",
  "downloads.line_is_paid": "این دستگاه می‌گوید که با انترنت موبایل است یا دیتا صرفه‌جویی می‌کند.",
  "downloads.line_is_unknown": "این مرورگر نمی‌گوید از کدام انترنت استفاده می‌کند. اگر این روشن باشد، هر داونلود اول از شما می‌پرسد.",
  "downloads.budget": "دیتای داونلودها در سی روز",
  "downloads.budget_none": "هر قدر که لازم باشد",
  "downloads.spent": ["در سی روز گذشته ",["used"]," مصرف شده."],
  "downloads.spent_of": ["در سی روز گذشته ",["used"]," از ",["budget"]," مصرف شده."],
  "downloads.spent_hint": "داونلودهای این دستگاه حساب می‌شود که معلوم نیست با وای‌فای بوده باشد. شرکت‌های مخابرات شاید دیگرگونه حساب کنند.",
  "downloads.limits_kept": "این تنظیمات در همین دستگاه نگه داشته می‌شود.",
  "downloads.class_holds": "همهٔ درس‌های آن و وظایفی که در آن داده شده است.",
  "downloads.whole_class": "یک صنف کامل",
  "downloads.choose_class": "صنف",
  "downloads.whole_course": "یک کورس کامل",
  "downloads.choose_course": "کورس",
  "downloads.course_holds": "همهٔ درس‌های آن.",
  "downloads.of_grade": ["صنف ",["grade"]],
  "downloads.none_of_campus": "هنوز چیزی داونلود نشده است. در بالا یک کورس یا صنف را انتخاب و برای آفلاین داونلود کنید.",
}
