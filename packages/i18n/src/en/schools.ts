/** A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `schools.key`. */
export const schools = {
  school: 'School',
  campus: 'Campus',
  class: 'Class',
  classes: 'Classes',
  learners: 'Learners',
  teachers: 'Teachers',
  subject: 'Subject',
  section: 'Section',
  grade_level: 'Grade',
  my_classes: 'My classes',
  no_classes: 'You are not in a class yet. Your school adds you.',
  learner_count: '{count, plural, one {# learner} other {# learners}}',
} as const
