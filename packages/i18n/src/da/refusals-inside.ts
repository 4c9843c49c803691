import type { Messages } from '../keys.ts'

export const refusalsInside = {
  migration_failed_description:
    'شما منتقل نشدید، ولی چیزی از دست نرفت. در جای قبلی ادامه دهید یا بعداً دوباره کوشش کنید.',
  migration_failed_title: 'انتقال ناکام شد',
  score_above_total: 'نمره نمی‌تواند از مجموع نمرات بیشتر باشد.',
  payment_required: 'این درس مربوط به یک پلان است.',
  sync_retry_popup_message: 'وقت این دستگاه هنوز درست نیست. درستش کنید و دوباره کوشش کنید.',
  sync_time_inncorrect_heading: 'وقت این دستگاه درست نیست',
  sync_time_inncorrect_message: 'تاریخ و وقت این دستگاه را اتومات بسازید. تغییر تا ۱۰ ثانیه وقت می‌گیرد.',
  assignments_off: 'مکتب شما از وظایف استفاده نمی‌کند.',
  closed_in_place: 'این مربوط خود همان شخص است و تا وقتی به جای او کار می‌کنید بسته می‌ماند.',
  startdate_larger_then_currentdate: 'روز اول هنوز نرسیده است.',
  enddate_larger_then_currentdate: 'روز آخر هنوز نرسیده است.',
  startdate_larger_then_enddate: 'روز اول بعد از روز آخر است.',
  rubric_mismatch: 'این نمرات با معیارهای ارزیابی وظیفه برابر نیست.',
  not_found: 'این یافت نشد. شاید حذف شده باشد.',
  file_missing: 'یکی از فایل‌ها نرسید. دوباره ضمیمه‌اش کنید.',
  link_refused: 'این آدرس قابل استفاده نیست. باید با https آغاز شود.',
  site_refused: 'صفحه‌های این سایت داخل درس نشان داده نمی‌شود.',
} satisfies Messages<'refusals-inside'>
