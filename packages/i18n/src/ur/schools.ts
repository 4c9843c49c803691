import type { Messages } from '../keys.ts'

export const schools = {
  class: 'جماعت',
  classes: 'جماعتیں',
  learners: 'طلبہ',
  teachers: 'اساتذہ',
  subject: 'مضمون',
  my_classes: 'میری جماعتیں',
  no_classes: 'آپ ابھی کسی جماعت میں نہیں۔ آپ کا اسکول آپ کو شامل کرے گا۔',
  learner_count: '{count, plural, one {# طالب علم} other {# طلبہ}}',
  taught_by: 'استاد: {name}',
  class_place: 'جماعت {grade} · {section}',
  subject_maths: 'ریاضی',
  subject_science: 'سائنس',
  subject_english: 'انگریزی',
  subject_pashto: 'پشتو',
  subject_dari: 'دری',
  subject_urdu: 'اردو',
  teacher_lessons: '{count, plural, one {# سبق} other {# اسباق}}',
  teacher_no_classes: 'آپ ابھی کسی جماعت کو نہیں پڑھاتے۔ اسکول شامل کرے گا۔',
  teacher_completion: 'مکمل اسباق',
} satisfies Messages<'schools'>
