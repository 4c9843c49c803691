import type { Messages } from '../../keys.ts'

export const refusalsAttendance = {
  attendance_off: 'اس اسکول میں حاضری نہیں لی جاتی۔',
  not_class_teacher: 'یہاں حاضری کلاس انچارج لیتے ہیں، جماعت کے دوسرے استاد نہیں۔',
  attendance_in_future: 'وہ دن ابھی نہیں آیا۔',
  attendance_closed: 'اسے درج کرنے کے دن گزر چکے ہیں۔ دفتر سے پوچھیں۔',
  nothing_marked: 'پہلے کسی طالب علم کی حاضری درج کریں۔',
  learner_twice: 'ایک طالب علم دو بار درج ہے۔',
  register_elsewhere: 'اس سیکشن کی حاضری دوسری کلاس میں لی جاتی ہے۔',
  attendance_range_too_long: 'رجسٹر زیادہ سے زیادہ 92 دن دکھاتا ہے۔',
} satisfies Messages<'refusals-attendance'>
