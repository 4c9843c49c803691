import type { Messages } from '../../keys.ts'

export const tasks = {
  to_do: 'کیا کرنا باقی ہے',
  nothing: 'آپ کے لیے کوئی کام باقی نہیں',
  learners: 'طلبہ',
  teachers: 'اساتذہ',
  classes: 'جماعتیں',
  learners_without_class: 'جماعت کے بغیر طلبہ',
  classes_without_teacher: 'استاد کے بغیر جماعتیں',
  classes_without_class_teacher: 'کلاس انچارج کے بغیر جماعتیں',
  classes_without_learners: 'طلبہ کے بغیر جماعتیں',
  never_signed_in: 'کبھی لاگ اِن نہیں ہوئے',
  codes_ending: 'ابتدائی کوڈ جو ختم ہو رہے ہیں یا ہو چکے',
  payments_waiting: 'ادائیگیاں جو آپ کی تصدیق کی منتظر ہیں',
  look_alikes: 'شاید دو بار درج ہیں',
  pending_moves: 'باقی منتقلیاں',
  unfinished_imports: 'شیٹیں جو ابھی لاگو نہیں ہوئیں',
  attendance_not_taken: 'جماعتیں جن کی حاضری نو بجے کے بعد بھی نہیں لی گئی',
  subscription_ends: 'سبسکرپشن {date} کو ختم ہو رہی ہے۔',
  subscription_over: 'سبسکرپشن {date} کو ختم ہو گئی۔',
  licences: 'طلبہ کے {total} میں سے {used} لائسنس استعمال ہو چکے۔',
} satisfies Messages<'tasks'>
