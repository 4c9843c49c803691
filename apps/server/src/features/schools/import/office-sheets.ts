/** The sheets that an office takes away: its people, an empty sheet to fill in, and what became of one that it brought. */
import type { LanguageCode } from '@maktab/contracts/fields'
import { peopleFields, type PeopleField } from '@maktab/contracts/schools/office-import-reasons'
import type { OfficeImport } from '@maktab/contracts/schools/office-imports'
import { compareGrades } from '@maktab/domain/people/grades'
import { importHeadings } from '@maktab/domain/schools/import-columns'
import { writeValue } from '@maktab/domain/schools/import-values'
import type { ImportClass, RegisteredPerson } from '@maktab/domain/schools/import-rows'
import { cellText } from '@maktab/domain/schools/sheet-cells'
import type { Translate } from '@maktab/i18n/translate'
import type { StoredRow } from '../office-imports.sql.ts'
import type { WrittenSheet } from './write-sheet.ts'

const headOf = (fields: readonly PeopleField[], language: LanguageCode) =>
  fields.map((field) => importHeadings[language][field])

/** Importing it as it is changes nothing. */
export function peopleSheet(
  people: readonly RegisteredPerson[],
  language: LanguageCode,
  t: Translate<'importing'>,
): WrittenSheet {
  return {
    name: t('importing.file_of_people'),
    head: headOf(peopleFields, language),
    rows: people.map((person) => peopleFields.map((field) => writeValue(field, person[field], language))),
  }
}

/** Without the numbers of people, whom a new sheet does not know. */
export function sampleSheets(
  classes: readonly ImportClass[],
  language: LanguageCode,
  t: Translate<'importing'>,
): readonly WrittenSheet[] {
  const fields = peopleFields.filter((field) => field !== 'user_id')
  const active = classes.filter(({ is_active }) => is_active)
  const grades = [...new Set(active.map(({ grade }) => grade))].sort(compareGrades)
  const sections = [...new Set(active.map(({ section }) => section))].sort()
  const values: Partial<Record<PeopleField, readonly string[]>> = {
    role: ['learner', 'teacher'].map((role) => writeValue('role', role, language)),
    gender: [0, 1, 2].map((gender) => writeValue('gender', gender, language)),
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
