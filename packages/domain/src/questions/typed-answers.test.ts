import { describe, expect, it } from 'vitest'
import { foldAnswer } from './typed-answers.ts'

describe('a typed answer', () => {
  it.each([
    ['English: case, spaces and a full stop', '  The  SUN. ', 'the sun'],
    ['English: a curly apostrophe', 'don’t', "don't"],
    ['English: thousands with a comma', '1,250,000', '1250000'],
    ['Dari: Arabic yeh and kaf', 'كتاب علي', 'کتاب علی'],
    ['Dari: Eastern digits', '۱۲۳', '123'],
    ['Dari: a zero-width non-joiner', 'می‌روم', 'میروم'],
    ['Dari: heh with hamza, composed', 'خانۀ', 'خانه'],
    ['Dari: heh with hamza, in two code points', 'خانهٔ', 'خانه'],
    ['Pashto: Arabic digits and a question mark', '٤٢؟', '42'],
    ['Pashto: alef maksura', 'پسرلى', 'پسرلی'],
    ['Pashto: harakat and tatweel', 'لـمـر خَتیځ', 'لمر ختیځ'],
    ['Urdu: heh goal', 'ہاتھ', 'هاتھ'],
    ['Urdu: full stop', 'لاہور۔', 'لاہور'],
    ['Urdu: decimal separator', '۳٫۵', '3.5'],
    ['a minus sign', '−5', '-5'],
    ['a text direction mark', '\u200f۷\u200e', '7'],
    ['decomposed letters', '\u0627\u0653ب', '\u0622ب'],
  ])('is the same: %s', (_, typed, accepted) => {
    expect(foldAnswer(typed)).toBe(foldAnswer(accepted))
  })

  it.each([
    ['Pashto ې and ی', 'ې', 'ی'],
    ['Pashto ۍ and ی', 'ۍ', 'ی'],
    ['hamza on yeh', 'رئیس', 'ریس'],
    ['Urdu aspirated heh', 'بھ', 'به'],
    ['a power and a digit', '5²', '52'],
    ['a sign', '-5', '5'],
    ['a decimal comma and none', '1,5', '15'],
    ['two words and one', 'می روم', 'میروم'],
  ])('is another: %s', (_, one, other) => {
    expect(foldAnswer(one)).not.toBe(foldAnswer(other))
  })

  it('keeps a punctuation mark that is the answer', () => {
    expect(foldAnswer('؟')).toBe('؟')
  })
})
