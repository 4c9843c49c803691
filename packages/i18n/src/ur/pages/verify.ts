import type { Messages } from '../../keys.ts'

export const verify = {
  title: 'کیا یہ سند اصلی ہے؟',
  intro: 'وہ کوڈ لکھیں جو سند کے مربع کے نیچے ہے۔',
  code: 'سند کا کوڈ',
  ask: 'پوچھیں',
  genuine: 'اصلی ہے',
  not_genuine: 'اصلی نہیں',
  not_genuine_body: 'اس اسکول کی کسی سند کا یہ کوڈ نہیں، یا وہ واپس لے لی گئی ہے۔ ہر حرف ملا کر دیکھیں۔',
  name: 'نام',
  school: 'اسکول',
  kind: 'قسم',
  kind_leaving: 'اسکول چھوڑنے کی سند',
  issued: 'تاریخِ اجرا',
  too_many: 'ایک منٹ میں بیس کوڈ آزمائے جا سکتے ہیں۔ ذرا ٹھہر کر پھر پوچھیں۔',
} satisfies Messages<'verify'>
