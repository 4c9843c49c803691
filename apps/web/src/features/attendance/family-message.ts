/** What a teacher sends to the family of a learner who was absent, and where it opens. */
import { createFormats } from '@maktab/i18n/formats'
import { languageByCode } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'

interface Absence {
  readonly full_name: string
  /** ISO date. */
  readonly attendance_date: string
  /** 0 where attendance is taken once a day. */
  readonly period: number
  readonly school: string
}

/** The sentence in the family's language (its wire code), with the day in its calendar and digits. */
export async function familyMessage(
  { full_name, attendance_date, period, school }: Absence,
  { language, time_zone }: { readonly language: string; readonly time_zone: string },
): Promise<string> {
  const { locale } = languageByCode(language)
  const words = await loadWords(locale, ['application', 'attendance'])
  const format = createFormats(words, time_zone)
  const day = writeDate(attendance_date, { locale, calendar: calendarOf(locale) }, 'full')
  const said =
    period === 0
      ? words.t('attendance.message_absent', { name: full_name, day, school })
      : words.t('attendance.message_absent_lesson', { name: full_name, day, school, lesson: format.number(period) })
  // Marks of direction are boxes on older telephones, and each costs a letter of a message.
  return said.replace(/[\u2066-\u2069]/g, '')
}

/** Opens the telephone's own messages; `?&` is read by both kinds of telephones. */
export function smsAddress(phone_number: string, text: string): string {
  return `sms:${phone_number}?&body=${encodeURIComponent(text)}`
}

/** `phone_number` in E.164; the address takes its digits alone. */
export function whatsAppAddress(phone_number: string, text: string): string {
  return `https://wa.me/${phone_number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
