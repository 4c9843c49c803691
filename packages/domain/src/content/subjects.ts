/** Subjects by name (seed 001 §3): what schools write, in four languages, and the colour that a subject has everywhere. */
import { wordsOf } from './search-words.ts'

interface Subject {
  /** Edge, picture and text of the subject on a light page. */
  readonly light: string
  /** … and on a dark one. */
  readonly dark: string
  /** The usual name in English, Pashto, Dari and Urdu, then what else is written for it. */
  readonly names: readonly [en: string, ps: string, da: string, ur: string, ...others: string[]]
}

export const subjects = {
  maths: {
    light: '#1f4fbf',
    dark: '#9db8ff',
    names: ['Mathematics', 'شمېرپوهنه', 'ریاضی', 'ریاضی', 'Maths', 'Math', 'ریاضیات', 'حساب'],
  },
  algebra: { light: '#3d45b8', dark: '#b3b6ff', names: ['Algebra', 'الجبر', 'الجبر', 'الجبرا', 'جبر'] },
  geometry: {
    light: '#6a35b5',
    dark: '#cdb0ff',
    names: ['Geometry', 'هندسه', 'هندسه', 'جیومیٹری', 'جيومټري', 'علم ہندسہ'],
  },
  trigonometry: {
    light: '#7a2fa0',
    dark: '#deb0f5',
    names: ['Trigonometry', 'مثلثات', 'مثلثات', 'مثلثیات', 'ٹرگنومیٹری'],
  },
  science: {
    light: '#0a6b52',
    dark: '#7fd8b8',
    names: ['Science', 'ساینس', 'ساینس', 'سائنس', 'General Science', 'علوم', 'ساینس عمومی'],
  },
  physics: { light: '#0b6285', dark: '#85d0f0', names: ['Physics', 'فزیک', 'فزیک', 'طبیعیات', 'فزکس', 'فیزیک'] },
  chemistry: { light: '#8a4b00', dark: '#f2bd7d', names: ['Chemistry', 'کیمیا', 'کیمیا', 'کیمیا', 'کیمسٹری', 'شیمی'] },
  biology: {
    light: '#3c6b0f',
    dark: '#b3d98a',
    names: ['Biology', 'بیولوژي', 'بیولوژی', 'حیاتیات', 'بیالوجی', 'ژوندپوهنه'],
  },
  english: {
    light: '#a3241f',
    dark: '#ffb0a8',
    names: ['English', 'انګلیسي', 'انگلیسی', 'انگریزی', 'English Language'],
  },
  urdu: { light: '#0f6b35', dark: '#8ad8a4', names: ['Urdu', 'اردو', 'اردو', 'اردو'] },
  pashto: { light: '#a02a57', dark: '#ffadc8', names: ['Pashto', 'پښتو', 'پشتو', 'پشتو', 'Pushto'] },
  dari: {
    light: '#8a4321',
    dark: '#f5b898',
    names: ['Dari', 'دري', 'دری', 'دری', 'Persian', 'Farsi', 'فارسی', 'پارسي'],
  },
  arabic: { light: '#5d5300', dark: '#ddd07a', names: ['Arabic', 'عربي', 'عربی', 'عربی'] },
  quran: {
    light: '#00695f',
    dark: '#7ad9cd',
    names: ['Quran', 'قرآن کریم', 'قرآن کریم', 'قرآن مجید', 'Qur’an', 'Holy Quran', 'قرآن', 'ناظرہ', 'تجوید'],
  },
  islamic_studies: {
    light: '#2c6a4f',
    dark: '#9ad6b8',
    names: [
      'Islamic Studies',
      'دیني علوم',
      'علوم دینی',
      'اسلامیات',
      'اسلامي زده کړې',
      'تعلیمات اسلامی',
      'Islamiat',
      'دینیات',
      'ديني زده کړې',
    ],
  },
  history: { light: '#7a4a2b', dark: '#e5bd9f', names: ['History', 'تاریخ', 'تاریخ', 'تاریخ'] },
  geography: { light: '#17678f', dark: '#92cdec', names: ['Geography', 'جغرافیه', 'جغرافیه', 'جغرافیہ'] },
  social_studies: {
    light: '#6b4a86',
    dark: '#d3b8ea',
    names: [
      'Social Studies',
      'ټولنیز علوم',
      'علوم اجتماعی',
      'معاشرتی علوم',
      'اجتماعیات',
      'ټولنپوهنه',
      'مطالعہ پاکستان',
      'Pakistan Studies',
    ],
  },
  civics: {
    light: '#465a86',
    dark: '#b6c6ea',
    names: ['Civics', 'مدني زده کړې', 'تعلیمات مدنی', 'شہریت', 'وطن دوستی', 'هېواد پالنه'],
  },
  computer: {
    light: '#37597a',
    dark: '#a9cbea',
    names: ['Computer', 'کمپیوټر', 'کمپیوتر', 'کمپیوٹر', 'Computer Science', 'ICT', 'Information Technology'],
  },
  art: { light: '#a8246f', dark: '#ffabd8', names: ['Art', 'هنر', 'هنر', 'آرٹ', 'رسم', 'رسامی', 'Drawing', 'مصوری'] },
  calligraphy: {
    light: '#5b4a3a',
    dark: '#d8c5b2',
    names: ['Calligraphy', 'حسن خط', 'حسن خط', 'خوش خطی', 'خطاطی', 'Handwriting'],
  },
  life_skills: {
    light: '#8a5a00',
    dark: '#f0c674',
    names: ['Life Skills', 'د ژوند مهارتونه', 'مهارت‌های زندگی', 'زندگی کی مہارتیں', '21st Century Skills'],
  },
  sport: {
    light: '#a0420f',
    dark: '#ffb995',
    names: ['Sport', 'ورزش', 'سپورت', 'کھیل', 'Physical Education', 'تربیت بدنی', 'بدني روزنه'],
  },
} as const satisfies Readonly<Record<string, Subject>>

export type SubjectKey = keyof typeof subjects

/** Spellings are compared as searches are, so that neither the keyboard's letters nor marks keep a subject from its colour. */
const folded = (name: string): string => wordsOf(name).join(' ')

let bySpelling: ReadonlyMap<string, SubjectKey> | undefined

function spellings(): ReadonlyMap<string, SubjectKey> {
  return (bySpelling ??= new Map(
    (Object.keys(subjects) as SubjectKey[]).flatMap((key) =>
      [key.replace('_', ' '), ...subjects[key].names].map((name) => [folded(name), key] as const),
    ),
  ))
}

/** The subject that a school means by what it wrote; undefined for one that it made up itself. */
export function knownSubject(written: string): SubjectKey | undefined {
  return spellings().get(folded(written))
}

/** What a subject is told apart by: its key, or what the school wrote, folded. */
export function subjectKeyOf(written: string): string {
  return knownSubject(written) ?? folded(written)
}

/** What a subject is found by: what the school wrote, and every other name of it. */
export function subjectNames(written: string): readonly string[] {
  const key = knownSubject(written)
  return key === undefined ? [written] : [written, ...subjects[key].names]
}

/** Colours of a subject that nobody has named here: neither stands out. */
export const otherSubject = { light: '#4a5560', dark: '#c3ccd6' } as const
