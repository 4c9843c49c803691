import type { Messages } from '../../keys.ts'

export const usage = {
  heading: 'مواد کا استعمال',
  by_type: 'قسم کے لحاظ سے',
  by_content: 'ہر مواد کے لحاظ سے',
  type_heading: 'قسم',
  content_heading: 'مواد',
  opened_by: 'طلبہ جنہوں نے کھولا',
  recent: 'تیس دن میں',
  completed_by: 'مکمل کیا',
  counted: '{total, number} طلبہ میں سے، {when} تک۔ ہر گھنٹے ایک بار دوبارہ گنا جاتا ہے۔',
  none: 'ابھی تک کسی نے کوئی مواد نہیں کھولا',
} satisfies Messages<'usage'>
