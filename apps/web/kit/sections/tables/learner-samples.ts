import type { Locale } from '@maktab/i18n/languages'

/** A learner of the kit's tables; the same at every visit. */
export interface Learner {
  readonly id: number
  readonly name: string
  readonly subject: string
  /** Of 100; undefined where nothing was marked. */
  readonly score: number | undefined
  readonly phone: string
  readonly code: string
}

interface Samples {
  readonly names: readonly string[]
  readonly families: readonly string[]
  readonly subjects: readonly string[]
  readonly learners: string
  readonly learner: string
  readonly subject: string
  readonly score: string
  readonly phone: string
  readonly code: string
  readonly message: string
  readonly none: string
  readonly noneHint: string
}

export const learnerSamples: Readonly<Record<Locale, Samples>> = {
  en: {
    names: ['Zarmina', 'Ahmad', 'Palwasha', 'Yusuf', 'Shabnam', 'Tariq', 'Gulalai', 'Habib'],
    families: ['Ahmadzai', 'Noori', 'Stanekzai', 'Rahimi', 'Wardak'],
    subjects: ['Mathematics', 'Pashto', 'Science'],
    learners: 'Learners of class 7 A',
    learner: 'Learner',
    subject: 'Subject',
    score: 'Score',
    phone: 'Phone',
    code: 'Code',
    message: 'Send a message',
    none: 'No learners yet',
    noneHint: 'They stand here once they joined the class.',
  },
  ps: {
    names: ['زرمینه', 'احمد', 'پلوشه', 'یوسف', 'شبنم', 'طارق', 'ګلالۍ', 'حبیب', 'ښایسته', 'ټینا'],
    families: ['احمدزی', 'نوري', 'ستانکزی', 'رحیمي', 'وردګ'],
    subjects: ['ریاضي', 'پښتو', 'ساینس'],
    learners: 'د اووم الف ټولګي زده کوونکي',
    learner: 'زده کوونکی',
    subject: 'مضمون',
    score: 'نمره',
    phone: 'ټیلیفون',
    code: 'کوډ',
    message: 'پیغام ولېږئ',
    none: 'لا زده کوونکي نشته',
    noneHint: 'کله چې ټولګي ته راشي، دلته به ښکاره شي.',
  },
  da: {
    names: ['زرمینه', 'احمد', 'پلوشه', 'یوسف', 'شبنم', 'طارق', 'گلالی', 'حبیب', 'ژاله', 'چمن'],
    families: ['احمدزی', 'نوری', 'ستانکزی', 'رحیمی', 'وردک'],
    subjects: ['ریاضی', 'پشتو', 'ساینس'],
    learners: 'شاگردان صنف هفتم الف',
    learner: 'شاگرد',
    subject: 'مضمون',
    score: 'نمره',
    phone: 'تیلفون',
    code: 'کود',
    message: 'فرستادن پیام',
    none: 'هنوز شاگردی نیست',
    noneHint: 'وقتی به صنف بیایند، اینجا دیده می‌شوند.',
  },
  ur: {
    names: ['زرمینہ', 'احمد', 'پلوشہ', 'یوسف', 'شبنم', 'طارق', 'گلالئی', 'حبیب', 'ٹیپو', 'ڈولی'],
    families: ['احمد زئی', 'نوری', 'ستانکزئی', 'رحیمی', 'وردگ'],
    subjects: ['ریاضی', 'پشتو', 'سائنس'],
    learners: 'جماعت ہفتم الف کے طلبہ',
    learner: 'طالب علم',
    subject: 'مضمون',
    score: 'نمبر',
    phone: 'فون',
    code: 'کوڈ',
    message: 'پیغام بھیجیں',
    none: 'ابھی کوئی طالب علم نہیں',
    noneHint: 'جماعت میں شامل ہونے پر یہاں نظر آئیں گے۔',
  },
}

/** So many learners, none at random. */
export function learnersOf(locale: Locale, count: number): readonly Learner[] {
  const { names, families, subjects } = learnerSamples[locale]
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[(index * 3) % names.length]} ${families[(index * 7 + Math.floor(index / 10)) % families.length]}`,
    subject: subjects[index % subjects.length] ?? '',
    score: index % 11 === 5 ? undefined : (index * 37) % 101,
    phone: `+9370${String(1_000_000 + ((index * 7919) % 9_000_000))}`,
    code: String(index + 1).padStart(5, '0'),
  }))
}
