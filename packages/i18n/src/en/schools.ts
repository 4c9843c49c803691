/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `schools.key`. */
export const schools = {
  class: 'Class',
  classes: 'Classes',
  learners: 'Learners',
  teachers: 'Teachers',
  subject: 'Subject',
  my_classes: 'My classes',
  no_classes: 'You are not in a class yet. Your school adds you.',
  learner_count: '{count, plural, one {# learner} other {# learners}}',
  taught_by: 'Teacher: {name}',
  class_place: 'Grade {grade} · {section}',
  subject_maths: 'Mathematics',
  subject_science: 'Science',
  subject_english: 'English',
  subject_pashto: 'Pashto',
  subject_dari: 'Dari',
  subject_urdu: 'Urdu',
} as const
