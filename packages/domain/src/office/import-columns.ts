/** The columns of a sheet of people and of one of classes: how they are headed in four languages, and which heading means which field. */
import type { LanguageCode } from '@maktab/contracts/fields'
import {
  fieldsOfSheet,
  guardianFields,
  type GuardianField,
  type SheetField,
  type SheetKind,
} from '@maktab/contracts/office/office-import-reasons'
import { foldLetters } from '../people/folded-letters.ts'
import { cellText, plainText, type SheetCell } from './sheet-cells.ts'

/** `Guardian 1: name`. */
const guardianHeadings = (guardian: string, parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    guardianFields.map((field) => {
      const [, place, part] = field.split('_')
      return [field, `${guardian} ${place}: ${parts[part!]!}`]
    }),
  ) as Record<GuardianField, string>

/** The heading that our own sheets write, in each language. */
export const importHeadings: Readonly<Record<LanguageCode, Readonly<Record<SheetField, string>>>> = {
  en: {
    user_id: 'Person number',
    full_name: 'Full name',
    father_name: "Father's name",
    role: 'Role',
    username: 'Username',
    admission_number: 'Admission number',
    roll_number: 'Roll number',
    grade: 'Grade',
    section: 'Section',
    class_codes: 'Class codes',
    gender: 'Gender',
    date_of_birth: 'Date of birth',
    phone_number: 'Phone number',
    email: 'Email',
    language: 'Language',
    class_code: 'Class code',
    subject: 'Subject',
    course: 'Course',
    alias: 'Name of the class',
    teachers: 'Teachers',
    class_teacher: 'Class teacher',
    start_date: 'Start date',
    end_date: 'End date',
    default_language: 'Language of the class',
    takes_attendance: 'Takes attendance',
    ...guardianHeadings('Guardian', { name: 'name', relation: 'relation', phone: 'phone number' }),
  },
  pu: {
    user_id: 'د کس شمېره',
    full_name: 'بشپړ نوم',
    father_name: 'د پلار نوم',
    role: 'رول',
    username: 'کارن‌نوم',
    admission_number: 'د اساس شمېره',
    roll_number: 'د حاضرۍ شمېره',
    grade: 'ټولګی',
    section: 'شعبه',
    class_codes: 'د ټولګي کوډونه',
    gender: 'جنسیت',
    date_of_birth: 'د زېږېدو نېټه',
    phone_number: 'د تلیفون شمېره',
    email: 'برېښنالیک',
    language: 'ژبه',
    class_code: 'د ټولګي کوډ',
    subject: 'مضمون',
    course: 'کورس',
    alias: 'د ټولګي نوم',
    teachers: 'ښوونکي',
    class_teacher: 'د ټولګي نګران',
    start_date: 'د پیل نېټه',
    end_date: 'د پای نېټه',
    default_language: 'د ټولګي ژبه',
    takes_attendance: 'حاضري پکې اخیستل کېږي',
    ...guardianHeadings('سرپرست', { name: 'نوم', relation: 'خپلوي', phone: 'د تلیفون شمېره' }),
  },
  da: {
    user_id: 'شماره شخص',
    full_name: 'نام مکمل',
    father_name: 'نام پدر',
    role: 'نقش',
    username: 'نام کاربری',
    admission_number: 'نمبر اساس',
    roll_number: 'شماره حاضری',
    grade: 'صنف',
    section: 'شعبه',
    class_codes: 'کود صنف‌ها',
    gender: 'جنسیت',
    date_of_birth: 'تاریخ تولد',
    phone_number: 'شماره تلیفون',
    email: 'ایمیل',
    language: 'زبان',
    class_code: 'کود صنف',
    subject: 'مضمون',
    course: 'کورس',
    alias: 'نام صنف',
    teachers: 'معلمان',
    class_teacher: 'نگران صنف',
    start_date: 'تاریخ شروع',
    end_date: 'تاریخ ختم',
    default_language: 'زبان صنف',
    takes_attendance: 'حاضری در آن گرفته می‌شود',
    ...guardianHeadings('سرپرست', { name: 'نام', relation: 'نسبت', phone: 'شماره تلیفون' }),
  },
  ur: {
    user_id: 'فرد نمبر',
    full_name: 'پورا نام',
    father_name: 'والد کا نام',
    role: 'کردار',
    username: 'صارف نام',
    admission_number: 'داخلہ نمبر',
    roll_number: 'رول نمبر',
    grade: 'درجہ',
    section: 'سیکشن',
    class_codes: 'کلاس کوڈ',
    gender: 'جنس',
    date_of_birth: 'تاریخِ پیدائش',
    phone_number: 'فون نمبر',
    email: 'ای میل',
    language: 'زبان',
    class_code: 'کلاس کا کوڈ',
    subject: 'مضمون',
    course: 'کورس',
    alias: 'کلاس کا نام',
    teachers: 'اساتذہ',
    class_teacher: 'کلاس ٹیچر',
    start_date: 'تاریخِ آغاز',
    end_date: 'تاریخِ اختتام',
    default_language: 'کلاس کی زبان',
    takes_attendance: 'حاضری لی جاتی ہے',
    ...guardianHeadings('سرپرست', { name: 'نام', relation: 'رشتہ', phone: 'فون نمبر' }),
  },
}

/** What schools write besides. */
const alsoCalled: Partial<Record<SheetField, readonly string[]>> = {
  user_id: ['user id', 'id'],
  full_name: [
    'name',
    'student name',
    'learner name',
    'نوم',
    'نام',
    'اسم',
    'نام و تخلص',
    'طالب علم کا نام',
    'نام طالب علم',
  ],
  father_name: ['father name', 'father', 'پلار', 'ولد', 'ولدیت', 'اسم پدر', 'والد'],
  role: ['user type', 'دنده', 'وظیفه'],
  username: ['user name', 'login'],
  admission_number: ['admission no', 'adm no', 'registration number', 'اساس', 'نمبر اساس', 'شماره اساس', 'اساس نمبر'],
  roll_number: ['roll no', 'roll', 'حاضري', 'شماره'],
  grade: ['class', 'درجه', 'کلاس', 'جماعت', 'ټولګی درجه'],
  section: ['division', 'فریق', 'سکشن'],
  class_codes: ['class code', 'codes', 'کوډ', 'کود صنف'],
  gender: ['sex', 'جنس'],
  date_of_birth: ['birth date', 'dob', 'birthday', 'تاریخ پیدائش', 'تولد', 'د زیږیدو نیټه'],
  phone_number: [
    'phone',
    'mobile',
    'mobile number',
    'تلیفون',
    'موبایل',
    'موبائل',
    'موبائل نمبر',
    'شماره تماس',
    'مبایل',
  ],
  class_code: ['code', 'کوډ', 'کود'],
  subject: ['مضامین', 'درس'],
  course: ['course title', 'course number'],
  alias: ['class name', 'alias', 'name'],
  teachers: ['teacher', 'ښوونکی', 'معلم', 'استاد'],
  start_date: ['start', 'from', 'پیل', 'شروع'],
  end_date: ['end', 'to', 'پای', 'ختم'],
  default_language: ['language', 'ژبه', 'زبان'],
  takes_attendance: ['attendance', 'حاضري', 'حاضری'],
  guardian_1_name: [
    'guardian',
    'guardian name',
    "guardian's name",
    'parent',
    'parent name',
    'سرپرست',
    'د سرپرست نوم',
    'نام سرپرست',
    'سرپرست کا نام',
  ],
  guardian_1_relation: ['relation', 'relationship', 'guardian relation', 'خپلوي', 'نسبت', 'رشتہ'],
  guardian_1_phone: [
    'guardian phone',
    'guardian phone number',
    "guardian's phone number",
    'guardian mobile',
    'parent phone',
    'د سرپرست تلیفون',
    'د سرپرست د تلیفون شمېره',
    'شماره سرپرست',
    'تلیفون سرپرست',
    'سرپرست کا فون نمبر',
  ],
  email: ['e mail', 'mail', 'email address', 'بریښنالیک'],
}

const keyOf = (heading: string) =>
  foldLetters(plainText(heading))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const fieldOf = (kind: SheetKind): ReadonlyMap<string, SheetField> =>
  new Map(
    fieldsOfSheet[kind].flatMap((field: SheetField) =>
      [...Object.values(importHeadings).map((headings) => headings[field]), ...(alsoCalled[field] ?? [])].map(
        (heading) => [keyOf(heading), field] as const,
      ),
    ),
  )
const known = { people: fieldOf('people'), classes: fieldOf('classes') }

/** For each heading the field that it means, null where nobody knows; a second column of the same field is not taken. */
export function guessColumns(headings: readonly string[], kind: SheetKind = 'people'): readonly (SheetField | null)[] {
  const taken = new Set<SheetField>()
  return headings.map((heading) => {
    const field = known[kind].get(keyOf(heading)) ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Rows above the headings: a title, the name of the school, an empty line. */
const highestHeading = 20

/** Of the first rows the one in which most cells are headings that somebody knows; the very first where no row has two. */
export function guessHeaderRow<R extends { readonly cells: readonly SheetCell[] }>(
  rows: readonly R[],
  kind: SheetKind = 'people',
): R | undefined {
  const knownIn = ({ cells }: R) => guessColumns(cells.map(cellText), kind).filter((field) => field !== null).length
  const counted = rows.slice(0, highestHeading).map((row) => ({ row, known: knownIn(row) }))
  const most = Math.max(0, ...counted.map(({ known }) => known))
  return most < 2 ? rows[0] : counted.find(({ known }) => known === most)!.row
}
