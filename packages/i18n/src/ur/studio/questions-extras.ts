import type { Messages } from '../../keys.ts'

export const questionsExtras = {
  marks: 'نمبر',
  marks_title: 'نمبر',
  marks_hint: 'خالی: اگر امتحان کا کوئی اور سوال نمبر رکھتا ہے تو اس کا ایک نمبر ہے۔',
  marks_hint_rubric: 'خالی: جو اس کا معیار دیتا ہے۔',
  marks_of_part: 'حصہ {number} کے نمبر',
  partial_credit: 'جواب کا ایک حصہ نمبروں کا ایک حصہ دیتا ہے',
  partial_credit_hint: 'غلط انتخاب درست انتخاب میں سے کم کیے جاتے ہیں۔',
  asks_unit: 'طالب علم اکائی لکھتا ہے',
  asks_unit_hint: 'پھر اکائی کے بغیر عدد غلط ہے۔',
  help_title: 'اشارے اور رائے',
  hints: 'اشارے',
  hints_hint: 'ہر سطر میں ایک، زیادہ سے زیادہ پانچ۔ ایک کے بعد ایک آتا ہے؛ مہر بند امتحان کوئی نہیں دکھاتا۔',
  feedback_of_option: 'انتخاب {number} پر رائے',
  feedback_right: 'درست جواب پر رائے',
  feedback_partly: 'جزوی طور پر درست جواب پر رائے',
  feedback_wrong: 'غلط جواب پر رائے',
} satisfies Messages<'questions-extras'>
