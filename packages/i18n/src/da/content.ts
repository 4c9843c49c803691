import type { Messages } from '../keys.ts'

export const content = {
  course: 'کورس',
  lesson: 'درس',
  lessons: 'درس‌ها',
  module: 'ماژول',
  video: 'ویدیو',
  document: 'سند',
  e_book: 'کتاب الکترونیکی',
  article: 'مقاله',
  game: 'بازی',
  quiz: 'کوییز',
  question: 'سوال',
  answer: 'جواب',
  correct: 'درست',
  incorrect: 'غلط',
  courses: 'کورس‌ها',
  lesson_count: '{count, plural, one {# درس} other {# درس}}',
  module_count: '{count, plural, one {# ماژول} other {# ماژول}}',
} satisfies Messages<'content'>
