import type { Messages } from '../keys.ts'

export const refusalsInside = {
  migration_failed_description:
    'آپ منتقل نہیں ہوئے، مگر کچھ ضائع نہیں ہوا۔ پہلے والی جگہ جاری رکھیں یا بعد میں دوبارہ کوشش کریں۔',
  migration_failed_title: 'منتقلی ناکام ہو گئی',
  score_above_total: 'اسکور کل نمبر سے زیادہ نہیں ہو سکتا۔',
  payment_required: 'یہ سبق ایک پلان کا حصہ ہے۔',
  sync_retry_popup_message: 'اس آلے کا وقت اب بھی درست نہیں۔ درست کر کے دوبارہ کوشش کریں۔',
  sync_time_inncorrect_heading: 'اس آلے کا وقت درست نہیں',
  sync_time_inncorrect_message: 'اس آلے کی تاریخ اور وقت خودکار کریں۔ تبدیلی میں 10 سیکنڈ لگ سکتے ہیں۔',
  assignments_off: 'آپ کا اسکول اسائنمنٹس استعمال نہیں کرتا۔',
  closed_in_place: 'یہ اُس شخص کا ذاتی حصہ ہے اور جب تک آپ اُس کی جگہ کام کر رہے ہیں، بند رہے گا۔',
  startdate_larger_then_currentdate: 'پہلا دن ابھی نہیں آیا۔',
  enddate_larger_then_currentdate: 'آخری دن ابھی نہیں آیا۔',
  startdate_larger_then_enddate: 'پہلا دن آخری دن کے بعد ہے۔',
  rubric_mismatch: 'یہ نمبر اسائنمنٹ کے جانچ کے معیار سے میل نہیں کھاتے۔',
  not_found: 'یہ نہیں ملا۔ شاید اسے ہٹا دیا گیا ہے۔',
  file_missing: 'ایک فائل نہیں پہنچی۔ اسے دوبارہ منسلک کریں۔',
  link_refused: 'یہ پتہ استعمال نہیں ہو سکتا۔ اسے https سے شروع ہونا چاہیے۔',
  site_refused: 'اس سائٹ کے صفحے سبق کے اندر نہیں دکھائے جا سکتے۔',
} satisfies Messages<'refusals-inside'>
