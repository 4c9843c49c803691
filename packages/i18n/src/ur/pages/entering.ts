import type { Messages } from '../../keys.ts'

export const entering = {
  institution_login: 'اسکول کے لاگ اِن سے جاری رکھیں',
  email_login: 'ای میل سے جاری رکھیں',
  institution_heading: 'اسکول کا لاگ اِن',
  email_heading: 'ای میل سے لاگ اِن کریں',
  school_username: 'اسکول میں آپ کا صارف نام',
  your_school: 'آپ کا اسکول',
  search_school: 'اسکول کا نام',
  change_school: 'دوسرا اسکول چنیں',
  no_school: 'اس نام کا کوئی اسکول نہیں۔ نام کا کچھ حصہ لکھ کر دیکھیں۔',
  no_schools: 'یہاں چننے کے لیے کوئی اسکول نہیں۔ اپنے اسکول سے پوچھیں کہ لاگ اِن کیسے کریں۔',
  more_schools: 'مزید اسکول دکھائیں',
  proof_waits: '{name} کی پہچان ہو گئی۔ جاری رکھنے کے لیے اپنا اسکول چنیں۔',
  embedded_heading: 'اپنے {name} اکاؤنٹ سے لاگ اِن کریں',
  embedded_intro: 'طلبہ کے لیے۔ آپ کا صارف نام اور پاس ورڈ صرف {name} کو جاتے ہیں، کہیں اور نہیں۔',
} satisfies Messages<'entering'>
