import type { Messages } from '../keys.ts'

export const schools = {
  class: 'صنف',
  classes: 'صنف‌ها',
  learners: 'شاگردان',
  teachers: 'معلمان',
  subject: 'مضمون',
  my_classes: 'صنف‌های من',
  no_classes: 'شما هنوز در صنفی نیستید. مکتب شما را اضافه می‌کند.',
  learner_count: '{count, plural, one {# شاگرد} other {# شاگرد}}',
  taught_by: 'معلم: {name}',
  class_place: 'صنف {grade} · {section}',
  subject_maths: 'ریاضی',
  subject_science: 'ساینس',
  subject_english: 'انگلیسی',
  subject_pashto: 'پشتو',
  subject_dari: 'دری',
  subject_urdu: 'اردو',
  teacher_lessons: '{count, plural, one {# درس} other {# درس}}',
  teacher_no_classes: 'هنوز در صنفی درس نمی‌دهید. مکتب آن را اضافه می‌کند.',
  teacher_completion: 'درس‌های تکمیل‌شده',
} satisfies Messages<'schools'>
