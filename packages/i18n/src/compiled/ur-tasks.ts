/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "tasks.to_do": "کیا کرنا باقی ہے",
  "tasks.nothing": "آپ کے لیے کوئی کام باقی نہیں",
  "tasks.learners": "طلبہ",
  "tasks.teachers": "اساتذہ",
  "tasks.classes": "جماعتیں",
  "tasks.learners_without_class": "جماعت کے بغیر طلبہ",
  "tasks.classes_without_teacher": "استاد کے بغیر جماعتیں",
  "tasks.classes_without_class_teacher": "کلاس انچارج کے بغیر جماعتیں",
  "tasks.classes_without_learners": "طلبہ کے بغیر جماعتیں",
  "tasks.never_signed_in": "کبھی لاگ اِن نہیں ہوئے",
  "tasks.codes_ending": "ابتدائی کوڈ جو ختم ہو رہے ہیں یا ہو چکے",
  "tasks.payments_waiting": "ادائیگیاں جو آپ کی تصدیق کی منتظر ہیں",
  "tasks.look_alikes": "شاید دو بار درج ہیں",
  "tasks.pending_moves": "باقی منتقلیاں",
  "tasks.unfinished_imports": "شیٹیں جو ابھی لاگو نہیں ہوئیں",
  "tasks.attendance_not_taken": "جماعتیں جن کی حاضری نو بجے کے بعد بھی نہیں لی گئی",
  "tasks.subscription_ends": ["سبسکرپشن ",["date"]," کو ختم ہو رہی ہے۔"],
  "tasks.subscription_over": ["سبسکرپشن ",["date"]," کو ختم ہو گئی۔"],
  "tasks.licences": ["طلبہ کے ",["total"]," میں سے ",["used"]," لائسنس استعمال ہو چکے۔"],
  "tasks.campuses_without_admin": "کیمپس جن کا کوئی کیمپس منتظم نہیں",
  "tasks.campuses_subscription_ending": "کیمپس جن کی سبسکرپشن جلد ختم ہو گی یا ہو چکی",
  "tasks.campuses_silent": "خاموش کیمپس",
  "tasks.campuses_failed_moves": "کیمپس جن کی منتقلیاں ناکام ہوئیں",
  "tasks.campuses_pending_moves": "کیمپس جن کی منتقلیاں باقی ہیں",
}
