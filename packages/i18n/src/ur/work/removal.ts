import type { Messages } from '../../keys.ts'

export const removal = {
  note: 'جو اب اس آلے پر نہیں چاہیے اس پر نشان لگائیں۔ آپ کا کام رہتا ہے، اور انٹرنیٹ سے دوبارہ ڈاؤن لوڈ ہو سکتا ہے۔',
  work: 'کام',
  courses: 'کورس اور اسباق',
  kept: 'اس آلے پر {used} استعمال میں',
  freed: '{size} خالی ہوں گے۔',
  shared: 'کچھ خالی نہیں ہو گا: دوسرے ڈاؤن لوڈز کو یہی فائلیں چاہئیں۔',
  remove: '{count, plural, =0 {ہٹائیں} one {# ڈاؤن لوڈ ہٹائیں} other {# ڈاؤن لوڈز ہٹائیں}}',
  asked: '{count, plural, one {اس آلے سے # ڈاؤن لوڈ ہٹائیں؟} other {اس آلے سے # ڈاؤن لوڈز ہٹائیں؟}}',
  done: 'ہٹا دیا۔ اس آلے پر اب بھی {used} استعمال میں ہیں۔',
  incomplete: 'سب کچھ ہٹایا نہ جا سکا۔ دوبارہ کوشش کریں۔',
} satisfies Messages<'removal'>
