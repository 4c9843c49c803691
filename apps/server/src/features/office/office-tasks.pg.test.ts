import { setMoves } from '@maktab/contracts/office/moves'
import { listOfficeClasses } from '@maktab/contracts/office/office-classes'
import { listOfficeTasks } from '@maktab/contracts/office/office-tasks'
import { listOfficeUsers } from '@maktab/contracts/office/office-users'
import { resetPasswords } from '@maktab/contracts/office/password-resets'
import { setClassTeacher } from '@maktab/contracts/schools/class-teachers'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { learner, classmate, outsider, teacher, otherTeacher, principal, principalThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const day = 86_400_000

const read = (as: Person = campusAdmin, input = {}) => value(school, listOfficeTasks, input, { as })
const tasks = async () => Object.fromEntries((await read()).tasks.map(({ kind, count }) => [kind, count]))
const later = (days: number) => (school.clock.now = new Date(school.clock.now.getTime() + days * day))

const leave = (who: Person, class_id: number) =>
  school.database.owner
    .updateTable('users_classes')
    .set({ is_deleted: true })
    .where('user_id', '=', who.user_id)
    .where('class_id', '=', class_id)
    .execute()
const change = (who: Person, fields: Record<string, unknown>) =>
  school.database.owner.updateTable('users').set(fields).where('user_id', '=', who.user_id).execute()

test('a campus where nothing is amiss but what every new school has to do', async () => {
  expect(await read()).toEqual({
    learners: 3,
    teachers: 2,
    classes: 2,
    tasks: [
      { kind: 'classes_without_class_teacher', count: 2 },
      { kind: 'never_signed_in', count: 6 },
    ],
    licences: null,
    sub_end_date: null,
  })
})

test('each count is that of the list with the same filter', async () => {
  await leave(outsider, classB)
  await leave(otherTeacher, classB)
  await leave(teacher, classB)
  await value(
    school,
    setClassTeacher,
    { class_id: classA, user_id: teacher.user_id, from_date: '2026-03-01' },
    { as: campusAdmin },
  )
  await change(classmate, { full_name: 'زَرغونه' })
  await change(learner, { full_name: 'زرغونة' })
  await value(school, resetPasswords, { user_ids: [classmate.user_id] }, { as: campusAdmin })
  later(12)
  await value(school, resetPasswords, { user_ids: [outsider.user_id] }, { as: campusAdmin })
  const move = { user_ids: [learner.user_id], to_institution: 20, grade: '6', to_section: 'A' }
  await value(school, setMoves, move, { as: schoolAdmin })
  await sql`insert into office_imports (institution_id, import_id, name, state, made_by, made_by_name, created_on, sheets, headings, is_from_1904,
      is_legacy_text, settings, totals, error_percent, is_stopped)
    select 10, gen_random_uuid(), 'pupils.xlsx', state, 1, 'Office', now(), '[]', '[]', false, false, '{}', '{}', 0, false
    from unnest('{checked,applied,undone}'::text[]) as state`.execute(school.database.owner)

  const counted = await tasks()
  expect(counted).toEqual({
    learners_without_class: 1,
    classes_without_teacher: 1,
    classes_without_class_teacher: 1,
    classes_without_learners: 1,
    never_signed_in: 6,
    codes_ending: 1,
    look_alikes: 2,
    pending_moves: 1,
    unfinished_imports: 1,
  })
  const ofUsers = async (input: object) => (await value(school, listOfficeUsers, input, { as: campusAdmin })).total
  const ofClasses = async (state: 'without_teacher' | 'without_class_teacher' | 'without_learners') =>
    (await value(school, listOfficeClasses, { state }, { as: campusAdmin })).total
  expect({
    learners_without_class: await ofUsers({ state: 'without_class', role: 'learner' }),
    classes_without_teacher: await ofClasses('without_teacher'),
    classes_without_class_teacher: await ofClasses('without_class_teacher'),
    classes_without_learners: await ofClasses('without_learners'),
    never_signed_in: await ofUsers({ state: 'never_signed_in' }),
    codes_ending: await ofUsers({ state: 'code_ending' }),
    look_alikes: await ofUsers({ state: 'look_alike' }),
  }).toEqual({ ...counted, pending_moves: undefined, unfinished_imports: undefined })
})

test('nobody is a look-alike of whom something that is known of both differs, nor of somebody deleted', async () => {
  await change(classmate, { full_name: 'Zarghuna', father_name: 'Karim' })
  await change(learner, { full_name: 'Zarghuna', father_name: null })
  expect((await tasks())['look_alikes']).toBe(2)
  await change(learner, { father_name: 'Rahim' })
  expect((await tasks())['look_alikes']).toBeUndefined()
  await change(learner, { father_name: 'Karim', date_of_birth: '2014-01-01' })
  await change(classmate, { date_of_birth: '2014-01-01' })
  expect((await tasks())['look_alikes']).toBe(2)
  await change(classmate, { is_deleted: true })
  expect((await tasks())['look_alikes']).toBeUndefined()
})

test('a subscription that ends within thirty days is told of, and licences once nine of ten are used', async () => {
  const until = (written: string) =>
    school.database.owner
      .updateTable('institutions')
      .set({ sub_end_date: written })
      .where('institution_id', '=', 10)
      .execute()
  await until('2026-12-31T00:00:00Z')
  expect((await read()).sub_end_date).toBeNull()
  await until('2026-04-02T00:00:00Z')
  expect((await read()).sub_end_date).toBe('2026-04-02T00:00:00.000Z')

  // Three learners here, one at the other campus.
  const limited = async (total_licenses: number) => {
    await sql`update tenants set configuration = configuration || ${JSON.stringify({ total_licenses })}::jsonb where tenant_id = 1`.execute(
      school.database.owner,
    )
    const licensed = await school.reopen()
    const { licences } = await value(licensed, listOfficeTasks, {}, { as: campusAdmin })
    await licensed.close()
    return licences
  }
  expect(await limited(5)).toEqual({ total: 5, used: 4, is_scarce: false })
  expect(await limited(4)).toEqual({ total: 4, used: 4, is_scarce: true })
  // Licences of its own are counted apart, here and for the others.
  const own = (institution_id: number, total_licenses: number | null) =>
    school.database.owner
      .updateTable('institutions')
      .set({ total_licenses })
      .where('institution_id', '=', institution_id)
      .execute()
  await own(10, 30)
  expect(await limited(4)).toEqual({ total: 30, used: 3, is_scarce: false })
  await own(10, 0)
  expect(await limited(4)).toBeNull()
  await own(10, null)
  await own(20, 9)
  expect(await limited(4)).toEqual({ total: 4, used: 3, is_scarce: false })
})

test('an office asks for a campus within its reach alone', async () => {
  const there = { institution_id: principalThere.institution_id }
  expect((await read(schoolAdmin, there)).learners).toBe(1)
  expect(await call(school, listOfficeTasks, there, { as: campusAdmin })).toEqual({ ok: false, refusal: 'not_found' })
})

test('classes whose attendance is not taken are counted past nine, on days of school and where it is taken', async () => {
  const notTaken = async (at: string) => {
    school.clock.now = new Date(at)
    return (await tasks())['attendance_not_taken']
  }
  // Monday at half past nine in Kabul.
  expect(await notTaken('2026-03-23T05:00:00Z')).toBeUndefined()
  await school.database.owner
    .updateTable('institutions')
    .set({ attendance_mode: 1 })
    .where('institution_id', '=', 10)
    .execute()
  await school.database.owner.updateTable('users_classes').set({ joined_on: null }).execute()
  expect(await notTaken('2026-03-23T05:00:00Z')).toBe(2)
  expect(await notTaken('2026-03-23T03:00:00Z')).toBeUndefined()
  expect(await notTaken('2026-03-27T05:00:00Z')).toBeUndefined()
})
