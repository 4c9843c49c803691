import type { Messages } from '../keys.ts'

export const downloads = {
  remove_from_device: 'اس آلے سے ہٹائیں',
  storage_used: 'اس آلے پر {used} استعمال ہوا',
  download_assignment: 'آف لائن کے لیے ڈاؤن لوڈ کریں',
  size_of: 'حجم: {size}',
  ready_offline: 'انٹرنیٹ کے بغیر تیار',
  getting_ready_count: 'آف لائن کے لیے تیار ہو رہا ہے: {total} میں سے {kept}',
  failed_storage: 'اس آلے کی اسٹوریج بھر گئی ہے۔ کچھ ہٹائیں اور دوبارہ کوشش کریں؛ پہلے کی چیزیں محفوظ ہیں۔',
  see_removable: 'ڈاؤن لوڈز جو ہٹائے جا سکتے ہیں: {size}',
  remove_elsewhere: 'اس آلے پر کوئی ڈاؤن لوڈ نہیں۔ وہ تصاویر یا ویڈیوز ہٹائیں جن کی اب ضرورت نہیں۔',
  failed_unreachable: 'انٹرنیٹ چلا گیا۔ جو آ چکا وہ محفوظ ہے؛ جاری رکھنے کے لیے دوبارہ کوشش کریں۔',
  packages_not_allowed: 'یہ براؤزر سرگرمیاں محفوظ نہیں کرنے دیتا۔ ان کے لیے انٹرنیٹ چاہیے؛ باقی سب محفوظ ہے:',
  none: 'ابھی کچھ ڈاؤن لوڈ نہیں ہوا۔ ایک اسائنمنٹ کھولیں اور آف لائن کے لیے ڈاؤن لوڈ کریں۔',
  not_available: 'یہ براؤزر آف لائن کے لیے فائلیں محفوظ نہیں کر سکتا۔',
  removal_title: 'اسے آلے سے ہٹائیں؟',
  removal_asked: 'آپ کا کام باقی رہے گا۔ دوبارہ ڈاؤن لوڈ کے لیے انٹرنیٹ چاہیے۔',
} satisfies Messages<'downloads'>
