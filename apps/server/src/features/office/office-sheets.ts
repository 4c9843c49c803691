import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import {
  exportClasses,
  exportCourses,
  exportPeople,
  readImportReport,
  readSampleOfClasses,
  readSampleSheet,
} from '@maktab/contracts/office/office-sheets'
import { soughtWords } from '@maktab/domain/office/office-users'
import { readGrade } from '@maktab/domain/people/grades'
import { languageByCode } from '@maktab/i18n/languages'
import type { Translate } from '@maktab/i18n/translate'
import { atCampusPrepared, type AnsweredFile, type BeforeCampusContext } from '#calls/handle.ts'
import {
  classesSheet,
  coursesSheet,
  peopleSheet,
  reportSheets,
  sampleOfClasses,
  sampleSheets,
} from './import/compose-sheets.ts'
import { inSheetWorker } from './import/in-worker.ts'
import type { SheetFile, WrittenSheet } from './import/write-sheet.ts'
import { readImportClasses, readRegister } from './imported-people.sql.ts'
import { readInstituteCourses } from './office-courses.sql.ts'
import { readImport, readRows } from './office-imports.sql.ts'
import { momentsOf } from './office-users.ts'
import { readSoughtIds } from './office-users.sql.ts'
import { readClassFactsOfSheet } from './sheet-classes.sql.ts'

export interface OfficeSheetEquipment {
  readonly translateInto: (language: LanguageCode) => Translate<'importing'>
}

const mimeTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

export const officeSheets = ({ translateInto }: OfficeSheetEquipment) => ({
  readImportReport: atCampusPrepared(
    readImportReport,
    async (before, { import_id, format }) => {
      const { campus, language, look } = before
      const seen = await look(async (db) => {
        const found = await readImport(db, campus, import_id, 'read')
        return found && { found, rows: (await readRows(db, campus, import_id)).rows }
      })
      if (!seen) return refuse('not_found')
      const { found, rows } = seen
      const sheets = reportSheets(found.headings, rows, translateInto(language))
      return written(before, { format, name: `${found.name.replace(/\.[^.]*$/, '')}-report`, sheets })
    },
    asPrepared,
  ),

  exportPeople: atCampusPrepared(
    exportPeople,
    async (before, { institution_id: _campus, search_string, format, ...filters }) => {
      const { campus, language, look, now } = before
      const sought = { ...filters, words: soughtWords(search_string), moments: momentsOf(now) }
      const { register, found } = await look(async (db) => ({
        register: await readRegister(db, campus),
        found: new Set(await readSoughtIds(db, campus, sought)),
      }))
      const asked = register.filter(({ user_id }) => found.has(user_id))
      const t = translateInto(language)
      return written(before, { format, name: t('importing.file_of_people'), sheets: [peopleSheet(asked, language, t)] })
    },
    asPrepared,
  ),

  exportClasses: atCampusPrepared(
    exportClasses,
    async (before, { grade, format }) => {
      const { campus, language, look, now } = before
      const facts = await look((db) => readClassFactsOfSheet(db, campus, now))
      const asked = facts.classes.filter(
        (one) => one.is_active && !one.is_deleted && (grade === undefined || readGrade(one.grade) === readGrade(grade)),
      )
      const t = translateInto(language)
      const sheets = [classesSheet(asked, facts, language, t)]
      return written(before, { format, name: t('importing.sheet_of_classes'), sheets })
    },
    asPrepared,
  ),

  exportCourses: atCampusPrepared(
    exportCourses,
    async (before, { format }) => {
      const { campus, language, look } = before
      const courses = await look((db) => readInstituteCourses(db, campus))
      const t = translateInto(language)
      const sheets = [coursesSheet(courses, language, t)]
      return written(before, { format, name: t('importing.sheet_of_courses'), sheets })
    },
    asPrepared,
  ),

  readSampleOfClasses: atCampusPrepared(
    readSampleOfClasses,
    async (before) => {
      const { campus, language, look, now } = before
      const facts = await look((db) => readClassFactsOfSheet(db, campus, now))
      const t = translateInto(language)
      const sheets = sampleOfClasses(facts, language, t)
      return written(before, { format: 'xlsx', name: t('importing.file_of_sample'), sheets })
    },
    asPrepared,
  ),

  readSampleSheet: atCampusPrepared(
    readSampleSheet,
    async (before) => {
      const { campus, language, look } = before
      const classes = await look((db) => readImportClasses(db, campus))
      const t = translateInto(language)
      const sheets = sampleSheets(classes, language, t)
      return written(before, { format: 'xlsx', name: t('importing.file_of_sample'), sheets })
    },
    asPrepared,
  ),
})

const asPrepared = async <T>(_context: unknown, _input: unknown, prepared: T): Promise<T> => prepared

async function written(
  { language }: BeforeCampusContext,
  {
    format,
    name,
    sheets,
  }: {
    readonly format: SheetFile['format']
    readonly name: string
    readonly sheets: readonly WrittenSheet[]
  },
): Promise<Outcome<AnsweredFile, 'sheet_unreadable'>> {
  const is_right_to_left = languageByCode(language).direction === 'rtl'
  const bytes = await inSheetWorker('write', { format, is_right_to_left, sheets })
  return bytes ? accept({ name: `${name}.${format}`, mime_type: mimeTypes[format], bytes }) : refuse('sheet_unreadable')
}
