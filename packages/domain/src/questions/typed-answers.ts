/** What a child typed, without what nobody would hold against them. */
import { latinDigits } from '../people/digits.ts'

/** Letters that keyboards for Arabic, Persian, Pashto and Urdu write with different code points. */
const oneLetter: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ۂ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '٪': '%',
  '−': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
}
const lettersToFold = new RegExp(`[${Object.keys(oneLetter).join('')}]`, 'g')
/** Harakat, Quranic marks, tatweel. */
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g
/** Joiners, direction marks, soft hyphen, byte order mark: nobody sees them. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const thousandsComma = /(\d),(?=\d{3}(?!\d))/g
const finalPunctuation = /[\s.,;:!?\u061b\u061f\u06d4\u2026]+$/

/**
 * What is left of a typed text when everything is taken away that a reader would not hold against a child: the
 * keyboard's kind of letter, marks, invisible joiners, kind of digits, case, spaces, final punctuation. Different
 * letters stay different (Pashto ې and ۍ, Urdu ھ), and so do ² and 2.
 */
export function foldAnswer(text: string): string {
  // Composed first, so that ئ, ؤ and آ are letters and not a letter with a mark to be taken away.
  const plain = latinDigits(text.normalize('NFC'))
    .replace(invisible, '')
    .replace(marks, '')
    .replace(lettersToFold, (letter) => oneLetter[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(thousandsComma, '$1')
  // An answer that is itself a punctuation mark keeps it.
  return plain.replace(finalPunctuation, '') || plain
}
