/** Grades as people write them, and the order in which schools count them. */
import { latinDigits } from './digits.ts'

/** Where a grade stands that has no number: behind those that have one. */
export const orderWithoutNumber = 1000

/**
 * A grade as it is kept: its number in Latin digits, however it was written ("6", "۶", "Class 6", "6th", "VI", "صنف ششم", "شپږم ټولګی", "چھٹی جماعت");
 * a grade without a number ("Generic") as it was typed, its blanks collapsed. Whatever is kept or compared goes through here.
 */
export function readGrade(typed: string): string {
  const written = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const words = fold(written)
    .split(/[\s\u200c.,:()_-]+/)
    .filter((word) => word !== '' && !classWords.has(word))
  const [word, ...others] = words
  if (word === undefined || others.length > 0) return written
  const digits = /^0*(\d{1,2})(?:st|nd|rd|th|م)?$/.exec(word)?.[1]
  return digits ?? numbers.get(word) ?? written
}

/** The order of grades as they are kept: by number, those without one last, by their letters. The databases say the same in SQL. */
export function compareGrades(one: string, other: string): number {
  return orderOf(one) - orderOf(other) || Number(one > other) - Number(one < other)
}

function orderOf(grade: string): number {
  const digits = /^[0-9]{1,4}/.exec(grade)?.[0]
  return digits === undefined ? orderWithoutNumber : Number(digits)
}

/** Letters that keyboards of the four languages write differently, without vowel signs; Ⅵ and full-width figures as usual ones. */
function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[يىېۍےئ]/g, 'ی')
    .replace(/[كګ]/g, 'ک')
    .replace(/[ةہھۀە]/g, 'ه')
}

const classWords: ReadonlySet<string> = new Set(
  ['class', 'grade', 'standard', 'std', 'صنف', 'درجه', 'درجہ', 'ټولګی', 'ټولګي', 'جماعت', 'کلاس', 'پایه'].map(fold),
)

/** First to twelfth, each as the four languages say it, and as a Roman numeral. */
const ordinals: readonly (readonly string[])[] = [
  ['i', 'first', 'one', 'لومړی', 'لمړی', 'اول', 'پہلی', 'پہلا'],
  ['ii', 'second', 'two', 'دوهم', 'دویم', 'دوم', 'دوسری', 'دوسرا'],
  ['iii', 'third', 'three', 'درېیم', 'دریم', 'سوم', 'تیسری', 'تیسرا'],
  ['iv', 'fourth', 'four', 'څلورم', 'چهارم', 'چوتھی', 'چوتھا'],
  ['v', 'fifth', 'five', 'پنځم', 'پنجم', 'پانچویں'],
  ['vi', 'sixth', 'six', 'شپږم', 'ششم', 'چھٹی', 'چھٹا'],
  ['vii', 'seventh', 'seven', 'اووم', 'اوم', 'هفتم', 'ساتویں'],
  ['viii', 'eighth', 'eight', 'اتم', 'هشتم', 'آٹھویں'],
  ['ix', 'ninth', 'nine', 'نهم', 'نویں'],
  ['x', 'tenth', 'ten', 'لسم', 'دهم', 'دسویں'],
  ['xi', 'eleventh', 'eleven', 'یوولسم', 'یازدهم', 'گیارہویں', 'گیارھویں'],
  ['xii', 'twelfth', 'twelve', 'دولسم', 'دوازدهم', 'بارہویں', 'بارھویں'],
]

const numbers: ReadonlyMap<string, string> = new Map(
  ordinals.flatMap((words, index) => words.map((word) => [fold(word), String(index + 1)] as const)),
)
