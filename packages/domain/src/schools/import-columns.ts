/** The columns of a sheet of people: how they are headed in four languages, and which heading means which field. */
import type { LanguageCode } from '@maktab/contracts/fields'
import { peopleFields, type PeopleField } from '@maktab/contracts/schools/office-import-reasons'
import { foldLetters } from '../people/folded-letters.ts'
import { plainText } from './sheet-cells.ts'

/** The heading that our own sheets write, in each language. */
export const importHeadings: Readonly<Record<LanguageCode, Readonly<Record<PeopleField, string>>>> = {
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
  },
}

/** What schools write besides. */
const alsoCalled: Partial<Record<PeopleField, readonly string[]>> = {
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
  email: ['e mail', 'mail', 'email address', 'بریښنالیک'],
}

const keyOf = (heading: string) =>
  foldLetters(plainText(heading))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const known = new Map(
  peopleFields.flatMap((field) =>
    [...Object.values(importHeadings).map((headings) => headings[field]), ...(alsoCalled[field] ?? [])].map(
      (heading) => [keyOf(heading), field] as const,
    ),
  ),
)

/** For each heading the field that it means, null where nobody knows; a second column of the same field is not taken. */
export function guessColumns(headings: readonly string[]): readonly (PeopleField | null)[] {
  const taken = new Set<PeopleField>()
  return headings.map((heading) => {
    const field = known.get(keyOf(heading)) ?? null
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
