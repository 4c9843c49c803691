import type { Messages } from '../keys.ts'

export const content = {
  course: 'کورس',
  lesson: 'لوست',
  lessons: 'لوستونه',
  module: 'ماډیول',
  video: 'ویډیو',
  document: 'سند',
  e_book: 'برېښنایي کتاب',
  article: 'مقاله',
  game: 'لوبه',
  quiz: 'کوېز',
  question: 'پوښتنه',
  answer: 'ځواب',
  correct: 'سم',
  incorrect: 'ناسم',
  courses: 'کورسونه',
  lesson_count: '{count, plural, one {# لوست} other {# لوستونه}}',
  module_count: '{count, plural, one {# ماډیول} other {# ماډیولونه}}',
} satisfies Messages<'content'>
