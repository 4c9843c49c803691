import type { Messages } from '../keys.ts'

export const marking = {
  to_mark: 'جانچنے کے لیے',
  marked: 'جانچے ہوئے',
  none_marked: 'ابھی کوئی جواب نہیں جانچا گیا۔',
  change: 'نمبر بدلیں',
  changed: 'نمبر بدل گئے۔',
  came_to: 'نتیجہ: {percent}',
  earlier: 'اب تک دیے گئے نمبر',
  entry: '{name}، {when}: {percent}',
  several:
    'کئی اساتذہ نے اسے جانچا ہے: {others}، اور آخر میں {name}، {when}۔ ہر جواب کے وہ نمبر شمار ہوتے ہیں جو آخر میں دیے گئے؛ سب نیچے محفوظ ہیں۔',
  unsaved:
    '{count, plural, one {# نمبر ابھی محفوظ نہیں} other {# نمبر ابھی محفوظ نہیں}}۔ اس براؤزر میں منتظر ہیں اور انٹرنیٹ آنے پر بھیجے جائیں گے۔',
  other_score: 'ایک اور نمبر بھی دیا گیا: {score}، {name} کی طرف سے، {when}۔ کون سا شمار ہو؟',
  keep: '{score} رکھیں',
} satisfies Messages<'marking'>
