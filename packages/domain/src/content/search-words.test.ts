import { expect, test } from 'vitest'
import { foldSearch, markFound, trigramsOf, typosBetween, wordsOf } from './search-words.ts'

test.each([
  ['Arabic letters for ours', 'كسرونه يو', 'کسرونه یو'],
  ['Pashto e and ai', 'ښوونځي ښوونځې ښوونځۍ', 'ښوونځی ښوونځی ښوونځی'],
  ['hamza and madda', 'آب أب مسئله مؤمن', 'اب اب مسیله مومن'],
  ['Urdu te, dal, re, noon, he, ye', 'ٹماٹر ڈاکٹر پہاڑ میں بھی ہے', 'تماتر داکتر پهار مین بهی هی'],
  ['Pashto te, dal, re, nun', 'ټول ډېر کړه پاڼه', 'تول دیر کره پانه'],
  ['marks and joiners', 'مَدْرَسَة می\u200cرود', 'مدرسه میرود'],
  ['digits of every script', '۱۲ ١٢ 12', '12 12 12'],
  ['Latin marks and case', 'Éléments de Maths', 'elements de maths'],
])('%s', (_what, written, folded) => {
  expect(foldSearch(written)).toBe(folded)
})

test('words are cut at everything that is no letter and no digit, and stand once', () => {
  expect(wordsOf('Fractions: 1/2 & 3/4 — fractions, «کسرونه»!')).toEqual(['fractions', '1', '2', '3', '4', 'کسرونه'])
  expect(wordsOf('... ؟ !')).toEqual([])
  expect(wordsOf('x'.repeat(100))[0]).toHaveLength(40)
})

test('trigrams know where a word begins and ends', () => {
  expect(trigramsOf('کسر')).toEqual(['  ک', ' کس', 'کسر', 'سر '])
  expect(trigramsOf('a')).toEqual(['  a', ' a '])
})

test.each([
  ['the same', 'کسرونه', 'کسرونه', 0],
  ['a wrong letter', 'کسزونه', 'کسرونه', 1],
  ['a missing one', 'کسونه', 'کسرونه', 1],
  ['one too many', 'کسررونه', 'کسرونه', 1],
  ['two exchanged', 'کرسونه', 'کسرونه', 1],
  ['two wrong in a short word', 'کززونه', 'کسرونه', undefined],
  ['two wrong in a long word', 'perzentige', 'percentage', 2],
  ['three letters bear one', 'کسز', 'کسر', 1],
  ['two letters bear none', 'کز', 'کس', undefined],
  ['a number bears none', '1999', '1998', undefined],
  ['a beginning with a mistake', 'fracto', 'fractions', 1],
  ['a short beginning bears none', 'frc', 'fractions', undefined],
])('%s', (_what, typed, word, typos) => {
  expect(typosBetween(typed, word)).toBe(typos)
})

test.each([
  ['a word as it is written, marks and all', 'د كَسرونو جمع', ['کسر'], ['-د ', '+كَسرونو', '- جمع']],
  ['several', 'Adding fractions', ['fract', 'add'], ['+Adding', '- ', '+fractions']],
  ['not within a word', 'Refraction', ['fract'], ['-Refraction']],
  ['nothing', 'Fractions', [], ['-Fractions']],
  ['an empty text', '', ['a'], []],
])('marked is %s', (_what, text, found_by, parts) => {
  expect(markFound(text, found_by).map(({ text: piece, isFound }) => `${isFound ? '+' : '-'}${piece}`)).toEqual(parts)
})
