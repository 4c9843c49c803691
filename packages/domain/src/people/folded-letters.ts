/** Letters that keyboards of the four languages write for each other taken as one: for headings and words of a list. Names are compared by `foldSearch`. */

const alike: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ۍ: 'ی',
  ے: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ګ: 'گ',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
}
const letters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/** Small letters, without marks above or below and without joiners, blanks as one. */
export function foldLetters(text: string): string {
  return text
    .replace(letters, (letter) => alike[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200b-\u200f]/gu, '')
    .replace(letters, (letter) => alike[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
