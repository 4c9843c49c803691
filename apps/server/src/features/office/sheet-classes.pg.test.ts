import { listOfficeClasses, updateOfficeClass } from '@maktab/contracts/office/office-classes'
import { applyImport, importClasses, listImportRows, undoImport } from '@maktab/contracts/office/office-imports'
import { exportClasses, exportCourses, readSampleOfClasses } from '@maktab/contracts/office/office-sheets'
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

const office: Person = { ...people.principal, role: 'campus_admin' }
const officeThere: Person = { ...people.principalThere, role: 'campus_admin' }

async function bring(bytes: Uint8Array, language: 'en' | 'da' | 'ur' = 'en') {
  const fields = { import_id: randomUUID(), name: 'classes.csv' }
  const sent = await send(school, importClasses, { fields, file: { name: 'classes', bytes } }, { as: office, language })
  if (!sent.ok) throw new Error(sent.refusal)
  return sent.value
}
const classesHere = async () => (await value(school, listOfficeClasses, { page_size: 100 }, { as: office })).list
const teacher = async () =>
  (
    await school.database.owner
      .selectFrom('users')
      .select('username')
      .where('user_id', '=', people.teacher.user_id)
      .executeTakeFirstOrThrow()
  ).username

describe('a sheet of classes', () => {
  test('makes and changes classes and takes that back; codes of what it made are free again', async () => {
    const before = await classesHere()
    const [known] = before
    const name = await teacher()
    const csv = `Class code,Grade,Section,Subject,Course,Teachers,Class teacher,Start date,Name of the class
NEWCODE1,9,Z,Mathematics,${known!.course_id},${name},${name},2026-03-21,
${known!.class_code},,,,,,,,Morning
`
    const checked = await bring(Buffer.from(csv))
    expect(checked).toMatchObject({ kind: 'classes', totals: { add: 1, change: 1, error: 0 } })
    const { import_id } = checked
    expect(await value(school, applyImport, { import_id }, { as: office })).toMatchObject({ state: 'applied' })
    const after = await classesHere()
    expect(after.find(({ class_code }) => class_code === 'NEWCODE1')).toMatchObject({
      grade: '9',
      section: 'Z',
      subject: 'maths',
      start_date: '2026-03-21',
      teachers: [{ user_id: people.teacher.user_id }],
      class_teacher: { user_id: people.teacher.user_id },
    })
    const { version: _before, ...rest } = known!
    expect(after.find(({ class_id }) => class_id === known!.class_id)).toMatchObject({ ...rest, alias: 'Morning' })

    expect(await value(school, undoImport, { import_id }, { as: office })).toMatchObject({ state: 'undone', kept: 0 })
    const plain = (list: typeof before) => list.map(({ version: _version, ...one }) => one)
    expect(plain(await classesHere())).toEqual(plain(before))
    expect((await bring(Buffer.from(csv))).totals).toMatchObject({ add: 1, error: 0 })
  })

  test('leaves classes as they are that somebody changed since, and counts them', async () => {
    const [known] = await classesHere()
    const { import_id } = await bring(
      Buffer.from(
        `Class code,Grade,Section,Subject,Course,Class teacher\nNEWCODE1,9,Z,Mathematics,${known!.course_id},\n${known!.class_code},,Q,,,${await teacher()}\n`,
      ),
    )
    await value(school, applyImport, { import_id }, { as: office })
    const made = (await classesHere()).find(({ class_code }) => class_code === 'NEWCODE1')!
    const { class_id, version } = made
    await value(school, updateOfficeClass, { class_id, version, alias: 'Kept' }, { as: office })
    expect(await value(school, undoImport, { import_id }, { as: office })).toMatchObject({ kept: 1 })
    const after = await classesHere()
    expect(after.map(({ alias }) => alias)).toContain('Kept')
    expect(after.find((one) => one.class_id === known!.class_id)).toMatchObject({
      section: known!.section,
      class_teacher: known!.class_teacher,
    })
  })

  test('says of each row why it is not taken, and is of its campus alone', async () => {
    const { import_id } = await bring(
      Buffer.from('Class code,Grade,Section,Subject,Course\n,9,Z,Mathematics,none such\n'),
    )
    const { list } = await value(school, listImportRows, { import_id }, { as: office })
    expect(list).toMatchObject([{ outcome: 'error', faults: [{ field: 'course', reason: 'course_unknown' }] }])
    expect(await call(school, applyImport, { import_id }, { as: officeThere })).toMatchObject({ refusal: 'not_found' })
  })
})

describe('a file of classes', () => {
  test.each([
    ['da', 'xlsx'],
    ['ur', 'csv'],
  ] as const)('in %s as %s changes nothing when it is brought in', async (language, format) => {
    const { bytes } = await fileOf(school, exportClasses, { format }, { as: office, language })
    const { totals } = await bring(bytes, language)
    expect(totals).toEqual({ add: 0, change: 0, same: (await classesHere()).length, warn: 0, error: 0 })
  })

  test('to fill in has an example that is passed over, and names the courses and teachers', async () => {
    const { bytes } = await fileOf(school, readSampleOfClasses, {}, { as: office, language: 'ur' })
    expect((await bring(bytes, 'ur')).totals).toMatchObject({ add: 0, error: 0 })
    const teachers = await readSheet(bytes, 2)
    expect(JSON.stringify(teachers)).toContain(await teacher())
  })

  test('of courses holds those of the campus with their numbers', async () => {
    const { bytes } = await fileOf(school, exportCourses, { format: 'csv' }, { as: office })
    const [known] = await classesHere()
    expect(bytes.toString()).toContain(`${known!.course_id}`)
    expect(bytes.toString()).toContain(known!.course_title)
  })
})
