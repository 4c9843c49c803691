import { importPeople } from '@maktab/contracts/office/office-imports'
import { exportPeople, readImportReport, readSampleSheet } from '@maktab/contracts/office/office-sheets'
import { listOfficeUsers } from '@maktab/contracts/office/office-users'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, fileOf, send, value } from '../../../test/call.ts'
import { openSchool, people, type Person, type School } from '../../../test/school.ts'
import { readSheet } from './import/read-sheet.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { learner, principal } = people
const office: Person = { ...principal, role: 'campus_admin' }

async function bring(csv: string) {
  const fields = { import_id: randomUUID(), name: 'people.csv' }
  const file = { name: 'people.csv', bytes: Buffer.from(csv) }
  const sent = await send(school, importPeople, { fields, file }, { as: office })
  if (!sent.ok) throw new Error(sent.refusal)
  return sent.value
}
const peopleHere = async () => (await value(school, listOfficeUsers, { page_size: 100 }, { as: office })).list

describe('a file that an office takes away', () => {
  test('holds everybody under names in any script, is kept by nobody, and changes nothing when it is brought in', async () => {
    await sql`update users set father_name = ${"'=محمد\u200cعلی"}, admission_number = '0012', phone_number = '+93701234567', gender = 1,
      date_of_birth = '2013-05-01', roll_number = 7 where user_id = ${learner.user_id}`.execute(school.database.owner)
    for (const [language, format] of [
      ['da', 'xlsx'],
      ['ur', 'csv'],
    ] as const) {
      const { bytes, headers } = await fileOf(school, exportPeople, { format }, { as: office, language })
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('افراد')}`)
      const import_id = randomUUID()
      const brought = await send(
        school,
        importPeople,
        { fields: { import_id, name: `people.${format}` }, file: { name: 'people', bytes } },
        { as: office, language },
      )
      expect(brought).toMatchObject({ value: { totals: { add: 0, change: 0, warn: 0, error: 0 } } })
      expect(brought.ok && brought.value.totals.same).toBe((await peopleHere()).length)
    }
  })

  test.each([
    ['a part of a username', { search_string: 'ZARGH' }],
    ['a role', { role: 'teacher' }],
    ['a section', { grade: '6', section: 'A' }],
    ['a state', { state: 'without_class' }],
  ] as const)('holds those whom the list shows, sought by %s', async (_, sought) => {
    await sql`update users_classes set is_deleted = true where user_id = ${people.classmate.user_id}`.execute(
      school.database.owner,
    )
    const { bytes } = await fileOf(school, exportPeople, { ...sought, format: 'csv' }, { as: office, language: 'en' })
    const { list, total } = await value(school, listOfficeUsers, { ...sought, page_size: 100 }, { as: office })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan((await peopleHere()).length)
    const lines = Buffer.from(bytes).toString('utf8').trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(list.length)
    for (const { username } of list) expect(lines.some((line) => line.includes(`"${username}"`))).toBe(true)
  })

  test('is a sample whose examples are passed over', async () => {
    const { bytes } = await fileOf(school, readSampleSheet, {}, { as: office, language: 'pu' })
    const fields = { import_id: randomUUID(), name: 'sample.xlsx' }
    const brought = await send(school, importPeople, { fields, file: { name: 'sample', bytes } }, { as: office })
    expect(brought).toMatchObject({ value: { totals: { add: 0, error: 0 } } })
    expect(brought.ok && brought.value.columns).not.toContain(null)
  })

  test('is a report with what to do in the reader’s language; a refusal stays as it was', async () => {
    const { import_id } = await bring('Full name,Email\nOmar,nowhere\n')
    const { bytes } = await fileOf(school, readImportReport, { import_id }, { as: office, language: 'da' })
    const read = await readSheet(bytes)
    expect(read).toMatchObject({
      value: {
        rows: [
          { cells: ['Full name', 'Email', 'نتیجه', 'چه باید کرد'] },
          { cells: ['Omar', 'nowhere', 'گرفته نشده', 'این ایمیل آدرس نیست. nowhere'] },
        ],
      },
    })
    expect(await call(school, readImportReport, { import_id: randomUUID() }, { as: office })).toMatchObject({
      refusal: 'not_found',
    })
  })
})
