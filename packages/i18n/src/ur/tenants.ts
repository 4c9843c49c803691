import type { Messages } from '../keys.ts'

export const tenants = {
  powered_by: 'مکتب کی مدد سے',
  contact_number: 'رابطہ نمبر: {number}',
  default_landing: 'اسکول ہر دن، انٹرنیٹ کے ساتھ یا اس کے بغیر۔',
  quran_welcome: '{name} میں خوش آمدید',
  unknown_host_title: 'اس پتے پر کوئی اسکول نہیں',
  unknown_host_body: 'پتہ دیکھیں، یا اپنے اسکول سے پوچھیں۔',
} satisfies Messages<'tenants'>
