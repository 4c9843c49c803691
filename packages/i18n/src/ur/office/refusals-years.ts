import type { Messages } from '../../keys.ts'

/** Full key: `refusals.key`. */
export const refusalsYears = {
  year_name_taken: 'اس کیمپس کے ایک اور تعلیمی سال کا یہی نام ہے۔',
  year_dates_wrong: 'تعلیمی سال شروع ہونے سے پہلے ختم ہو جائے گا۔',
  year_overlaps: 'اس کیمپس کے ایک اور تعلیمی سال میں ان میں سے کچھ دن ہیں۔',
  year_not_next: 'یہ تعلیمی سال موجودہ سال کے بعد نہیں آتا۔',
  year_clashes: 'اس منصوبے میں ابھی کوئی رکاوٹ ہے۔ اس کے مسائل دیکھیں۔',
  year_plan_changed: 'منصوبہ دکھائے جانے کے بعد جماعتیں یا طلبہ بدل گئے۔ لاگو کرنے سے پہلے اسے دوبارہ دیکھیں۔',
  year_begun: 'نئے سال میں کچھ کام ہو چکا ہے یا اس کی جماعتیں بدل گئی ہیں۔ اب اسے واپس نہیں لیا جا سکتا۔',
  year_not_undoable: 'اسے صرف ایک بار اور 14 دن تک واپس لیا جا سکتا ہے۔',
} satisfies Messages<'refusals-years'>
