import type { AnyAnswer } from '@maktab/client/call'
import type { Campus } from '@maktab/contracts/office/campuses'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusDetailsScreen } from './campus-details.tsx'

let stage: Stage
afterEach(() => stage.leave())

const campus: Campus = {
  institution_id: 12,
  name: 'Bagh School',
  registered_name: 'Bagh School',
  names: { pu: 'باغ ښوونځی' },
  profile_picture: '',
  address: 'Mall Road',
  ministry_code: '',
  latitude: null,
  longitude: null,
  contact_number: '+93701234567',
  contact_email_address: '',
  city: 'Herat',
  city_id: null,
  region_id: null,
  region_name: 'South',
  school_system_id: null,
  school_system_name: '',
  school_family_id: null,
  default_language: 'da',
  time_zone: 'Asia/Kabul',
  attendance_mode: 0,
  attendance_minimum: 75,
  attendance_edit_days: 7,
  offline_server_model: '',
  theme: null,
  sub_start_date: null,
  sub_end_date: '2027-01-01T00:00:00.000Z',
  total_licenses: null,
  is_user_creation: null,
  available_lessons: '',
  cms_roles: [],
  is_cms_full_access: false,
  created_on: '2024-01-01T00:00:00.000Z',
  deleted_on: null,
  counts: { learners: 40, teachers: 3, campus_admins: 1, principals: 0, classes: 1 },
  version: '7',
}
const maths = {
  class_id: 5,
  class_code: 'AAAA2222',
  grade: '6',
  subject: 'maths',
  section: 'A',
  alias: 'Morning group',
  course_id: 5,
  course_title: 'Mathematics',
  cms_course_id: 5,
  is_active: true,
  is_deleted: false,
  class_teacher: null,
  teachers: [],
  total_students: 40,
  version: '1',
}
const done = (value: unknown): AnyAnswer => ({ ok: true, value })
const page1 = (list: readonly unknown[], more = {}) => done({ list, total: list.length, total_pages: 1, ...more })

interface Opened {
  readonly role?: 'admin' | 'school_admin' | 'super_admin'
  readonly address?: string
  readonly language?: 'en' | 'pu'
  readonly admins?: readonly unknown[]
  readonly answers?: Record<string, (input: never) => AnyAnswer>
}

const rahim = { user_id: 71, full_name: 'Rahim', last_sign_in_on: '2026-03-01T08:00:00.000Z' }

async function open({ role = 'admin', address, language = 'en', admins = [rahim], answers = {} }: Opened = {}) {
  const asked: [string, Record<string, unknown>][] = []
  const told = (name: string, answer: (input: Record<string, unknown>) => AnyAnswer) => ({
    [name]: (input: never) => (asked.push([name, input]), answer(input)),
  })
  stage = await setStage({
    language,
    address:
      address ?? `/${role === 'super_admin' ? 'super-admin' : role.replace('_', '-')}/campus-details?institution_id=12`,
    person: { active_role: role, roles: [role], institution_id: 3 },
    answers: {
      ...told('listCampuses', () => page1([campus])),
      ...told('listInstitutions', () => page1([campus])),
      ...told('listOfficeUsers', ({ role: held }) =>
        page1(held === 'campus_admin' ? admins : [], {
          counts: [
            { role: 'learner', people: 1240 },
            { role: 'campus_admin', people: admins.length },
          ],
        }),
      ),
      ...told('listOfficeTasks', () =>
        done({
          learners: 1240,
          teachers: 3,
          classes: 1,
          licences: { total: 2000, used: 1240, is_scarce: false },
          sub_end_date: null,
          tasks: [
            { kind: 'learners_without_class', count: 12 },
            { kind: 'classes_without_teacher', count: 1 },
            { kind: 'pending_moves', count: 2 },
            { kind: 'unfinished_imports', count: 1 },
          ],
        }),
      ),
      ...told('listOfficeClasses', () => page1([maths], { grades: ['6'], sections: ['A'] })),
      ...answers,
    },
  })
  stage.show(<CampusDetailsScreen />)
  return asked
}

const link = (name: string) => page.getByRole('link', { name, exact: true })
const leadsTo = (name: string, address: string) => expect.element(link(name)).toHaveAttribute('href', address)

test('an admin finds the ways to the lists, forms and papers of the campus', async () => {
  const asked = await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bagh School' })).toBeVisible()
  await leadsTo('1,240', '/admin/users?institution_id=12&role=learner')
  await expect.element(page.getByText('1,240 of 2,000 licences of learners are used.')).toBeVisible()
  await leadsTo('Rahim', '/admin/adduser/71?institution_id=12')
  await leadsTo('12 Learners without a class', '/admin/users?institution_id=12&state=without_class&role=learner')
  await leadsTo('1 Classes without a teacher', '/admin/campus-details?institution_id=12&state=without_teacher')
  await leadsTo('2 Moves that wait', '/admin/moves?institution_id=12&state=pending')
  await leadsTo('1 Sheets that are not applied yet', '/admin/imports?campus=12')
  await leadsTo('Morning group', '/admin/addclass/5?campus=12')
  await leadsTo('Print papers of Morning group', '/admin/print/class-list?class=5&campus=12')
  await leadsTo('Add a class', '/admin/addclass?campus=12')
  await leadsTo('Change Bagh School', '/admin/addcampus/12')
  await expect.element(page.getByText('باغ ښوونځی')).toBeVisible()
  await expect.element(page.getByText('Nobody is principal here yet.')).toBeVisible()
  // Each call was for that campus.
  expect(asked.map(([, { institution_id }]) => institution_id).every((id) => id === 12)).toBe(true)
})

test('classes are filtered on the screen, and the campus stays in the address', async () => {
  const asked = await open({
    role: 'school_admin',
    address: '/school-admin/campus-details?institution_id=12&state=without_teacher',
  })
  await expect.element(page.getByLabelText('Show', { exact: true })).toHaveValue('without_teacher')
  expect(asked.find(([name]) => name === 'listOfficeClasses')?.[1]).toMatchObject({ state: 'without_teacher' })
  await userEvent.selectOptions(page.getByLabelText('Show', { exact: true }), 'archived')
  await expect.poll(() => asked.at(-1)).toMatchObject(['listOfficeClasses', { state: 'archived', institution_id: 12 }])
})

test('a school admin whose address names no campus sees their own', async () => {
  const asked = await open({ role: 'school_admin', address: '/school-admin/campus-details' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked[0]).toMatchObject(['listCampuses', { institution_id: 3 }])
})

test('a super admin sees the classes without ways to forms that they have not', async () => {
  await open({ role: 'super_admin' })
  await expect.element(page.getByText('Morning group')).toBeVisible()
  expect(page.getByRole('link', { name: 'Morning group' }).elements()).toEqual([])
  await leadsTo('Change Bagh School', '/super-admin/school/12')
  await expect.element(page.getByText('Moves that wait')).toBeVisible()
  expect(page.getByRole('link', { name: /Moves that wait/ }).elements()).toEqual([])
})

test('a campus without a campus admin says so, and leads to the form of one', async () => {
  await open({ admins: [] })
  await expect.element(page.getByText('Nobody is campus admin here yet.')).toBeVisible()
  await leadsTo('Add a campus admin', '/admin/addadmin?institution_id=12')
})

test('the history of a campus tells names, days and colours as a reader says them', async () => {
  const change = {
    change_id: 1,
    changed_on: '2026-03-02T08:00:00.000Z',
    changed_by_name: 'Support',
    is_acted: false,
    noun: 'institution',
    noun_id: '12',
    action: 'update',
    before: { names: {}, theme: null, sub_end_date: null, region_id: 4 },
    after: { names: { en: 'Bagh' }, theme: 'dark_blue', sub_end_date: '2027-01-01T00:00:00.000Z', region_id: 5 },
  }
  await open({ answers: { listOfficeChanges: () => page1([change]) } })
  await userEvent.click(page.getByRole('button', { name: 'Show what was changed' }))
  await expect.element(page.getByText('Dark blue')).toBeVisible()
  await expect.element(page.getByText('Bagh', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/2027/).nth(1)).toBeVisible()
  expect(page.getByText('region_id').elements()).toEqual([])
})

test('a campus out of reach is not there, and without a network it is asked for again', async () => {
  await open({ answers: { listCampuses: () => page1([]) } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'No campus is like this.' })).toBeVisible()
  stage.leave()
  let isOnline = false
  await open({
    language: 'pu',
    answers: { listCampuses: () => (isOnline ? page1([campus]) : { ok: false, failure: 'offline' }) },
  })
  const retry = page.getByRole('button', { name: 'بیا هڅه وکړئ' })
  await expect.element(retry).toBeVisible()
  isOnline = true
  await userEvent.click(retry)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bagh School' })).toBeVisible()
})
