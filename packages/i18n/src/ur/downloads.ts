import type { Messages } from '../keys.ts'

export const downloads = {
  downloading: 'ڈاؤن لوڈ ہو رہا ہے…',
  downloads: 'ڈاؤن لوڈز',
  remove_from_device: 'اس آلے سے ہٹائیں',
  storage_used: 'اس آلے پر {used} استعمال ہوا',
  download_assignment: 'آف لائن کے لیے ڈاؤن لوڈ کریں',
  size_of: 'حجم: {size}',
  ready_offline: 'انٹرنیٹ کے بغیر تیار',
  failed_storage: 'اس آلے کی اسٹوریج بھر گئی ہے۔ کچھ ہٹائیں اور دوبارہ کوشش کریں؛ پہلے کی چیزیں محفوظ ہیں۔',
  failed_unreachable: 'انٹرنیٹ چلا گیا۔ جو آ چکا وہ محفوظ ہے؛ جاری رکھنے کے لیے دوبارہ کوشش کریں۔',
  none: 'ابھی کچھ ڈاؤن لوڈ نہیں ہوا۔ ایک اسائنمنٹ کھولیں اور آف لائن کے لیے ڈاؤن لوڈ کریں۔',
  count_ready: '{count, plural, =0 {اس آلے پر ابھی کچھ نہیں} one {اس آلے پر # اسائنمنٹ} other {اس آلے پر # اسائنمنٹس}}',
  not_available: 'یہ براؤزر آف لائن کے لیے فائلیں محفوظ نہیں کر سکتا۔',
  waiting_work: 'بھیجے جانے کے انتظار میں',
  refused_work: 'آپ کی توجہ چاہیے',
  dismiss: 'میں نے دیکھ لیا',
  removal_asked: 'آلے سے ہٹائیں؟ آپ کا کام باقی رہے گا۔',
} satisfies Messages<'downloads'>
