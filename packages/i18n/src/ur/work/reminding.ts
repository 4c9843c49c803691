import type { Messages } from '../../keys.ts'

export const reminding = {
  heading: 'جمع نہیں ہوا',
  not_yet: 'طلبہ جنہوں نے جمع نہیں کروایا',
  again: 'دوبارہ کرنا ہے',
  reminded_when: 'یاد دہانی {when}',
  hint: 'کسی کو نہ چنیں تو: سب۔ ہر ایک کو بارہ گھنٹے میں ایک بار یاد دہانی ہوتی ہے۔',
  remind_all: '{count, plural, one {# طالب علم کو یاد دہانی کرائیں} other {تمام # طلبہ کو یاد دہانی کرائیں}}',
  remind_chosen: '{count, plural, one {# طالب علم کو یاد دہانی کرائیں} other {# طلبہ کو یاد دہانی کرائیں}}',
  all_reminded: 'پچھلے بارہ گھنٹوں میں سب کو یاد دہانی ہو چکی ہے۔',
  closed: 'یہ کام بند ہے: اب کچھ جمع نہیں ہوتا۔',
  told: '{count, plural, one {# طالب علم کو یاد دہانی ہو گئی۔} other {# طلبہ کو یاد دہانی ہو گئی۔}}',
  told_nobody: 'کسی کو یاد دہانی نہیں ہوئی: اس دوران جمع کروا چکے ہیں، یا پہلے ہو چکی تھی۔',
  text: 'پیغام کا متن',
  text_hint: 'واٹس ایپ یا SMS کے لیے۔ اس میں کسی طالب علم کا نام نہیں۔',
  text_language: 'متن کی زبان',
  copy: 'متن کاپی کریں',
  copied: 'متن کاپی ہو گیا۔',
  copy_failed: 'کاپی نہیں ہو سکا۔ متن کو نشان زد کر کے خود کاپی کریں۔',
  message: '«{title}» ({class}) کی آخری تاریخ {when} ہے۔ براہ کرم جمع کروائیں۔',
  message_over: '«{title}» ({class}) کی آخری تاریخ {when} تھی۔ براہ کرم جلد از جلد جمع کروائیں۔',
} satisfies Messages<'reminding'>
