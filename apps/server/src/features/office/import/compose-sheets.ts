/** The sheets that an office takes away: its people, an empty sheet to fill in, and what became of one that it brought. */
import type { LanguageCode } from '@maktab/contracts/fields'
import {
  classFields,
  guardianFields,
  guardianParts,
  peopleFields,
  type ClassField,
  type PeopleField,
  type SheetField,
} from '@maktab/contracts/office/office-import-reasons'
import { relations } from '@maktab/contracts/office/office-lists'
import type { OfficeImport } from '@maktab/contracts/office/office-imports'
import { compareGrades } from '@maktab/domain/people/grades'
import { writeClass, yesNoWords, type ClassFacts, type RegisteredClass } from '@maktab/domain/office/class-sheet'
import { importHeadings } from '@maktab/domain/office/import-columns'
import { writeValue } from '@maktab/domain/office/import-values'
import type { ImportClass, RegisteredPerson } from '@maktab/domain/office/import-rows'
import { cellText } from '@maktab/domain/office/sheet-cells'
import type { Translate } from '@maktab/i18n/translate'
import type { StoredRow } from '../office-imports.sql.ts'
import type { WrittenSheet } from './write-sheet.ts'

const headOf = (fields: readonly SheetField[], language: LanguageCode) =>
  fields.map((field) => importHeadings[language][field])

/** Importing it as it is changes nothing. */
export function peopleSheet(
  people: readonly RegisteredPerson[],
  language: LanguageCode,
  t: Translate<'importing'>,
): WrittenSheet {
  // Guardians take as many columns as somebody has.
  const fields = peopleFields.filter(
    (field) =>
      !isOf(guardianFields, field) ||
      isOf(firstGuardian, field) ||
      people.some((person) => (person[field] ?? null) !== null),
  )
  return {
    name: t('importing.file_of_people'),
    head: headOf(fields, language),
    rows: people.map((person) => fields.map((field) => writeValue(field, person[field] ?? null, language))),
  }
}

const isOf = (fields: readonly SheetField[], field: SheetField) => fields.includes(field)
const firstGuardian = guardianFields.slice(0, guardianParts.length)

/** Importing it as it is changes nothing. */
export function classesSheet(
  classes: readonly RegisteredClass[],
  facts: ClassFacts,
  language: LanguageCode,
  t: Translate<'importing'>,
): WrittenSheet {
  return {
    name: t('importing.sheet_of_classes'),
    head: headOf(classFields, language),
    rows: classes.map((one) => writeClass(one, facts, language)),
  }
}

/** With the courses and teachers that may be named. */
export function sampleOfClasses(
  { courses, teachers }: ClassFacts,
  language: LanguageCode,
  t: Translate<'importing'>,
): readonly WrittenSheet[] {
  const here = courses.filter(({ is_here }) => is_here)
  const example: Partial<Record<ClassField, string>> = {
    class_code: `# ${t('importing.example_name', { number: 1 })}`,
    grade: '6',
    section: 'A',
    course: String(here[0]?.course_id ?? ''),
    teachers: teachers[0]?.username ?? '',
    start_date: '2026-03-21',
    takes_attendance: yesNoWords[language][0],
  }
  return [
    {
      name: t('importing.sheet_of_classes'),
      head: headOf(classFields, language),
      rows: [classFields.map((field) => example[field] ?? '')],
      choices: [{ column: classFields.indexOf('takes_attendance'), values: yesNoWords[language] }],
    },
    {
      name: t('importing.sheet_of_courses'),
      head: [importHeadings[language].course, t('importing.course_title')],
      rows: here.map(({ course_id, title }) => [String(course_id), title]),
    },
    {
      name: t('importing.sheet_of_teachers'),
      head: headOf(['username', 'full_name'], language),
      rows: teachers.map(({ username, full_name }) => [username, full_name]),
    },
  ]
}

interface SheetCourse {
  readonly course_id: number
  readonly title: string
  readonly subject: string
  readonly grade: string
  readonly language: string
  readonly total_lessons: number
  readonly total_classes: number
}

export function coursesSheet(
  courses: readonly SheetCourse[],
  language: LanguageCode,
  t: Translate<'importing'>,
): WrittenSheet {
  return {
    name: t('importing.sheet_of_courses'),
    head: [
      ...headOf(['course'], language),
      t('importing.course_title'),
      ...headOf(['subject', 'grade', 'language'], language),
      t('importing.course_lessons'),
      t('importing.course_classes'),
    ],
    rows: courses.map((one) => [
      String(one.course_id),
      one.title,
      one.subject,
      one.grade,
      writeValue('language', one.language, language),
      String(one.total_lessons),
      String(one.total_classes),
    ]),
  }
}

/** Without the numbers of people, whom a new sheet does not know. */
export function sampleSheets(
  classes: readonly ImportClass[],
  language: LanguageCode,
  t: Translate<'importing'>,
): readonly WrittenSheet[] {
  const fields = peopleFields.filter(
    (field) => field !== 'user_id' && (!isOf(guardianFields, field) || isOf(firstGuardian, field)),
  )
  const active = classes.filter(({ is_active }) => is_active)
  const grades = [...new Set(active.map(({ grade }) => grade))].sort(compareGrades)
  const sections = [...new Set(active.map(({ section }) => section))].sort()
  const values: Partial<Record<PeopleField, readonly string[]>> = {
    role: ['learner', 'teacher'].map((role) => writeValue('role', role, language)),
    gender: [0, 1, 2].map((gender) => writeValue('gender', gender, language)),
    guardian_1_relation: relations.map((relation) => writeValue('guardian_1_relation', relation, language)),
    language: ['en', 'pu', 'da', 'ur'].map((code) => writeValue('language', code, language)),
    grade: grades,
    section: sections,
  }
  const example = (number: number): readonly string[] =>
    fields.map((field) => {
      if (field === 'full_name') return `# ${t('importing.example_name', { number })}`
      if (field === 'grade') return grades[0] ?? '6'
      if (field === 'section') return sections[0] ?? 'A'
      if (field === 'date_of_birth') return '2014-03-21'
      return values[field]?.[0] ?? ''
    })
  return [
    {
      name: t('importing.file_of_sample'),
      head: headOf(fields, language),
      rows: [1, 2, 3].map(example),
      choices: fields.flatMap((field, column) => (values[field] ? [{ column, values: values[field] }] : [])),
    },
    {
      name: t('importing.sheet_of_classes'),
      head: headOf(['class_codes', 'grade', 'section'], language),
      rows: active.map(({ class_code, grade, section }) => [class_code, grade, section]),
    },
  ]
}

/** The rows as they came, then what became of each and what to do. */
export function reportSheets(
  headings: OfficeImport['headings'],
  rows: readonly StoredRow[],
  t: Translate<'importing'>,
): readonly WrittenSheet[] {
  return [
    {
      name: t('importing.sheet_of_report'),
      head: [...headings.map(({ heading }) => heading), t('importing.report_result'), t('importing.report_what_to_do')],
      rows: rows.flatMap(({ cells, outcome, faults }) =>
        outcome === 'example'
          ? []
          : [
              [
                ...headings.map((_, at) => cellText(cells[at] ?? null)),
                t(`importing.outcome_${outcome}`),
                faults
                  .map(({ reason, detail }) => [t(`importing.reason_${reason}`), detail].filter(Boolean).join(' '))
                  .join(' / '),
              ],
            ],
      ),
    },
  ]
}
