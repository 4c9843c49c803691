import { createHash, randomUUID } from 'node:crypto'
import { saveTime } from '@maktab/contracts/learning/progress'
import { signIn } from '@maktab/contracts/access/sessions'
import { listClasses } from '@maktab/contracts/schools/classes'
import { addOfficeUser, listAlikeUsers, updateOfficeUser } from '@maktab/contracts/office/office-registration'
import { listOfficeUsers } from '@maktab/contracts/office/office-users'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  classA,
  classB,
  course,
  lessonOne,
  openSchool,
  passwordSent as password,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { learner, teacher, principal, principalThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const refused = (refusal: string) => ({ ok: false, refusal })

const add = (input: Parameters<typeof value<typeof addOfficeUser>>[2], as: Person = campusAdmin) =>
  value(school, addOfficeUser, input, { as })
const codeOf = async (class_id: number) => {
  const { rows } = await sql<{
    class_code: string
  }>`select class_code from classes where class_id = ${class_id}`.execute(school.database.owner)
  return rows[0]!.class_code
}
const versionOf = async (user_id: number) =>
  (await value(school, listOfficeUsers, { user_id }, { as: campusAdmin })).list[0]!.version
const configure = async (change: object) => {
  await sql`update tenants set configuration = configuration || ${JSON.stringify(change)}::jsonb where tenant_id = 1`.execute(
    school.database.owner,
  )
  return school.reopen()
}

describe('somebody is added', () => {
  test('with all that the register keeps, a username of the campus, classes, and a code to begin with', async () => {
    const { user, starting_code } = await add({
      full_name: '\u202bگلالۍ  احمدي\u202c',
      father_name: 'کریم‌الله',
      roles: ['learner'],
      grade: 'صنف ششم',
      section: 'A',
      roll_number: 7,
      admission_number: '120',
      identity_number: '1400-0101-55512',
      gender: 1,
      date_of_birth: '2014-02-03',
      phone_number: '۰۷۰۱۲۳۴۵۶۷',
      guardians: [{ full_name: 'Karim', relation: 'father', phone_number: '0701234567' }],
      current_language: 'pu',
      class_codes: [(await codeOf(classA)).toLowerCase()],
    })
    expect(user).toMatchObject({
      username: 'c10.6a.01',
      full_name: 'گلالۍ احمدي',
      father_name: 'کریم‌الله',
      roles: ['learner'],
      grade: '6',
      roll_number: 7,
      admission_number: '120',
      identity_number_end: '5512',
      phone_number: '+93701234567',
      guardians: [{ full_name: 'Karim', relation: 'father', phone_number: '+93701234567' }],
      current_language: 'pu',
      classes: [{ class_id: classA, role: 'learner' }],
      created_on: school.clock.now.toISOString(),
    })
    const typed = createHash('sha256').update(starting_code!).digest('hex')
    const { auth_token: bearer } = await value(school, signIn, { username: user.username, password: typed })
    expect(bearer).toBeTruthy()
    expect((await add({ full_name: 'Gul Ahmad', roles: ['learner'], grade: '6', section: 'A' })).user.username).toBe(
      'c10.6a.02',
    )
  })

  test('once, however often the command arrives, and the code is told once', async () => {
    const command_id = randomUUID()
    const give = () =>
      value(school, addOfficeUser, { full_name: 'Gul', roles: ['teacher'] }, { as: campusAdmin, command_id })
    const first = await give()
    expect(first.starting_code).toMatch(/^[0-9]{8}$/)
    expect(await give()).toEqual({ ...first, starting_code: null })
    const { rows } =
      await sql`select * from office_commands where answer::text like '%' || ${first.starting_code}::text || '%'`.execute(
        school.database.owner,
      )
    expect(rows).toEqual([])
    // A refusal is not kept: the same command may be accepted later.
    const other = randomUUID()
    const again = (username: string) =>
      call(
        school,
        addOfficeUser,
        { full_name: 'Zalmai', roles: ['teacher'], username },
        { as: campusAdmin, command_id: other },
      )
    expect(await again('teacher')).toEqual(refused('username_taken'))
    expect((await again('zalmai')).ok).toBe(true)
  })

  test('by whom their role stands below, where the tenant lets and has licences', async () => {
    const asked = { full_name: 'Gul', roles: ['learner' as const] }
    expect(await call(school, addOfficeUser, { ...asked, roles: ['principal'] }, { as: campusAdmin })).toEqual(
      refused('role_not_grantable'),
    )
    expect(await call(school, addOfficeUser, { ...asked, institution_id: 20 }, { as: campusAdmin })).toEqual(
      refused('not_found'),
    )
    expect((await add({ ...asked, institution_id: 20, roles: ['campus_admin'] }, schoolAdmin)).user.username).toBe(
      'c20.campusadmin.01',
    )
    const closed = await configure({ is_user_creation: false })
    expect(await call(closed, addOfficeUser, asked, { as: campusAdmin })).toEqual(refused('user_creation_off'))
    expect((await call(closed, addOfficeUser, asked, { as: schoolAdmin })).ok).toBe(true)
    await closed.close()
    // Four learners of two campuses, and the one of just now.
    const full = await configure({ is_user_creation: true, total_licenses: 5 })
    expect(await call(full, addOfficeUser, { ...asked, full_name: 'Nur' }, { as: campusAdmin })).toEqual(
      refused('licences_used_up'),
    )
    await full.close()
  })

  test('by what the super admin wrote for the campus itself, before what its tenant says', async () => {
    const asked = (full_name: string) => ({ full_name, roles: ['learner' as const] })
    const own = (written: { total_licenses?: number | null; is_user_creation?: boolean | null }) =>
      school.database.owner.updateTable('institutions').set(written).where('institution_id', '=', 10).execute()
    const closed = await configure({ is_user_creation: false, total_licenses: 1 })
    await own({ is_user_creation: true, total_licenses: 0 })
    expect((await call(closed, addOfficeUser, asked('Lima'), { as: campusAdmin })).ok).toBe(true)
    const here = await school.database.owner
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('learners'))
      .where('institution_id', '=', 10)
      .where('is_deleted', '=', false)
      .where(sql<boolean>`'learner' = any (roles)`)
      .executeTakeFirstOrThrow()
    await own({ total_licenses: here.learners + 1 })
    expect((await call(closed, addOfficeUser, asked('Mina'), { as: campusAdmin })).ok).toBe(true)
    expect(await call(closed, addOfficeUser, asked('Nargis'), { as: campusAdmin })).toEqual(refused('licences_used_up'))
    await own({ is_user_creation: null, total_licenses: null })
    expect(await call(closed, addOfficeUser, asked('Nargis'), { as: campusAdmin })).toEqual(
      refused('user_creation_off'),
    )
    await closed.close()
  })

  test('not with a name, address or number that somebody has, nor into a class that is not there', async () => {
    await add({ full_name: 'Gul', roles: ['learner'], admission_number: '120' })
    const asked = { full_name: 'Nur', roles: ['learner' as const] }
    const answers = await Promise.all(
      [
        { username: 'Zarghuna' },
        { email: 'WALI@school.example' },
        { admission_number: '120' },
        { class_codes: ['NOBODY99'] },
        { phone_number: '12' },
        { full_name: '12' },
      ].map((more) => call(school, addOfficeUser, { ...asked, ...more }, { as: campusAdmin })),
    )
    expect(answers).toEqual(
      [
        'username_taken',
        'email_taken',
        'admission_number_taken',
        'class_code_unknown',
        'contact_no_invalid',
        'details_incomplete',
      ].map(refused),
    )
  })

  test('a second time only where the office says that it is somebody else', async () => {
    const first = await add({ full_name: 'محمد علی', father_name: 'کریم', roles: ['learner'] })
    const asked = { full_name: 'محمد علي', roles: ['learner' as const] }
    expect(
      (await value(school, listAlikeUsers, { full_name: asked.full_name }, { as: campusAdmin })).list.map(
        ({ user_id }) => user_id,
      ),
    ).toEqual([first.user.user_id])
    expect(await call(school, addOfficeUser, asked, { as: campusAdmin })).toEqual(refused('possible_duplicate'))
    expect((await add({ ...asked, father_name: 'نور' })).user.father_name).toBe('نور')
    expect((await add({ ...asked, is_new_person: true })).user.full_name).toBe('محمد علي')
  })
})

describe('somebody is changed', () => {
  test('field by field: what is not named stays, null empties, and the history has both', async () => {
    const { user } = await add({
      full_name: 'Gul',
      father_name: 'Karim',
      roles: ['learner'],
      identity_number: '1400-0101-55512',
      username: 'gul.old',
      class_codes: [await codeOf(classA)],
    })
    const changed = await value(
      school,
      updateOfficeUser,
      {
        user_id: user.user_id,
        version: user.version,
        father_name: null,
        full_name_latin: 'Gul',
        username: 'gul.new',
        class_codes: [await codeOf(classB)],
      },
      { as: campusAdmin },
    )
    expect(changed.user).toMatchObject({
      full_name: 'Gul',
      father_name: null,
      full_name_latin: 'Gul',
      identity_number_end: '5512',
      username: 'gul.new',
      classes: [{ class_id: classB }],
    })
    expect(changed.user.version).not.toBe(user.version)
    // The name that was given up is free.
    expect((await add({ full_name: 'Nur', roles: ['teacher'], username: 'gul.old' })).user.username).toBe('gul.old')
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from office_changes where action = 'update'`.execute(school.database.owner)
    expect(rows).toMatchObject([
      {
        before: { father_name: 'Karim', full_name_latin: null, username: 'gul.old' },
        after: { father_name: null, full_name_latin: 'Gul', username: 'gul.new' },
      },
    ])
    const { rows: all } = await sql`select * from office_changes`.execute(school.database.owner)
    expect(JSON.stringify(all)).not.toContain('0101')
  })

  test('not over what somebody else changed meanwhile', async () => {
    const version = await versionOf(learner.user_id)
    const change = (full_name: string) =>
      call(school, updateOfficeUser, { user_id: learner.user_id, version, full_name }, { as: campusAdmin })
    expect((await change('Zarghuna One')).ok).toBe(true)
    expect(await change('Zarghuna Two')).toEqual(refused('changed_meanwhile'))
  })

  test('in their role by whoever stands above them, not by themselves', async () => {
    const change = async (user_id: number, roles: Person['role'][], as: Person) =>
      call(school, updateOfficeUser, { user_id, version: await versionOf(user_id), roles }, { as })
    expect(await change(principal.user_id, ['teacher'], { ...teacher, role: 'campus_admin' })).toEqual(
      refused('not_allowed'),
    )
    expect(await change(principal.user_id, ['principal', 'teacher'], schoolAdmin)).toEqual(refused('own_account'))
    const made = await change(teacher.user_id, ['teacher', 'campus_admin'], schoolAdmin)
    expect(made.ok && made.value.user.roles).toEqual(['teacher', 'campus_admin'])
    expect(await change(teacher.user_id, ['teacher'], schoolAdmin)).toEqual(refused('last_admin'))
    expect(
      await call(
        school,
        updateOfficeUser,
        { user_id: learner.user_id, version: await versionOf(learner.user_id), full_name: 'X' },
        { as: { ...principalThere, role: 'campus_admin' } },
      ),
    ).toEqual(refused('not_found'))
  })

  test('and takes what they did in a course along to another class of it, as with a section', async () => {
    const { owner } = school.database
    const courseOf = (class_id: number) =>
      owner.selectFrom('classes').select('course_id').where('class_id', '=', class_id).executeTakeFirstOrThrow()
    await owner
      .updateTable('classes')
      .set(await courseOf(classA))
      .where('class_id', '=', classB)
      .execute()
    await value(
      school,
      saveTime,
      {
        class_id: classA,
        content_id: article,
        cms_course_id: course,
        lesson_guid: lessonOne,
        content_status: 1,
        content_type: 'article',
        total_time_in_seconds: 90,
      },
      { as: learner },
    )
    await value(
      school,
      updateOfficeUser,
      { user_id: learner.user_id, version: await versionOf(learner.user_id), class_codes: [await codeOf(classB)] },
      { as: campusAdmin },
    )
    const done = await owner
      .selectFrom('users_content')
      .select('time_spent_in_seconds')
      .where('user_id', '=', learner.user_id)
      .where('class_id', '=', classB)
      .execute()
    expect(done).toEqual([{ time_spent_in_seconds: 90 }])
  })

  test('and learns in the classes of the codes from then on', async () => {
    await value(
      school,
      updateOfficeUser,
      { user_id: learner.user_id, version: await versionOf(learner.user_id), class_codes: [await codeOf(classB)] },
      { as: campusAdmin },
    )
    const { auth_token: bearer } = await value(school, signIn, { username: 'zarghuna', password })
    expect((await value(school, listClasses, {}, { bearer })).list.map(({ class_id }) => class_id)).toEqual([classB])
  })
})
