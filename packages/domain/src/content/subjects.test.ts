import { expect, test } from 'vitest'
import { knownSubject, subjectKeyOf, subjectNames, subjects } from './subjects.ts'
import { wordsOf } from './search-words.ts'

test.each([
  ['chemistry', 'chemistry'],
  ['کیمیا', 'chemistry'],
  ['كيميا', 'chemistry'],
  ['science', 'science'],
  ['سائنس', 'science'],
  ['ساینس', 'science'],
  ['Physics', 'physics'],
  ['فزیک', 'physics'],
  ['طبیعیات', 'physics'],
  ['maths', 'maths'],
  ['Mathematics', 'maths'],
  ['ریاضي', 'maths'],
  ['شمېرپوهنه', 'maths'],
  ['شميرپوهنه', 'maths'],
  ['ENGLISH', 'english'],
  ['انګلیسي', 'english'],
  ['انگريزى', 'english'],
  ['urdu', 'urdu'],
  ['اُردو', 'urdu'],
  ['pashto', 'pashto'],
  ['پښتو', 'pashto'],
  ['پشتو', 'pashto'],
  ['dari', 'dari'],
  ['دری', 'dari'],
  ['دري', 'dari'],
  ['Qur’an', 'quran'],
  ['قُرآنِ مجید', 'quran'],
  ['قران کریم', 'quran'],
  ['algebra', 'algebra'],
  ['الجبر', 'algebra'],
  ['geometry', 'geometry'],
  ['هندسه', 'geometry'],
  ['ہندسہ', 'geometry'],
  ['Islamic Studies', 'islamic_studies'],
  ['social_studies', 'social_studies'],
])('%s is %s', (written, key) => {
  expect(knownSubject(written)).toBe(key)
})

test('one that a school made up stays what it is', () => {
  expect(knownSubject('Carpentry')).toBeUndefined()
  expect(subjectKeyOf(' Carpentry  II ')).toBe('carpentry ii')
  expect(subjectNames('Carpentry')).toEqual(['Carpentry'])
})

test('no spelling stands for two subjects', () => {
  const seen = new Map<string, string>()
  for (const [key, { names }] of Object.entries(subjects)) {
    for (const name of new Set(names.map((one) => wordsOf(one).join(' ')))) {
      expect(seen.get(name), `${name} of ${key}`).toBeUndefined()
      seen.set(name, key)
    }
  }
})
