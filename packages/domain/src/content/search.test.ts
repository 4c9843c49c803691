import { describe, expect, test } from 'vitest'
import { nearWords, passesFilters, searchedWords, searchTier, soughtWords } from './search.ts'

const lesson = searchedWords({
  title: 'د کسرونو جمع او تفریق',
  summary: 'How to add two fractions with one denominator',
  course_title: 'شمېرپوهنه ۶',
  subject: 'maths',
  content_titles: ['Pizza and its slices', 'Questions'],
})

describe('where the words stand', () => {
  test.each([
    ['all in the title', 'جمع تفريق', 1],
    ['a beginning is enough', 'کسر', 1],
    ['the course beside it', 'شمیرپوهنه کسرونو', 2],
    ['the subject in another language', 'Mathematics', 2],
    ['what is in the lesson', 'pizza', 3],
    ['the summary', 'denominator کسرونو', 4],
    ['one word is nowhere', 'کسرونو biology', undefined],
    ['the end of a word finds nothing', 'ractions', undefined],
  ])('%s', (_what, search, tier) => {
    expect(searchTier(soughtWords(search), lesson, 'none')).toBe(tier)
  })

  test('some of the words are enough where it is said', () => {
    expect(searchTier(soughtWords('biology pizza denominator'), lesson, 'some_words')).toBe(3)
    expect(searchTier(soughtWords('biology'), lesson, 'some_words')).toBeUndefined()
  })

  test('nothing sought is nothing found', () => {
    expect(soughtWords('… ؟')).toEqual([])
    expect(searchTier([], lesson, 'none')).toBeUndefined()
    expect(searchTier([], lesson, 'some_words')).toBeUndefined()
  })
})

test('a number is meant as it is written', () => {
  const two = searchedWords({
    title: 'Numbers to 12',
    summary: '',
    course_title: 'Maths',
    subject: 'maths',
    content_titles: [],
  })
  expect(searchTier(soughtWords('1'), two, 'none')).toBeUndefined()
  expect(searchTier(soughtWords('۱۲'), two, 'none')).toBe(1)
})

test('a mistyped word stands for its nearest', () => {
  const near = nearWords('کسزونو', ['کسرونو', 'کسرونه', 'جمع', 'کسزونو'])
  expect(near).toEqual(['کسرونو'])
  expect(searchTier([{ word: 'کسزونو', isBeginning: true, near }], lesson, 'typos')).toBe(1)
})

test('the nearest come first, and not without end', () => {
  expect(nearWords('percentages', ['parcentages', 'pircentoges', 'percentage'])).toEqual([
    'parcentages',
    'percentage',
    'pircentoges',
  ])
  expect(
    nearWords(
      'abcd',
      Array.from({ length: 40 }, (_, at) => `abc${String.fromCodePoint(0x430 + at)}`),
    ),
  ).toHaveLength(12)
})

test.each([
  [{}, true],
  [{ subject: 'maths', grade: '6' }, true],
  [{ subject: 'science' }, false],
  [{ grade: '7' }, false],
  [{ language: 'pu' }, true],
  [{ language: 'en' }, false],
  [{ content_type: 'video' }, true],
  [{ content_type: 'article' }, false],
] as const)('filters %j', (filters, passes) => {
  expect(
    passesFilters(filters, {
      subject_key: 'maths',
      grade: '6',
      language: 'pu',
      content_types: ['video', 'assessment'],
    }),
  ).toBe(passes)
})
