import type { Locale } from './languages.ts'

export type Months = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
export type Weekdays = readonly [string, string, string, string, string, string, string]

/**
 * Months from the first: of the solar Hijri year in Pashto and Dari, by their Afghan names and never the Iranian ones;
 * of the Gregorian year in English and Urdu. Browsers have no Pashto, and name Dari months as they please.
 */
export const months: Record<Locale, Months> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ps: ['وری', 'غویی', 'غبرګولی', 'چنګاښ', 'زمری', 'وږی', 'تله', 'لړم', 'لیندۍ', 'مرغومی', 'سلواغه', 'کب'],
  da: ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبله', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
  ur: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
}

/** Weekdays from Sunday. */
export const weekdays: Record<Locale, Weekdays> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ps: ['یونۍ', 'دونۍ', 'درېنۍ', 'څلرنۍ', 'پینځنۍ', 'جمعه', 'اونۍ'],
  da: ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'],
  ur: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
}

/** English months and weekdays are cut to this many letters where space is short; the other languages never cut words. */
export const englishShortLength = 3

/** Between a weekday and a date. */
export const comma: Record<Locale, string> = { en: ', ', ps: '، ', da: '، ', ur: '، ' }
