import type { Messages } from '../keys.ts'

export const schools = {
  class: 'ټولګی',
  classes: 'ټولګي',
  learners: 'زده کوونکي',
  teachers: 'ښوونکي',
  subject: 'مضمون',
  my_classes: 'زما ټولګي',
  no_classes: 'تاسو لا په کوم ټولګي کې نه یاست. ستاسو ښوونځی مو ورزیاتوي.',
  learner_count: '{count, plural, one {# زده کوونکی} other {# زده کوونکي}}',
  taught_by: 'ښوونکی: {name}',
  class_place: '{grade} ټولګی · {section}',
  subject_maths: 'ریاضي',
  subject_science: 'ساینس',
  subject_english: 'انګلیسي',
  subject_pashto: 'پښتو',
  subject_dari: 'دري',
  subject_urdu: 'اردو',
  teacher_lessons: '{count, plural, one {# لوست} other {# لوستونه}}',
  teacher_no_classes: 'تاسو لا په کوم ټولګي کې درس نه ورکوئ. ښوونځی یې ورزیاتوي.',
  teacher_completion: 'بشپړ شوي لوستونه',
} satisfies Messages<'schools'>
