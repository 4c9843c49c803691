import { languageCode } from '@maktab/contracts/fields'
import { isPersonName } from '@maktab/contracts/person-name'
import { relations } from '@maktab/contracts/office/office-lists'
import { guessColumns } from '@maktab/domain/office/import-columns'
import { columnsOfGuardians } from '@maktab/domain/office/import-guardians'
import type { RegisteredPerson } from '@maktab/domain/office/import-rows'
import { cellText } from '@maktab/domain/office/sheet-cells'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { peopleSheet } from './compose-sheets.ts'
import { readSheet } from './read-sheet.ts'
import { doSheetJob } from './sheet-jobs.ts'
import { writeSheet } from './write-sheet.ts'

const random = seededRandom('people in four scripts')
const one = <T>(list: readonly T[]): T => random.pick(list)
const maybe = <T>(make: () => T): T | null => (random.chance(0.3) ? null : make())
const letters = [
  ...'abcZÉü',
  ...'ابپتګښځېۍيكهةٹڈےہںآئ',
  "'",
  '=',
  '+',
  '-',
  '@',
  '0',
  '۷',
  ' ',
  ';',
  '"',
  ',',
  '\u200c',
]

function name(): string {
  for (;;) {
    const made = Array.from({ length: random.between(2, 19) }, () => one(letters))
      .join('')
      .trim()
    if (isPersonName(made)) return made
  }
}

const code = () =>
  one(['007', '=12', '+5', '0012-3', '۰۰۴', 'B-1', '1/2', '@7', "'9", '1e5', '2024-01-02']) + one(['', 'x', '0'])

const people: readonly RegisteredPerson[] = Array.from({ length: 500 }, (_, at) => ({
  user_id: at + 1,
  full_name: name(),
  father_name: maybe(name),
  role: one(['learner', 'teacher', 'principal', 'campus_admin', 'region_head'] as const),
  username: `${one(['senf', 'زده', '0', 'A.b'])}.${at}`,
  // Each has one of their own, as the register holds.
  admission_number: maybe(() => `${code()}${at}`),
  roll_number: at + 1,
  grade: maybe(() => one(['1', '12', 'Generic', '06 A'])),
  section: maybe(() => one(['A', 'الف', '1', '-', '=B'])),
  class_codes: one([[], ['AAAA1111'], ['00001234', 'AAAA1111']]),
  gender: maybe(() => one([0, 1, 2])),
  date_of_birth: maybe(() => one(['2013-08-04', '1999-12-31', '2016-02-29'])),
  phone_number: maybe(() => one(['+93701234567', '+923001234567'])),
  email: maybe(() => `p${at}@school.example`),
  language: one(languageCode.options),
  ...columnsOfGuardians(
    Array.from({ length: one([0, 0, 1, 2, 6]) }, () => ({
      full_name: name(),
      relation: one(relations),
      phone_number: maybe(() => one(['+93701234567', '+923001234567'])),
    })),
  ),
}))

const classes = ['AAAA1111', '00001234'].map((class_code, class_id) => ({
  class_id,
  class_code,
  grade: '6',
  section: 'A',
  is_active: true,
}))

describe.each(languageCode.options)('the people of a campus in a file of language %s', (language) => {
  test.each(['xlsx', 'csv'] as const)('are the same when it is brought in again as %s', async (format) => {
    const sheets = [peopleSheet(people, language, () => 'People')]
    const bytes = await writeSheet({ format, is_right_to_left: language !== 'en', sheets })
    const read = await readSheet(Buffer.from(bytes))
    if (!read.ok) throw new Error(read.refusal)
    const [head, ...rows] = read.value.rows
    const decided = await doSheetJob({
      kind: 'decide people',
      given: {
        rows,
        settings: {
          columns: guessColumns(head!.cells.map(cellText)),
          mode: 'add_and_change',
          match_by: 'user_id',
          date_order: 'auto',
          stop_percent: 10,
          username_prefix: 'senf',
          accepted: [],
        },
        facts: { people, names: [], classes, grantable: [], above: [], imported: [], today: '2026-11-20' },
        is_from_1904: false,
        locale: 'en',
      },
    })
    if (!('rows' in decided)) throw new Error('No decision')
    const different = decided.rows.filter(({ outcome }) => outcome !== 'same')
    expect(different.slice(0, 3)).toEqual([])
    expect(decided.rows).toHaveLength(people.length)
  })
})
