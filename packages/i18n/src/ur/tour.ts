import type { Messages } from '../keys.ts'

export const tour = {
  replay_title: 'صفحات کا تعارف',
  replay_body: 'پہلی بار کوئی صفحہ کھولنے پر وہ بتاتا ہے کہ کیا کہاں ہے۔ آپ یہ دوبارہ دیکھ سکتے ہیں۔',
  replay: 'دوبارہ دکھائیں',
  replayed: 'اگلی بار کوئی صفحہ کھولیں گے تو وہ بتائے گا کہ کیا کہاں ہے۔',
  replay_offline: 'اس کے لیے انٹرنیٹ چاہیے۔ کچھ نہیں بدلا۔',
} satisfies Messages<'tour'>
