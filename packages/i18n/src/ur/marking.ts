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
} satisfies Messages<'marking'>
