import {
  type classRowErrors,
  peopleFields,
  type PeopleField,
  type RowReason,
} from '@maktab/contracts/office/office-import-reasons'
import { describe, expect, it } from 'vitest'
import { guessColumns, guessHeaderRow, importHeadings } from './import-columns.ts'
import { mendRows, type ImportFacts, type ImportSettings, type RegisteredPerson } from './import-rows.ts'
import { decideApplying, decideImport } from './office-import.ts'
import type { SheetCell } from './sheet-cells.ts'

const zahra: RegisteredPerson = {
  user_id: 7,
  full_name: 'زهرا احمدی',
  father_name: 'کریم',
  role: 'learner',
  username: 'senf.6a.01',
  admission_number: '0012',
  roll_number: 1,
  grade: '6',
  section: 'A',
  class_codes: ['AAAA1111'],
  gender: 1,
  date_of_birth: '2012-05-03',
  phone_number: '+93701234567',
  email: 'zahra@example.org',
  language: 'da',
}
const head: RegisteredPerson = {
  ...zahra,
  user_id: 9,
  full_name: 'نرگس امینی',
  role: 'principal',
  username: 'head',
  admission_number: 'p1',
  roll_number: null,
  grade: null,
  section: null,
  class_codes: [],
  phone_number: null,
  email: null,
}
const facts: ImportFacts = {
  people: [zahra, head],
  names: [
    { sign_in_name: 'senf.6a.01', user_id: 7 },
    { sign_in_name: 'zahra@example.org', user_id: 7 },
    { sign_in_name: 'elsewhere', user_id: 99 },
  ],
  classes: [
    { class_id: 1, class_code: 'AAAA1111', grade: '6', section: 'A', is_active: true },
    { class_id: 2, class_code: 'BBBB2222', grade: '6', section: 'A', is_active: true },
    { class_id: 3, class_code: 'CCCC3333', grade: '5', section: 'A', is_active: false },
  ],
  grantable: ['learner', 'teacher'],
  above: [9],
  imported: [],
  today: '2026-11-20',
}

/** Solar years as Gregorian ones 621 later: calendars are not what these tests are about. */
const readDate = (text: string) => {
  const parts = text.split(/\D+/).map(Number)
  const [year, month, day] = parts[0]! > 31 ? parts : [...parts].reverse()
  if (parts.length !== 3 || month! > 12 || day! > 31) return undefined
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${year! < 1700 ? year! + 621 : year}-${pad(month!)}-${pad(day!)}`
}

type Row = Partial<Record<PeopleField, SheetCell>>
const decide = (rows: readonly Row[], settings: Partial<ImportSettings> = {}, known: ImportFacts = facts) => {
  const columns = peopleFields.filter((field) => rows.some((row) => row[field] !== undefined))
  return decideImport({
    rows: rows.map((row, at) => ({ number: at + 2, cells: columns.map((field) => row[field] ?? null) })),
    settings: {
      columns,
      mode: 'add_and_change',
      match_by: 'admission_number',
      date_order: 'auto',
      stop_percent: 10,
      username_prefix: 'senf',
      accepted: [],
      ...settings,
    },
    facts: known,
    reading: { is_from_1904: false, readDate },
  })
}
const reasonsOf = (...given: Parameters<typeof decide>) =>
  decide(...given).rows.flatMap(({ faults }) => faults.map(({ reason }) => reason))

const ali: Row = { full_name: 'Ali Rahimi' }
/** Every reason with the rows that bring it about. */
const cases: Readonly<Record<Exclude<RowReason, (typeof classRowErrors)[number]>, Parameters<typeof decide>>> = {
  required_missing: [[{ father_name: 'Karim' }]],
  too_long: [[{ full_name: 'a'.repeat(121) }]],
  name_invalid: [[{ full_name: '12345' }]],
  role_unknown: [[{ ...ali, role: 'wizard' }]],
  person_above: [[{ admission_number: 'p1', father_name: 'Aziz' }]],
  role_not_grantable: [[{ ...ali, role: 'principal' }]],
  role_differs: [[{ admission_number: '0012', role: 'معلم' }]],
  username_taken: [[{ ...ali, username: 'Elsewhere' }]],
  username_twice: [
    [
      { ...ali, username: 'ali' },
      { full_name: 'Omar', username: 'ALI' },
    ],
  ],
  username_invalid: [[{ ...ali, username: 'a b' }]],
  sign_in_name_differs: [[{ admission_number: '0012', username: 'other.name' }]],
  email_invalid: [[{ ...ali, email: 'ali at home' }]],
  email_taken: [[{ ...ali, email: 'Zahra@example.org' }]],
  email_twice: [
    [
      { ...ali, email: 'a@b.af' },
      { full_name: 'Omar', email: 'A@b.af' },
    ],
  ],
  phone_invalid: [[{ ...ali, phone_number: '12' }]],
  phone_shortened: [[{ ...ali, phone_number: '7.01E+08' }]],
  two_phones: [[{ ...ali, phone_number: '0701234568 / 0799123456' }]],
  date_unreadable: [[{ ...ali, date_of_birth: 'soon' }]],
  date_year_only: [[{ ...ali, date_of_birth: 1392 }]],
  date_ambiguous: [[{ ...ali, date_of_birth: '3/5/2012' }]],
  date_in_future: [[{ ...ali, date_of_birth: '2030-01-01' }]],
  gender_unknown: [[{ ...ali, gender: 'x' }]],
  language_unknown: [[{ ...ali, language: 'Latin' }]],
  class_unknown: [[{ ...ali, class_codes: 'ZZZZ9999' }]],
  class_archived: [[{ ...ali, class_codes: 'cccc 3333'.replace(' ', '-') }]],
  admission_number_taken: [[{ ...ali, admission_number: '0012' }], { mode: 'add' }],
  admission_number_twice: [
    [
      { ...ali, admission_number: '5' },
      { full_name: 'Omar', admission_number: '۵' },
    ],
  ],
  roll_number_invalid: [[{ ...ali, roll_number: 'first' }]],
  roll_number_twice: [[{ ...ali, grade: 'VI', section: 'A', roll_number: '۱' }]],
  same_person_twice: [[{ admission_number: '0012' }, { admission_number: '0012' }]],
  person_unknown: [[{ ...ali, admission_number: '77' }], { mode: 'change' }],
  other_campus: [[{ ...ali, user_id: 4711 }], { match_by: 'user_id' }],
  relation_unknown: [[{ ...ali, guardian_1_name: 'Nabi', guardian_1_relation: '=cmd()' }]],
  guardian_incomplete: [[{ ...ali, guardian_1_phone: '0701234568' }]],
  letters_lost: [[{ full_name: 'Zar?hona' }]],
  formula_without_value: [[{ ...ali, father_name: { fault: 'formula_without_value' } }]],
  cell_error: [[{ ...ali, father_name: { fault: 'cell_error' } }]],
  looks_like: [[{ full_name: 'زهرا احمدي', father_name: 'كریم' }]],
  same_name_in_section: [[{ full_name: 'زهرا احمدی', father_name: 'Nabi', grade: '6', section: 'A' }]],
}

describe('a row', () => {
  for (const reason of Object.keys(cases) as (keyof typeof cases)[])
    it(`is told ${reason}`, () => {
      expect(reasonsOf(...cases[reason])).toContain(reason)
    })

  it('that is in order is told nothing and is added, as a learner with a username of its own', () => {
    const { rows, totals } = decide([{ ...ali, grade: 'صنف ششم', section: 'A' }])
    expect(rows).toEqual([
      {
        row_number: 2,
        outcome: 'add',
        faults: [],
        changes: [],
        target_id: null,
        values: { full_name: 'Ali Rahimi', role: 'learner', grade: '6', section: 'A', username: 'senf.6a.02' },
      },
    ])
    expect(totals).toEqual({ add: 1, change: 0, same: 0, warn: 0, error: 0 })
  })

  it('says who the guardians are, in four languages, one after the other, and nothing of whom it does not name', () => {
    const known = { ...zahra, guardian_1_name: 'Karim', guardian_1_relation: 'father', guardian_1_phone: null }
    const of = (row: Row) => decide([{ admission_number: '0012', ...row }], {}, { ...facts, people: [known] }).rows[0]!
    expect(of({ guardian_1_name: 'Karim', guardian_1_relation: 'والد' }).outcome).toBe('same')
    expect(of({ guardian_1_phone: '۰۷۰۱۲۳۴۵۶۸', guardian_2_name: 'Gul', guardian_2_relation: 'مور' }).changes).toEqual([
      { field: 'guardian_1_phone', before: null, after: '+93701234568' },
      { field: 'guardian_2_name', before: null, after: 'Gul' },
      { field: 'guardian_2_relation', before: null, after: 'mother' },
    ])
    expect(of({ guardian_2_name: 'Gul' }).values).toEqual({ guardian_2_name: 'Gul', guardian_2_relation: 'other' })
    expect(of({ guardian_3_name: 'Gul' }).faults).toEqual([
      { field: 'guardian_3_name', reason: 'guardian_incomplete', detail: 'Gul' },
    ])
    expect(
      of({ guardian_1_name: '12', guardian_2_phone: '1' }).faults.map(({ field, reason }) => [field, reason]),
    ).toEqual([
      ['guardian_1_name', 'name_invalid'],
      ['guardian_2_phone', 'phone_invalid'],
    ])
  })

  it('that is an example of the sample sheet is passed over', () => {
    expect(decide([{ full_name: '# Ali Rahimi' }]).rows).toEqual([])
  })

  it('of a person who is there changes what differs and leaves alone what its cells do not say', () => {
    const { rows } = decide([
      { admission_number: "'0012", full_name: 'زهرا احمدی', section: 'B', phone_number: '', class_codes: 'bbbb-2222' },
    ])
    expect(rows[0]).toMatchObject({
      outcome: 'change',
      target_id: 7,
      values: { section: 'B', class_codes: ['BBBB2222'] },
      changes: [
        { field: 'section', before: 'A', after: 'B' },
        { field: 'class_codes', before: 'AAAA1111', after: 'AAAA1111; BBBB2222' },
      ],
    })
  })

  it('that says of a person what is known already is the same', () => {
    const row: Row = {
      admission_number: '۰۰۱۲',
      full_name: '\u200fزهرا  احمدی\u200e',
      roll_number: 1,
      grade: 'Class 6',
      gender: 'دختر',
      date_of_birth: { date: '2012-05-03' },
      phone_number: 701234567,
      language: 'دری',
      class_codes: 'aaaa1111',
      email: 'ZAHRA@example.org',
    }
    expect(decide([row]).rows[0]).toMatchObject({ outcome: 'same', faults: [], values: {} })
  })

  it('of somebody who looks like another waits, and is added once that is said', () => {
    const row: Row = { full_name: 'زهرا احمدی', date_of_birth: '2012-05-03' }
    expect(decide([row]).rows[0]!.outcome).toBe('warn')
    expect(decide([row], { accepted: [2] }).rows[0]!.outcome).toBe('add')
    // As the register itself finds who looks alike: whatever letters of the three languages stand for each other.
    expect(decide([{ ...row, full_name: 'زهړا احمدۍ' }]).rows[0]!.outcome).toBe('warn')
    // Another admission number is another person.
    expect(decide([{ ...row, admission_number: '13' }]).rows[0]!.outcome).toBe('add')
  })

  it('may take the roll number that another row of the sheet gives up', () => {
    const rows: Row[] = [
      { full_name: 'Ali', admission_number: '13', grade: '6', section: 'A', roll_number: 1 },
      { admission_number: '0012', roll_number: 2 },
    ]
    expect(decide(rows).rows.map(({ outcome }) => outcome)).toEqual(['add', 'change'])
  })
})

describe('dates', () => {
  const dateOf = (cell: SheetCell, more: readonly SheetCell[] = [], settings: Partial<ImportSettings> = {}) =>
    decide(
      [cell, ...more].map((date_of_birth) => ({ ...ali, date_of_birth })),
      settings,
    ).rows[0]!.values.date_of_birth

  it('are read as serials, packed figures and texts', () => {
    expect(dateOf(41_032)).toBe('2012-05-03')
    expect(dateOf('20120503')).toBe('2012-05-03')
    expect(dateOf('۱۳۹۱-۰۲-۱۴')).toBe('2012-02-14')
    expect(dateOf('13/5/2012')).toBe('2012-05-13')
  })

  it('of a whole column follow the first one that tells whether days or months come first', () => {
    expect(dateOf('3/5/2012', ['25/5/2012'])).toBe('2012-05-03')
    expect(dateOf('3/5/2012', ['5/25/2012'])).toBe('2012-03-05')
    expect(dateOf('3/5/2012', [], { date_order: 'mdy' })).toBe('2012-03-05')
  })
})

describe('the stop', () => {
  const rows = (wrong: number) =>
    Array.from({ length: 20 }, (_, at): Row => ({
      full_name: at < wrong ? '??' : `Person ${'abcdefghijklmnopqrst'[at]}`,
    }))

  it('comes where more of a hundred rows are wrong than may be', () => {
    expect(decide(rows(2))).toMatchObject({ error_percent: 10, is_stopped: false })
    expect(decide(rows(3))).toMatchObject({ error_percent: 15, is_stopped: true })
    expect(decide(rows(3), { stop_percent: 15 }).is_stopped).toBe(false)
  })
})

describe('headings', () => {
  it('of our own sheets are found in each language, and what nobody knows is left', () => {
    for (const headings of Object.values(importHeadings))
      expect(guessColumns(peopleFields.map((field) => headings[field]))).toEqual(peopleFields)
    expect(guessColumns(['FULL NAME *', 'Favourite colour', '__proto__', 'Name', 'ولدیت'])).toEqual([
      'full_name',
      null,
      null,
      null,
      'father_name',
    ])
  })
})

describe('the headings of a sheet', () => {
  const rows = (...lines: readonly (readonly string[])[]) => lines.map((cells, at) => ({ number: at + 1, cells }))
  it.each([
    ['stand in the first row', rows(['Full name', 'Grade'], ['Ali', '6']), 1],
    [
      'stand below a title',
      rows(['لیست شاگردان'], ['مکتب امید', '۱۴۰۵'], ['نام مکمل', 'صنف', 'رنگ'], ['علی', '6', 'x']),
      3,
    ],
    ['are taken for the first row where nobody knows any', rows(['a', 'b'], ['c', 'd']), 1],
    ['are not a row of which one cell is known by chance', rows(['a', 'b'], ['Name', 'd']), 1],
  ])('%s', (_, sheet, row) => {
    expect(guessHeaderRow(sheet)?.number).toBe(row)
  })
})

it('a mended cell stands for the one that came, also beyond the end of its row; a row that is not there is not made', () => {
  const rows = [
    { number: 2, cells: ['a', 1, null] },
    { number: 5, cells: ['b'] },
  ]
  const fixes = [
    { row_number: 2, column: 1, value: 'x' },
    { row_number: 5, column: 2, value: 'y' },
    { row_number: 9, column: 0, value: 'z' },
  ]
  expect(mendRows(rows, fixes)).toEqual([
    { number: 2, cells: ['a', 'x', null] },
    { number: 5, cells: ['b', null, 'y'] },
  ])
})

it.each([
  ['is applied', { is_stopped: false }, 'applied'],
  ['with too many wrong rows is not', {}, 'import_stopped'],
  ['is not by overruling alone', { is_stop_overruled: true }, 'campus_name_wrong'],
  ['is not with another name', { is_stop_overruled: true, typed: 'Omid' }, 'campus_name_wrong'],
  ['is with the name of the campus in any language', { is_stop_overruled: true, typed: ' مکتب  امید' }, 'applied'],
  ['is not by the name alone', { typed: 'Omid School' }, 'import_stopped'],
])('a sheet %s', (_, given, expected) => {
  const names = ['Omid School', 'مکتب امید', '']
  const decided = decideApplying({ is_stopped: true, is_stop_overruled: false, typed: '', names, ...given })
  expect(decided.ok ? 'applied' : decided.refusal).toBe(expected)
})

describe('learners who are in no row of a sheet', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...zahra,
    user_id: 100 + at,
    full_name: `Learner ${at}`,
    username: `l.${at}`,
    admission_number: `n${at}`,
    roll_number: null,
  }))
  const decideMissing = (rows: readonly number[], more: { imported?: readonly number[]; fault?: boolean } = {}) =>
    decideImport({
      rows: [
        ...rows.map((at) => ({ number: at + 2, cells: [`n${at}`, null] })),
        ...(more.fault ? [{ number: 90, cells: ['n90', 'x@'] }] : []),
      ],
      settings: {
        columns: ['admission_number', 'email'],
        mode: 'add_and_change',
        match_by: 'admission_number',
        date_order: 'auto',
        missing: 'deactivate',
        stop_percent: 100,
        username_prefix: 'senf',
        accepted: [],
      },
      facts: { ...facts, people: [...many, head], imported: more.imported ?? many.map(({ user_id }) => user_id) },
      reading: { is_from_1904: false, readDate },
    })
  const all = many.map((_, at) => at)
  it('are deactivated, where they came by an earlier sheet', () => {
    expect(decideMissing(all.slice(2))).toMatchObject({
      missing_people: [{ user_id: 100 }, { user_id: 101 }],
      is_stopped: false,
    })
    expect(decideMissing(all.slice(2), { imported: [101] })).toMatchObject({ missing_people: [{ user_id: 101 }] })
    expect(decideMissing(all)).toMatchObject({ missing_people: [] })
  })
  it('stop the sheet where they are more than five of a hundred', () => {
    expect(decideMissing(all.slice(3))).toMatchObject({ is_stopped: true })
  })
  it('stay while a row is wrong, since it may be theirs', () => {
    expect(decideMissing(all.slice(1), { fault: true })).toMatchObject({ missing_people: [], totals: { error: 1 } })
  })
})
