import {
  classFields,
  classRowErrors,
  type ClassField,
  type RowReason,
} from '@maktab/contracts/office/office-import-reasons'
import { languageCode } from '@maktab/contracts/fields'
import { describe, expect, it } from 'vitest'
import { decideClassSheet, writeClass, type ClassFacts, type RegisteredClass } from './class-sheet.ts'
import { guessColumns, importHeadings } from './import-columns.ts'
import type { ImportSettings } from './import-rows.ts'
import type { SheetCell } from './sheet-cells.ts'

const one: RegisteredClass = {
  class_id: 1,
  class_code: 'AAAA1111',
  grade: '6',
  section: 'A',
  subject: 'maths',
  alias: null,
  course_id: 101,
  start_date: '2026-03-21',
  end_date: null,
  default_language: 'da',
  takes_attendance: true,
  is_active: true,
  is_deleted: false,
  teacher_ids: [7],
  class_teacher_id: 7,
}
const facts: ClassFacts = {
  classes: [
    one,
    {
      ...one,
      class_id: 2,
      class_code: 'BBBB2222',
      section: 'الف',
      alias: '=Chess  club',
      course_id: 102,
      teacher_ids: [7, 8],
    },
    { ...one, class_id: 3, class_code: 'CCCC3333', section: 'C', is_active: false },
    { ...one, class_id: 4, class_code: 'DDDD4444', section: 'D', is_deleted: true },
  ],
  courses: [
    { course_id: 101, title: 'Maths 6', is_here: true },
    { course_id: 102, title: 'Club', is_here: true },
    { course_id: 103, title: 'Club', is_here: true },
    { course_id: 104, title: 'Elsewhere', is_here: false },
  ],
  teachers: [
    { user_id: 7, full_name: 'Omar Nuri', username: 'omar' },
    { user_id: 8, full_name: 'زهرا', username: 'zahra.1' },
    { user_id: 9, full_name: 'زهرا', username: 'zahra.2' },
  ],
}
const made = { grade: 'صنف ۷', section: 'B', subject: 'ریاضی', course: 'maths 6' }

type Row = Partial<Record<ClassField, SheetCell>>
const decide = (rows: readonly Row[], settings: Partial<ImportSettings> = {}) => {
  const columns = classFields.filter((field) => rows.some((row) => row[field] !== undefined))
  return decideClassSheet({
    rows: rows.map((row, at) => ({ number: at + 2, cells: columns.map((field) => row[field] ?? null) })),
    settings: {
      columns,
      mode: 'add_and_change',
      match_by: 'user_id',
      date_order: 'auto',
      stop_percent: 10,
      username_prefix: '',
      accepted: [],
      ...settings,
    },
    facts,
    reading: { is_from_1904: false, readDate: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined) },
  })
}

describe('a row of a sheet of classes', () => {
  it('makes a class, with what its cells say', () => {
    const row = {
      ...made,
      teachers: 'Omar Nuri; zahra.2',
      class_teacher: 'OMAR',
      takes_attendance: 'بلی',
      class_code: 'ab 12',
    }
    expect(decide([row]).rows).toMatchObject([
      {
        outcome: 'add',
        values: {
          grade: '7',
          section: 'B',
          subject: 'maths',
          course_id: 101,
          teacher_ids: [7, 9],
          class_teacher_id: 7,
          takes_attendance: true,
          class_code: 'AB12',
        },
      },
    ])
  })

  it('changes the class of its code, or that of its grade, section, course and name; an empty cell changes nothing', () => {
    const { rows } = decide([
      { class_code: 'bbbb-2222', section: 'ب', teachers: 'zahra.2' },
      { class_code: '', grade: '6', section: 'a', course: '101', takes_attendance: 'No', teachers: '' },
    ])
    expect(rows).toMatchObject([
      {
        outcome: 'change',
        target_id: 2,
        changes: [
          { field: 'section', before: 'الف', after: 'ب' },
          { field: 'teachers', before: 'omar; zahra.1', after: 'omar; zahra.1; zahra.2' },
        ],
      },
      { outcome: 'change', target_id: 1 },
    ])
    expect(rows[1]!.changes.map(({ field }) => field)).toEqual(['section', 'takes_attendance'])
  })

  const cases: Record<
    (typeof classRowErrors)[number],
    readonly [rows: readonly Row[], settings?: Partial<ImportSettings>]
  > = {
    class_incomplete: [[{ grade: '7', section: 'B', course: '101' }]],
    class_code_invalid: [[{ ...made, class_code: 'ab' }]],
    class_code_taken: [[{ ...made, class_code: 'DDDD4444' }]],
    class_exists: [[{ class_code: 'AAAA1111' }], { mode: 'add' }],
    class_twice: [[made, made]],
    class_dates_wrong: [[{ ...made, start_date: '2026-03-21', end_date: '2026-03-20' }]],
    course_unknown: [[{ ...made, course: 'Elsewhere' }]],
    course_ambiguous: [[{ ...made, course: 'Club' }]],
    course_differs: [[{ class_code: 'AAAA1111', course: '102' }]],
    teacher_unknown: [[{ ...made, teachers: 'omar; Nobody' }]],
    teacher_ambiguous: [[{ ...made, class_teacher: 'زهرا' }]],
    yes_no_unknown: [[{ ...made, takes_attendance: 'perhaps' }]],
  }
  it.each(classRowErrors)('is not taken: %s', (reason) => {
    const { rows } = decide(...cases[reason])
    expect(rows.at(-1)).toMatchObject({ outcome: 'error', faults: [{ reason }] })
  })

  it.each([
    ['class_archived', [{ class_code: 'CCCC3333', section: 'Z' }], {}],
    ['class_unknown', [made], { mode: 'change' }],
    ['date_unreadable', [{ ...made, start_date: 'soon' }], {}],
    ['cell_error', [{ ...made, section: { fault: 'cell_error' } }], {}],
    ['too_long', [{ ...made, alias: 'x'.repeat(121) }], {}],
  ] as const satisfies readonly (readonly [RowReason, readonly Row[], Partial<ImportSettings>])[])(
    'is not taken: %s',
    (reason, rows, settings) => {
      expect(decide(rows, settings).rows[0]!.faults.map((fault) => fault.reason)).toContain(reason)
    },
  )
})

it.each(languageCode.options)(
  'a sheet of our own in language %s is found by its headings and changes nothing',
  (language) => {
    const taught = facts.classes.filter(({ is_active, is_deleted }) => is_active && !is_deleted)
    const columns = guessColumns(
      classFields.map((field) => importHeadings[language][field]),
      'classes',
    )
    expect(columns).toEqual([...classFields])
    const { totals, rows } = decideClassSheet({
      rows: taught.map((of, at) => ({ number: at + 2, cells: writeClass(of, facts, language) })),
      settings: {
        columns,
        mode: 'add_and_change',
        match_by: 'user_id',
        date_order: 'auto',
        stop_percent: 10,
        username_prefix: '',
        accepted: [],
      },
      facts,
      reading: { is_from_1904: false, readDate: (text) => text },
    })
    expect(rows.flatMap(({ faults, changes }) => [...faults, ...changes])).toEqual([])
    expect(totals).toMatchObject({ same: taught.length })
  },
)
