import type { Locale } from '@maktab/i18n/languages'

interface ChartSamples {
  readonly completion: string
  readonly className: string
  readonly figure: string
  readonly classes: readonly string[]
  readonly accuracy: string
  readonly day: string
  readonly work: string
  readonly parts: readonly [onTime: string, late: string, missing: string]
  readonly time: string
  readonly subject: string
  readonly minutes: string
  readonly subjects: readonly string[]
  readonly map: string
  readonly lesson: string
  readonly lessons: readonly string[]
  readonly attendance: string
  readonly strong: string
  readonly aim: string
  readonly trend: string
}

export const chartSamples: Readonly<Record<Locale, ChartSamples>> = {
  en: {
    completion: 'Lessons completed, by class',
    className: 'Class',
    figure: 'Completed',
    classes: ['7 A', '7 B', '8 A with a rather long name of its own', '8 B', '9 A'],
    accuracy: 'Average accuracy, last 30 days',
    day: 'Day',
    work: 'Assignments turned in',
    parts: ['On time', 'Late', 'Missing'],
    time: 'Time spent, by subject',
    subject: 'Subject',
    minutes: 'Minutes',
    subjects: ['Mathematics', 'Pashto', 'Science', 'History', 'English', 'Art', 'Sport', 'Geography'],
    map: 'Accuracy by class and lesson',
    lesson: 'Lesson',
    lessons: ['Fractions', 'Decimals', 'Angles', 'Area'],
    attendance: 'Attendance',
    strong: 'Strong',
    aim: 'Aim: 80%',
    trend: 'Risen from 52% to 81% within 30 days',
  },
  ps: {
    completion: 'بشپړ شوي لوستونه، د ټولګي له مخې',
    className: 'ټولګی',
    figure: 'بشپړ شوي',
    classes: ['۷ الف', '۷ ب', '۸ الف چې یو اوږد نوم لري', '۸ ب', '۹ الف'],
    accuracy: 'اوسط دقت، تېرې ۳۰ ورځې',
    day: 'ورځ',
    work: 'سپارل شوې دندې',
    parts: ['پر وخت', 'ناوخته', 'نه دي سپارل شوې'],
    time: 'تېر شوی وخت، د مضمون له مخې',
    subject: 'مضمون',
    minutes: 'دقیقې',
    subjects: ['ریاضي', 'پښتو', 'ساینس', 'تاریخ', 'انګلیسي', 'رسامي', 'سپورت', 'جغرافیه'],
    map: 'دقت د ټولګي او لوست له مخې',
    lesson: 'لوست',
    lessons: ['کسرونه', 'اعشاریه', 'زاویې', 'مساحت'],
    attendance: 'حاضري',
    strong: 'پیاوړی',
    aim: 'موخه: ۸۰٪',
    trend: 'په ۳۰ ورځو کې له ۵۲٪ څخه ۸۱٪ ته لوړ شوی',
  },
  da: {
    completion: 'درس‌های تکمیل‌شده به تفکیک صنف',
    className: 'صنف',
    figure: 'تکمیل‌شده',
    classes: ['۷ الف', '۷ ب', '۸ الف با یک نام دراز', '۸ ب', '۹ الف'],
    accuracy: 'اوسط دقت، ۳۰ روز گذشته',
    day: 'روز',
    work: 'وظایف تسلیم‌شده',
    parts: ['به‌موقع', 'ناوقت', 'تسلیم‌نشده'],
    time: 'زمان صرف‌شده به تفکیک مضمون',
    subject: 'مضمون',
    minutes: 'دقیقه',
    subjects: ['ریاضی', 'پشتو', 'ساینس', 'تاریخ', 'انگلیسی', 'رسامی', 'سپورت', 'جغرافیه'],
    map: 'دقت به تفکیک صنف و درس',
    lesson: 'درس',
    lessons: ['کسرها', 'اعشاریه', 'زاویه‌ها', 'مساحت'],
    attendance: 'حاضری',
    strong: 'قوی',
    aim: 'هدف: ۸۰٪',
    trend: 'در ۳۰ روز از ۵۲٪ به ۸۱٪ بالا رفته',
  },
  ur: {
    completion: 'مکمل اسباق بلحاظ جماعت',
    className: 'جماعت',
    figure: 'مکمل',
    classes: ['7 الف', '7 ب', '8 الف جس کا نام کافی لمبا ہے', '8 ب', '9 الف'],
    accuracy: 'اوسط درستی، پچھلے 30 دن',
    day: 'دن',
    work: 'جمع شدہ کام',
    parts: ['وقت پر', 'دیر سے', 'غائب'],
    time: 'صرف شدہ وقت بلحاظ مضمون',
    subject: 'مضمون',
    minutes: 'منٹ',
    subjects: ['ریاضی', 'پشتو', 'سائنس', 'تاریخ', 'انگریزی', 'آرٹ', 'کھیل', 'جغرافیہ'],
    map: 'درستی بلحاظ جماعت اور سبق',
    lesson: 'سبق',
    lessons: ['کسور', 'اعشاریہ', 'زاویے', 'رقبہ'],
    attendance: 'حاضری',
    strong: 'مضبوط',
    aim: 'ہدف: 80%',
    trend: '30 دن میں 52% سے 81% تک بڑھا',
  },
}

/** Thirty days before 20 November 2026, with two days without work; percentages. */
export const accuracyByDay = Array.from({ length: 30 }, (_, index) => {
  const value = index === 12 || index === 13 ? undefined : 52 + index + ((index * 13) % 17) - 8
  return {
    day: new Date(Date.UTC(2026, 9, 22 + index, 12)).toISOString(),
    value,
    spread:
      value === undefined
        ? undefined
        : { low: value - 14 - ((index * 7) % 9), high: Math.min(100, value + 10 + ((index * 5) % 8)) },
  }
})
