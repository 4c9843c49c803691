import { englishShortLength, months, weekdays } from './calendar-words.ts'
import type { Months, Weekdays } from './calendar-words.ts'
import type { CalendarName } from './calendars.ts'
import type { Locale } from './languages.ts'

/** Solar months where the language reckons in the Gregorian calendar: the Afghan names, as English and Urdu write them. */
const solarMonths: Record<Locale, Months> = {
  en: ['Hamal', 'Sawr', 'Jawza', 'Saratan', 'Asad', 'Sunbula', 'Mizan', 'Aqrab', 'Qaws', 'Jadi', 'Dalw', 'Hut'],
  ps: months.ps,
  da: months.da,
  ur: ['حمل', 'ثور', 'جوزا', 'سرطان', 'اسد', 'سنبلہ', 'میزان', 'عقرب', 'قوس', 'جدی', 'دلو', 'حوت'],
}

const gregorianMonths: Record<Locale, Months> = {
  en: months.en,
  ps: ['جنوري', 'فبروري', 'مارچ', 'اپریل', 'مۍ', 'جون', 'جولای', 'اګست', 'سپتمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  da: ['جنوری', 'فبروری', 'مارچ', 'اپریل', 'می', 'جون', 'جولای', 'اگست', 'سپتمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  ur: months.ur,
}

const islamicMonths: Record<Locale, Months> = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Awwal',
    'Jumada al-Thani',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qada',
    'Dhu al-Hijja',
  ],
  ps: [
    'محرم',
    'صفر',
    'ربیع‌الاول',
    'ربیع‌الثاني',
    'جمادي‌الاول',
    'جمادي‌الثاني',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذوالقعده',
    'ذوالحجه',
  ],
  da: [
    'محرم',
    'صفر',
    'ربیع‌الاول',
    'ربیع‌الثانی',
    'جمادی‌الاول',
    'جمادی‌الثانی',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذیقعده',
    'ذیحجه',
  ],
  ur: [
    'محرم',
    'صفر',
    'ربیع الاول',
    'ربیع الثانی',
    'جمادی الاول',
    'جمادی الثانی',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذوالقعدہ',
    'ذوالحجہ',
  ],
}

/**
 * A few letters of each weekday from Sunday, for the head of a month; no two days of a language share theirs. CLDR has Latin letters for Pashto
 * and Urdu, and one S for two days in English.
 */
const narrowWeekdays: Record<Locale, Weekdays> = {
  en: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  ps: ['ی', 'د', 'در', 'څ', 'پ', 'ج', 'ا'],
  da: ['ی', 'د', 'س', 'چ', 'پ', 'ج', 'ش'],
  ur: ['ات', 'پی', 'من', 'بد', 'جم', 'جمعہ', 'ہف'],
}

/** Names of months from the first, whole. */
export function monthNames(calendar: CalendarName | 'islamic', locale: Locale): Months {
  if (calendar === 'islamic') return islamicMonths[locale]
  return (calendar === 'solar' ? solarMonths : gregorianMonths)[locale]
}

/** A weekday's name, from 0, Sunday: `long` whole, `short` as in a list (only English is cut), `narrow` as above a column. */
export function weekdayName(weekday: number, locale: Locale, width: 'long' | 'short' | 'narrow'): string {
  if (width === 'narrow') return narrowWeekdays[locale][weekday] ?? ''
  const name = weekdays[locale][weekday] ?? ''
  return width === 'short' && locale === 'en' ? name.slice(0, englishShortLength) : name
}
