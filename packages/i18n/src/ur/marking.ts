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
  several: 'کئی اساتذہ نے اسے جانچا ہے: {others}، اور آخر میں {name}، {when}۔ ہر جواب کے وہ نمبر شمار ہوتے ہیں جو آخر میں دیے گئے؛ سب نیچے محفوظ ہیں۔',
} satisfies Messages<'marking'>
