/** Dates in words, as certificates say a date of birth beside its figures: nobody changes a word with one stroke of a pen. */
import { dateIn } from './calendars.ts'
import type { IsoDate } from './calendars.ts'
import type { Locale } from './languages.ts'
import { monthNames } from './month-names.ts'
import type { Writing } from './written-date.ts'

/** A date in words: the third of May two thousand and twelve. Days 1 to 31, years 1000 to 2199. */
export function dateInWords(iso: IsoDate, { locale, calendar }: Writing): string {
  const { year, month, day } = dateIn(calendar, iso)
  const name = monthNames(calendar, locale)[month - 1] ?? ''
  return sentences[locale]({ year, day, month: calendar === 'solar' && locale === 'ps' ? ofMonth(month) : name })
}

interface Said {
  readonly year: number
  readonly month: string
  readonly day: number
}

const sentences: Readonly<Record<Locale, (said: Said) => string>> = {
  en: ({ year, month, day }) => `the ${englishDay(day)} of ${month} ${english(year)}`,
  ps: ({ year, month, day }) => `د ${pashto(year)} کال د ${month} ${pashtoDays[day] ?? ''}`,
  da: ({ year, month, day }) => `${dariDay(day)} ${month} ${dari(year)}`,
  ur: ({ year, month, day }) => `${urdu(day)} ${month} ${urdu(year)}`,
}

const words = (text: string): readonly string[] => text.split(' ')

const englishBelowTwenty = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const englishTens = words('zero ten twenty thirty forty fifty sixty seventy eighty ninety')

function english(figure: number): string {
  if (figure < 20) return englishBelowTwenty[figure] ?? ''
  const rest = figure % (figure < 100 ? 10 : figure < 1000 ? 100 : 1000)
  if (figure < 100) return `${englishTens[Math.floor(figure / 10)]}${rest === 0 ? '' : `-${english(rest)}`}`
  const [size, name] = figure < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const many = `${english(Math.floor(figure / size))} ${name}`
  if (rest === 0) return many
  return `${many}${rest < 100 ? ' and ' : ' '}${english(rest)}`
}

const englishOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
}

function englishDay(day: number): string {
  return english(day).replace(/[a-z]+$/, (last) => englishOrdinals[last] ?? `${last}th`)
}

const pashtoBelowThirty = words(
  'صفر یو دوه درې څلور پنځه شپږ اووه اته نهه لس یوولس دوولس دیارلس څوارلس پنځلس شپاړس اوولس اتلس نولس شل یوویشت دوه‌ویشت درویشت څلورویشت پنځه‌ویشت شپږویشت اوه‌ویشت اته‌ویشت نهه‌ویشت',
)
const pashtoTens = words('صفر لس شل دېرش څلوېښت پنځوس شپېته اویا اتیا نوي')
/** Of a day, which is feminine. */
const pashtoDays = words(
  'صفر لومړۍ دوهمه درېیمه څلورمه پنځمه شپږمه اوومه اتمه نهمه لسمه یوولسمه دوولسمه دیارلسمه څوارلسمه پنځلسمه شپاړسمه اوولسمه اتلسمه نولسمه شلمه یوویشتمه دوه‌ویشتمه درویشتمه څلورویشتمه پنځه‌ویشتمه شپږویشتمه اوه‌ویشتمه اته‌ویشتمه نهه‌ویشتمه دېرشمه یودېرشمه',
)
const pashtoMonths = words('وري غویي غبرګولي چنګاښ زمري وږي تلې لړم لیندۍ مرغومي سلواغې کب')

/** A solar month after «د». */
const ofMonth = (month: number): string => pashtoMonths[month - 1] ?? ''

function pashto(figure: number): string {
  const thousands = Math.floor(figure / 1000)
  const hundreds = Math.floor(figure / 100) % 10
  const rest = figure % 100
  return [
    thousands === 0 ? '' : thousands === 1 ? 'یو زر' : `${pashtoBelowThirty[thousands]} زره`,
    hundreds === 0 ? '' : hundreds === 1 ? 'یو سل' : `${pashtoBelowThirty[hundreds]} سوه`,
    rest === 0
      ? ''
      : rest < 30
        ? pashtoBelowThirty[rest]
        : [rest % 10 === 0 ? '' : pashtoBelowThirty[rest % 10], pashtoTens[Math.floor(rest / 10)]].join(' ').trim(),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const dariBelowTwenty = words(
  'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نزده',
)
const dariTens = words('صفر ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود')
const dariHundreds = words('صفر صد دوصد سه‌صد چهارصد پنجصد ششصد هفتصد هشتصد نهصد')

function dari(figure: number): string {
  const thousands = Math.floor(figure / 1000)
  const hundreds = Math.floor(figure / 100) % 10
  const rest = figure % 100
  return [
    thousands === 0 ? '' : `${dariBelowTwenty[thousands]} هزار`,
    hundreds === 0 ? '' : dariHundreds[hundreds],
    rest === 0 || rest >= 20 ? '' : dariBelowTwenty[rest],
    rest < 20 ? '' : dariTens[Math.floor(rest / 10)],
    rest < 20 || rest % 10 === 0 ? '' : dariBelowTwenty[rest % 10],
  ]
    .filter((part) => part !== '')
    .join(' و ')
}

function dariDay(day: number): string {
  const said = dari(day)
  if (said.endsWith('سه')) return `${said.slice(0, -1)}وم`
  return said.endsWith('ی') ? `${said}‌ام` : `${said}م`
}

const urduBelowHundred = words(
  'صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس اکاون باون ترپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ اکسٹھ باسٹھ تریسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر ستر اکہتر بہتر تہتر چوہتر پچھتر چھہتر ستتر اٹھہتر اناسی اسی اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی نوے اکیانوے بانوے ترانوے چورانوے پچانوے چھیانوے ستانوے اٹھانوے ننانوے',
)

function urdu(figure: number): string {
  if (figure < 100) return urduBelowHundred[figure] ?? ''
  const rest = figure % 100
  const hundreds = Math.floor(figure / 100)
  // Years of the last century are said by hundreds: nineteen hundred and so many.
  const many =
    hundreds % 10 === 0
      ? `${urduBelowHundred[hundreds / 10]} ہزار`
      : hundreds > 20
        ? `${urduBelowHundred[Math.floor(hundreds / 10)]} ہزار ${urduBelowHundred[hundreds % 10]} سو`
        : `${urduBelowHundred[hundreds]} سو`
  return rest === 0 ? many : `${many} ${urduBelowHundred[rest]}`
}
