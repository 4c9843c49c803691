import {
  applyImport,
  checkImport,
  importPeople,
  listImportRows,
  listOfficeImports,
  undoImport,
} from '@maktab/contracts/office/office-imports'
import { readImportReport } from '@maktab/contracts/office/office-sheets'
import { listOfficeUsers } from '@maktab/contracts/office/office-users'
import { resetPasswords } from '@maktab/contracts/office/password-resets'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { writeXlsx } from 'hucre'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import { openSchool, people, type Person, type School } from '../../../test/school.ts'
import { openImportSweeper } from './import-sweeper.ts'

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
const nameOfCampus = async () =>
  (
    await school.database.owner
      .selectFrom('institutions')
      .select('name')
      .where('institution_id', '=', office.institution_id)
      .executeTakeFirstOrThrow()
  ).name
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

  test('brings guardians in and along, and undoing leaves those of before', async () => {
    const of = async (user_id: number) => (await peopleHere()).find((one) => one.user_id === user_id)!
    await sql`insert into guardians (institution_id, user_id, full_name, relation) values (10, ${learner.user_id}, 'Karim', 'father')`.execute(
      school.database.owner,
    )
    const before = (await of(learner.user_id)).guardians
    const { import_id, totals } = await bring(`Person number,Full name,Guardian,Relation,Guardian phone,Guardian 2: name
${learner.user_id},,,,0701234567,گل مکۍ
,Nadia,Habib,کاکا,,
,Omar,,خاله,,
`)
    expect(totals).toMatchObject({ add: 1, change: 1, error: 1 })
    await value(
      school,
      applyImport,
      { import_id, is_stop_overruled: true, typed: await nameOfCampus() },
      { as: office },
    )
    expect((await of(learner.user_id)).guardians).toEqual([
      { full_name: 'Karim', relation: 'father', phone_number: '+93701234567' },
      { full_name: 'گل مکۍ', relation: 'other', phone_number: null },
    ])
    const nadia = (await peopleHere()).find(({ full_name }) => full_name === 'Nadia')!
    expect(nadia.guardians).toEqual([{ full_name: 'Habib', relation: 'uncle', phone_number: null }])
    await value(school, undoImport, { import_id }, { as: office })
    expect((await of(learner.user_id)).guardians).toEqual(before)
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
    const overruled = { import_id, is_stop_overruled: true }
    for (const typed of ['', 'another school'])
      expect(await call(school, applyImport, { ...overruled, typed }, { as: office })).toMatchObject({
        refusal: 'campus_name_wrong',
      })
    await value(school, applyImport, { ...overruled, typed: await nameOfCampus() }, { as: office })
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

  test('is mended cell by cell', async () => {
    const checked = await bring('Full name,Email\nAli Rahimi,nowhere\nOmar,also\n')
    const settings = settingsOf(checked)
    expect(checked.totals).toMatchObject({ add: 0, error: 2 })
    const fixes = [
      { row_number: 2, column: 1, value: 'ali@home.af' },
      { row_number: 3, column: 1, value: '' },
    ]
    const mended = await value(school, checkImport, { ...settings, fixes }, { as: office })
    expect(mended.totals).toMatchObject({ add: 2, error: 0 })
    // Whoever says something else of the sheet keeps what was mended.
    expect((await value(school, checkImport, { ...settings, mode: 'add' }, { as: office })).totals).toMatchObject({
      add: 2,
    })
    await value(school, applyImport, { import_id: checked.import_id }, { as: office })
    expect((await peopleHere()).find(({ full_name }) => full_name === 'Ali Rahimi')?.email).toBe('ali@home.af')
  })

  test('of a file with several is found by its headings below a title; another one and another row may be chosen', async () => {
    const bytes = Buffer.from(
      await writeXlsx({
        sheets: [
          { name: 'Class 6', rows: [['Omid School'], [], ['Full name', "Father's name"], ['Ali Rahimi', 'Nabi']] },
          {
            name: 'Class 7',
            rows: [
              ['Name', 'Grade'],
              ['Zahra Amini', '7'],
              ['Omar', '7'],
            ],
          },
        ],
      }),
    )
    const import_id = randomUUID()
    const fields = { import_id, name: 'school.xlsx' }
    const sent = await send(school, importPeople, { fields, file: { name: 'school.xlsx', bytes } }, { as: office })
    if (!sent.ok) throw new Error(sent.refusal)
    expect(sent.value).toMatchObject({
      sheet: 0,
      header_row: 3,
      columns: ['full_name', 'father_name'],
      totals: { add: 1 },
    })
    const settings = settingsOf(sent.value)
    const other = await value(school, checkImport, { ...settings, sheet: 1, mode: 'add' }, { as: office })
    expect(other).toMatchObject({ sheet: 1, header_row: 1, columns: ['full_name', 'grade'], totals: { add: 2 } })
    const row = await value(school, checkImport, { ...settingsOf(other), sheet: 1, header_row: 2 }, { as: office })
    expect(row).toMatchObject({
      header_row: 2,
      columns: [null, null],
      headings: [{ heading: 'Zahra Amini' }, { heading: '7' }],
    })
    expect(await call(school, checkImport, { ...settingsOf(other), header_row: 3 }, { as: office })).toMatchObject({
      refusal: 'sheet_empty',
    })
    await value(school, checkImport, { ...settingsOf(other), header_row: 1 }, { as: office })
    await value(school, applyImport, { import_id }, { as: office })
    expect((await peopleHere()).map(({ full_name }) => full_name)).toContain('Zahra Amini')
  })

  test('is not applied where somebody changes the register while it is decided', async () => {
    const { import_id } = await bring(csv)
    const { owner } = school.database
    const applying = await owner.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('office_imports'), ${office.institution_id}::int)`.execute(
        transaction,
      )
      const answer = call(school, applyImport, { import_id }, { as: office })
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(owner)
        expect(rows).toHaveLength(1)
      })
      await sql`update users set father_name = 'Meanwhile' where user_id = ${learner.user_id}`.execute(transaction)
      return { answer }
    })
    expect(await applying.answer).toMatchObject({ refusal: 'facts_changed' })
    expect(await value(school, applyImport, { import_id }, { as: office })).toMatchObject({ state: 'applied' })
  })

  test('says whom it made and nobody signed in as, so that they get their codes', async () => {
    const { import_id } = await bring(csv)
    const newOnes = async () => (await rowsOf(import_id)).map(({ new_user_id }) => new_user_id)
    expect(await newOnes()).toEqual([null, null])
    await value(school, applyImport, { import_id }, { as: office })
    const [maryam, ali] = await newOnes()
    const { slips } = await value(school, resetPasswords, { user_ids: [maryam!, ali!] }, { as: office })
    expect(slips.map(({ full_name }) => full_name)).toEqual(['مریم نوری', 'علی رحیمی'])
    await value(school, undoImport, { import_id }, { as: office })
    expect(await newOnes()).toEqual([null, null])
  })

  test('deactivates learners of an earlier sheet who are not in it, never anybody else, and gives them back', async () => {
    const names = Array.from(
      { length: 30 },
      (_, at) => `Pupil ${'abcdefghij'[at % 10]}${'klm'[Math.floor(at / 10)]},N${at}`,
    )
    const first = await bring(`Full name,Admission number\n${names.join('\n')}\n`)
    await value(school, applyImport, { import_id: first.import_id }, { as: office })
    await sql`update users set roles = '{learner,teacher}' where admission_number = 'N1'`.execute(school.database.owner)
    const before = await peopleHere()

    const second = await bring(`Full name,Admission number\n${names.slice(2).join('\n')}\n`)
    expect(second.missing_people).toEqual([])
    const settings = { ...settingsOf(second), missing: 'deactivate' as const }
    const checked = await value(school, checkImport, settings, { as: office })
    expect(checked).toMatchObject({ missing_people: [{ full_name: 'Pupil ak' }], is_stopped: false })
    const { import_id } = second
    await value(school, applyImport, { import_id }, { as: office })
    const after = (await peopleHere()).map(({ user_id }) => user_id)
    const gone = before.filter(({ user_id }) => !after.includes(user_id)).map(({ full_name }) => full_name)
    expect(gone).toEqual(['Pupil ak'])
    expect(await value(school, undoImport, { import_id }, { as: office })).toMatchObject({ kept: 0 })
    expect((await peopleHere()).map(({ user_id }) => user_id)).toEqual(before.map(({ user_id }) => user_id))
  })

  test('is forgotten with its rows after thirty days and no day before', async () => {
    const { import_id } = await bring(csv)
    const { owner, doors } = school.database
    const days = (count: number) => new Date(school.clock.now.getTime() + count * 86_400_000)
    let now = days(29)
    const job = openImportSweeper({ doors, clock: () => now, onFailure: () => {} })
    expect(await job.runDue()).toBe(0)
    expect(await rowsOf(import_id)).toHaveLength(2)
    now = days(31)
    expect(await job.runDue()).toBe(1)
    expect(await owner.selectFrom('office_import_rows').select('row_number').execute()).toEqual([])
    await job.close()
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

describe('a sheet', () => {
  test('changes nobody who stands above the office, and says so in the row', async () => {
    const { import_id } = await bring(`Person number,Father's name\n${principal.user_id},Karim\n`, below)
    expect((await rowsOf(import_id)).map(({ outcome, faults }) => [outcome, faults[0]?.reason])).toEqual([
      ['error', 'person_above'],
    ])
    await value(school, applyImport, { import_id, is_stop_overruled: true, typed: await nameOfCampus() }, { as: below })
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
