import type { Messages } from '../keys.ts'

export const content = {
  course: 'کورس',
  lesson: 'سبق',
  lessons: 'اسباق',
  module: 'ماڈیول',
  video: 'ویڈیو',
  document: 'دستاویز',
  e_book: 'برقی کتاب',
  article: 'مقالہ',
  game: 'کھیل',
  quiz: 'کوئز',
  question: 'سوال',
  answer: 'جواب',
  correct: 'درست',
  incorrect: 'غلط',
  courses: 'کورسز',
  lesson_count: '{count, plural, one {# سبق} other {# اسباق}}',
  module_count: '{count, plural, one {# ماڈیول} other {# ماڈیول}}',
} satisfies Messages<'content'>
