import {
  applyImport,
  checkImport,
  exportPeople,
  importPeople,
  listImportRows,
  listOfficeImports,
  readImportReport,
  readSampleSheet,
  undoImport,
} from '@maktab/contracts/schools/office-imports'
import { listOfficeUsers } from '@maktab/contracts/schools/office-users'
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

const { learner, principal, principalThere } = people
const office: Person = { ...principal, role: 'campus_admin' }
/** Somebody of the office who is not the principal. */
const below: Person = { ...people.teacher, role: 'campus_admin' }
const officeThere: Person = { ...principalThere, role: 'campus_admin' }

async function bring(csv: string, as: Person = office) {
  const import_id = randomUUID()
  const fields = { import_id, name: 'people.csv' }
  const sent = await send(
    school,
    importPeople,
    { fields, file: { name: 'people.csv', bytes: Buffer.from(csv) } },
    { as },
  )
  if (!sent.ok) throw new Error(sent.refusal)
  return sent.value
}
const rowsOf = async (import_id: string) => (await value(school, listImportRows, { import_id }, { as: office })).list
const peopleHere = async () => (await value(school, listOfficeUsers, { page_size: 100 }, { as: office })).list
const settingsOf = ({
  import_id,
  columns,
  mode,
  match_by,
  date_order,
  stop_percent,
  accepted,
}: Awaited<ReturnType<typeof bring>>) => ({ import_id, columns, mode, match_by, date_order, stop_percent, accepted })

const csv = `نام مکمل,نام پدر,صنف,شعبه,تاریخ تولد,شماره تلیفون,رنگ
مریم نوری,کریم,صنف ششم,A,۱۳۹۲/۵/۱۳,0701234567,سرخ
علی رحیمی,نبی,6,A,13 Aug 2013,,آبی
`

describe('a sheet of people', () => {
  test('is checked, applied and undone; what it made can be found and then is gone', async () => {
    const before = await peopleHere()
    const checked = await bring(csv)
    expect(checked).toMatchObject({
      state: 'checked',
      columns: ['full_name', 'father_name', 'grade', 'section', 'date_of_birth', 'phone_number', null],
      totals: { add: 2, change: 0, same: 0, warn: 0, error: 0 },
    })
    const { import_id } = checked
    expect((await rowsOf(import_id)).map(({ row_number, outcome }) => [row_number, outcome])).toEqual([
      [2, 'add'],
      [3, 'add'],
    ])
    const applied = await value(school, applyImport, { import_id }, { as: office })
    expect(applied).toMatchObject({ state: 'applied' })
    const made = (await peopleHere()).filter(({ full_name }) => full_name === 'مریم نوری')
    expect(made).toMatchObject([
      {
        father_name: 'کریم',
        grade: '6',
        section: 'A',
        date_of_birth: '2013-08-04',
        phone_number: '+93701234567',
        roles: ['learner'],
      },
    ])
    // The learners of a section come into its classes.
    expect(made[0]!.classes.length).toBeGreaterThan(0)
    const names = await sql<{ sign_in_name: string }>`
      select sign_in_name from sign_in_names where user_id = ${made[0]!.user_id}`.execute(school.database.owner)
    expect(names.rows).toEqual([{ sign_in_name: made[0]!.username }])
    expect(await call(school, applyImport, { import_id }, { as: office })).toMatchObject({
      refusal: 'import_not_ready',
    })

    const undone = await value(school, undoImport, { import_id }, { as: office })
    expect(undone).toMatchObject({ state: 'undone', kept: 0 })
    expect(await peopleHere()).toEqual(before)
    expect(await call(school, undoImport, { import_id }, { as: office })).toMatchObject({
      refusal: 'import_not_undoable',
    })
  })

  test('changes fields of people who are here, brings them into classes, and gives back what stood there', async () => {
    const before = (await peopleHere()).find(({ user_id }) => user_id === learner.user_id)!
    const { import_id } = await bring(`Person number,Father's name,Gender\n${learner.user_id},Karim,female\n`)
    await value(school, applyImport, { import_id }, { as: office })
    expect((await peopleHere()).find(({ user_id }) => user_id === learner.user_id)).toMatchObject({
      father_name: 'Karim',
      gender: 1,
      full_name: before.full_name,
    })
    await value(school, undoImport, { import_id }, { as: office })
    expect((await peopleHere()).find(({ user_id }) => user_id === learner.user_id)).toMatchObject({
      father_name: before.father_name,
      gender: before.gender,
    })
    const history = await sql<{ action: string }>`
      select action from office_changes where noun = 'user' and noun_id = ${String(learner.user_id)} order by change_id`.execute(
      school.database.owner,
    )
    expect(history.rows.map(({ action }) => action)).toEqual(['import', 'import_undo'])
  })

  test('is done once, however often the command arrives, and given again answers what it was', async () => {
    const { import_id } = await bring(csv)
    const command_id = randomUUID()
    const first = await value(school, applyImport, { import_id }, { as: office, command_id })
    expect(await value(school, applyImport, { import_id }, { as: office, command_id })).toEqual(first)
    expect((await peopleHere()).filter(({ full_name }) => full_name === 'علی رحیمی')).toHaveLength(1)
  })

  test('leaves people as they are whom somebody signed in as or changed since', async () => {
    const { import_id } = await bring(csv)
    await value(school, applyImport, { import_id }, { as: office })
    await sql`update users set grade = '7' where full_name = 'علی رحیمی'`.execute(school.database.owner)
    expect(await value(school, undoImport, { import_id }, { as: office })).toMatchObject({ kept: 1 })
    expect((await peopleHere()).map(({ full_name }) => full_name)).toContain('علی رحیمی')
    expect((await peopleHere()).map(({ full_name }) => full_name)).not.toContain('مریم نوری')
  })

  test('is checked anew where the register changed since, and applied after another look', async () => {
    const { import_id } = await bring('Full name,Admission number\nAli Rahimi,77\n')
    await sql`update users set admission_number = '77' where user_id = ${learner.user_id}`.execute(
      school.database.owner,
    )
    expect(await call(school, applyImport, { import_id }, { as: office })).toMatchObject({ refusal: 'facts_changed' })
    expect(await rowsOf(import_id)).toMatchObject([{ outcome: 'change' }])
    expect(await value(school, applyImport, { import_id }, { as: office })).toMatchObject({ state: 'applied' })
  })

  test('is stopped where too many rows are wrong, unless that is overruled; wrong rows are left out', async () => {
    const checked = await bring('Full name,Email\nAli Rahimi,ali@home.af\nOmar,nowhere\n')
    const { import_id } = checked
    expect(checked).toMatchObject({ is_stopped: true, error_percent: 50 })
    expect(await call(school, applyImport, { import_id }, { as: office })).toMatchObject({ refusal: 'import_stopped' })
    await value(school, applyImport, { import_id, is_stop_overruled: true }, { as: office })
    const names = (await peopleHere()).map(({ full_name }) => full_name)
    expect(names).toContain('Ali Rahimi')
    expect(names).not.toContain('Omar')
  })

  test('is checked again with other columns, and needs one that says who people are', async () => {
    const checked = await bring('Rufname,Vater\nAli Rahimi,Nabi\n')
    const settings = settingsOf(checked)
    expect(checked.totals).toMatchObject({ error: 1 })
    expect(await call(school, checkImport, settings, { as: office })).toMatchObject({ refusal: 'columns_missing' })
    const again = await value(
      school,
      checkImport,
      { ...settings, columns: ['full_name', 'father_name'] },
      { as: office },
    )
    expect(again.totals).toMatchObject({ add: 1, error: 0 })
  })

  test('that is none is refused', async () => {
    const fields = { import_id: randomUUID(), name: 'a.xlsx' }
    const file = { name: 'a.xlsx', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]) }
    expect(await send(school, importPeople, { fields, file }, { as: office })).toMatchObject({
      refusal: 'sheet_unreadable',
    })
    const large = { name: 'a.csv', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }
    expect(await send(school, importPeople, { fields, file: large }, { as: office })).toMatchObject({
      refusal: 'file_too_large',
    })
  })

  test('of a campus is seen by its office alone', async () => {
    const { import_id } = await bring(csv)
    expect((await value(school, listOfficeImports, {}, { as: office })).list).toMatchObject([{ import_id }])
    expect((await value(school, listOfficeImports, {}, { as: officeThere })).list).toEqual([])
    for (const one of [listImportRows, applyImport, undoImport, readImportReport] as const)
      expect(await call(school, one, { import_id }, { as: officeThere })).toMatchObject({ refusal: 'not_found' })
    const there = { import_id, institution_id: office.institution_id }
    expect(await call(school, applyImport, there, { as: officeThere })).toMatchObject({ refusal: 'not_found' })
  })
})

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

describe('a sheet', () => {
  test('changes nobody who stands above the office, and says so in the row', async () => {
    const { import_id } = await bring(`Person number,Father's name\n${principal.user_id},Karim\n`, below)
    expect((await rowsOf(import_id)).map(({ outcome, faults }) => [outcome, faults[0]?.reason])).toEqual([
      ['error', 'person_above'],
    ])
    await value(school, applyImport, { import_id, is_stop_overruled: true }, { as: below })
    expect((await peopleHere()).find(({ user_id }) => user_id === principal.user_id)?.father_name).toBeNull()
  })

  test('adds people only where the tenant lets and has licences, all of them or none', async () => {
    const before = await peopleHere()
    const apply = async (configuration: object) => {
      const { import_id } = await bring(csv)
      await sql`update tenants set configuration = configuration || ${JSON.stringify(configuration)}::jsonb where tenant_id = 1`.execute(
        school.database.owner,
      )
      const again = await school.reopen()
      const answer = await call(again, applyImport, { import_id }, { as: office })
      await again.close()
      return answer
    }
    expect(await apply({ is_user_creation: false })).toMatchObject({ refusal: 'user_creation_off' })
    expect(await apply({ is_user_creation: true, total_licenses: 5 })).toMatchObject({ refusal: 'licences_used_up' })
    expect(await peopleHere()).toEqual(before)
    expect(await apply({ total_licenses: 6 })).toMatchObject({ ok: true })
  })
})
