import type { AnyAnswer } from '@maktab/client/call'
import type { Campus } from '@maktab/contracts/office/campuses'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusFormScreen } from './campus-form.tsx'
import { CampusesScreen } from './campuses.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  sessionStorage.clear()
})

const unwritten = { ministry_code: '', latitude: null, longitude: null, contact_number: '', offline_server_model: '' }
const bagh: Campus = {
  ...unwritten,
  institution_id: 12,
  name: 'Bagh School',
  registered_name: 'Bagh School',
  names: {},
  profile_picture: '',
  address: 'Mall Road',
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
  theme: null,
  sub_start_date: null,
  sub_end_date: null,
  total_licenses: null,
  is_user_creation: null,
  available_lessons: '',
  cms_roles: [],
  is_cms_full_access: false,
  created_on: '2024-01-01T00:00:00.000Z',
  deleted_on: null,
  counts: { learners: 40, teachers: 3, campus_admins: 1, principals: 1, classes: 2 },
  version: '7',
}
const listed = (campus: Campus = bagh) => ({ ok: true as const, value: { list: [campus], total: 1, total_pages: 1 } })

async function open(
  screen: 'list' | 'form',
  {
    answers,
    address = '/admin/campuses',
    role = 'admin',
    language = 'en',
  }: {
    answers: Record<string, (input: never) => AnyAnswer>
    address?: string
    role?: 'admin' | 'school_admin' | 'super_admin'
    language?: 'en' | 'pu'
  },
) {
  stage = await setStage({ language, address, answers, person: { active_role: role, roles: [role] } })
  stage.show(<ToastProvider>{screen === 'list' ? <CampusesScreen /> : <CampusFormScreen />}</ToastProvider>)
}

test('campuses come with their people counted, in the order that is asked for', async () => {
  const asked: object[] = []
  await open('list', { answers: { listCampuses: (input) => (asked.push(input), listed()) } })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bagh School' })).toBeVisible()
  await expect.element(page.getByText('Learners: 40 · Teachers: 3 · Classes: 2')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change Bagh School' }))
    .toHaveAttribute('href', '/admin/addcampus/12')
  await userEvent.selectOptions(page.getByLabelText('Order'), 'newest')
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'newest', page: 1 })
})

test('sheets of a campus are taken away from its card, and the way to bring some in names it', async () => {
  const asked: [string, unknown][] = []
  stage = await setStage({
    address: '/admin/campuses',
    person: { active_role: 'admin', roles: ['admin'] },
    answers: { listCampuses: () => listed() },
    fetchFile: (async ({ path }: { readonly path: string }, input: unknown) => {
      asked.push([path, input])
      return { ok: false, failure: 'offline' }
    }) as never,
  })
  stage.show(<CampusesScreen />)
  for (const [label, path] of [
    ['Download people', 'admin/users/export'],
    ['Download classes', 'admin/classes/export'],
    ['Download courses', 'admin/courses/export'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name: 'Sheets of Bagh School' }))
    await userEvent.click(page.getByRole('menuitem', { name: label }))
    await expect.poll(() => asked.at(-1)).toEqual([path, { institution_id: 12 }])
  }
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Sheets of Bagh School' }))
  await expect
    .element(page.getByRole('menuitem', { name: 'Bring a sheet in' }))
    .toHaveAttribute('href', '/admin/imports?campus=12')
})

test('a search that no campus meets is said, and without a network there is a way to try again', async () => {
  await open('list', { answers: { listCampuses: () => ({ ok: true, value: { list: [], total: 0, total_pages: 0 } }) } })
  await expect.element(page.getByText('No campus is like this.')).toBeVisible()
  stage.leave()
  await open('list', { answers: { listCampuses: () => ({ ok: false, failure: 'offline' }) }, language: 'pu' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'کمپسونه' })).toBeVisible()
  await expect.element(page.getByRole('button').last()).toBeVisible()
})

test('a school admin changes a campus at the own address', async () => {
  await open('list', {
    answers: { listCampuses: () => listed() },
    role: 'school_admin',
    address: '/school-admin/campuses',
  })
  await expect
    .element(page.getByRole('link', { name: 'Change Bagh School' }))
    .toHaveAttribute('href', '/school-admin/campus-update?institution_id=12')
})

test('a new campus is made with its first admin, whose starting code is shown', async () => {
  const first_admin = { user_id: 5, username: 'campus-admin.13', starting_code: '12345678' }
  await open('form', {
    address: '/admin/addcampus',
    answers: { addCampus: () => ({ ok: true, value: { institution_id: 13, first_admin } }) },
  })
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Anar')
  await userEvent.fill(page.getByLabelText('Name of the first campus admin'), 'Hewad')
  await userEvent.click(page.getByRole('radio', { name: 'Orange' }))
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect.element(page.getByText('1234 5678')).toBeVisible()
  await expect.element(page.getByText('campus-admin.13')).toBeVisible()
  expect(stage.performed).toMatchObject([
    {
      name: 'addCampus',
      input: { name: 'Anar', theme: 'orange', attendance_mode: null, first_admin: { full_name: 'Hewad' } },
    },
  ])
})

test('a refusal is said, and what was typed stays', async () => {
  await open('form', {
    address: '/admin/addcampus',
    answers: { addCampus: () => ({ ok: false, refusal: 'contact_no_invalid' }) },
  })
  await userEvent.fill(page.getByLabelText('Telephone'), 'x')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect.element(page.getByRole('alert').first()).not.toBeEmptyDOMElement()
  await expect.element(page.getByLabelText('Telephone')).toHaveValue('x')
})

test('what somebody else changed meanwhile stands beside what was typed, and is saved over the row as it is now', async () => {
  let now = bagh
  await open('form', {
    address: '/admin/addcampus/12',
    answers: {
      listCampuses: () => listed(now),
      updateCampus: ({ version }: { version: string }) => {
        if (version === '8') return { ok: true, value: { version: '9' } }
        now = { ...bagh, address: 'New Road', version: '8' }
        return { ok: false, refusal: 'changed_meanwhile' }
      },
    },
  })
  await userEvent.fill(page.getByLabelText('Address'), 'Old Road')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect.element(page.getByText('As it is now: New Road')).toBeVisible()
  await expect.element(page.getByText('As you typed it: Old Road')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Save what I typed' }))
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ version: '8', address: 'Old Road' })
})

test('a campus that marks every lesson keeps doing so, and says what attendance it asks for', async () => {
  await open('form', {
    address: '/admin/addcampus/12',
    answers: {
      listCampuses: () => listed({ ...bagh, attendance_mode: 2 }),
      updateCampus: () => ({ ok: true, value: { version: '9' } }),
    },
  })
  await expect.element(page.getByLabelText('Attendance', { exact: true })).toHaveValue('lessons')
  await userEvent.fill(page.getByLabelText('Attendance that is asked for'), '۸۰')
  await userEvent.fill(page.getByLabelText('Days in which teachers correct attendance'), '3')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  const input = { attendance_mode: 2, attendance_minimum: 80, attendance_edit_days: 3 }
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject(input)
})

test('each theme is shown as its buttons look, and can be read', async () => {
  await open('form', { address: '/admin/addcampus', answers: {} })
  const radio = page.getByRole('radio', { name: 'Light pink' })
  await expect.element(radio).toBeVisible()
  const button = page.getByText('Light pink', { exact: true }).element()
  const { backgroundColor, color } = getComputedStyle(button)
  expect(backgroundColor).toBe('rgb(255, 223, 223)')
  expect(color).not.toBe('rgb(255, 255, 255)')
})

test('an admin closes a campus by its name alone, and why not is said', async () => {
  await open('form', {
    address: '/admin/addcampus/12',
    answers: { listCampuses: () => listed(), deleteCampus: () => ({ ok: false, refusal: 'campus_not_empty' }) },
  })
  await userEvent.fill(page.getByLabelText('Name', { exact: true }).last(), 'Bagh School')
  await userEvent.click(page.getByRole('button', { name: 'Close this campus' }))
  await expect.element(page.getByText('This campus still has learners. Move or delete them first.')).toBeVisible()
  expect(stage.performed).toMatchObject([{ name: 'deleteCampus', input: { institution_id: 12, typed: 'Bagh School' } }])
})

test('a school admin is offered no closing, and a campus out of reach is not there', async () => {
  await open('form', {
    role: 'school_admin',
    address: '/school-admin/campus-update?institution_id=12',
    answers: { listCampuses: () => listed() },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bagh School' })).toBeVisible()
  await expect.element(page.getByText('Close this campus')).not.toBeInTheDocument()
  stage.leave()
  await open('form', {
    address: '/admin/addcampus/99',
    answers: { listCampuses: () => ({ ok: true, value: { list: [], total: 0, total_pages: 0 } }) },
  })
  await expect.element(page.getByText('No campus is like this.')).toBeVisible()
})

test('names in each language, language, attendance and colours are compared too when somebody else changed them', async () => {
  let now = bagh
  await open('form', {
    address: '/admin/addcampus/12',
    answers: {
      listCampuses: () => listed(now),
      updateCampus: () => {
        now = {
          ...bagh,
          names: { pu: 'د باغ' },
          default_language: 'ur',
          attendance_mode: 1,
          theme: 'red',
          version: '8',
        }
        return { ok: false, refusal: 'changed_meanwhile' }
      },
    },
  })
  await userEvent.fill(page.getByLabelText(/پښتو/), 'باغ')
  await userEvent.selectOptions(page.getByLabelText('Language of the campus'), 'English')
  await userEvent.selectOptions(page.getByLabelText('Attendance'), 'As usual in this school system')
  await userEvent.click(page.getByRole('radio', { name: 'Orange' }))
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  for (const [label, theirs, yours] of [
    [/^Name in .*پښتو/, 'د باغ', 'باغ'],
    [/^Language of the campus$/, 'اردو', 'English'],
    [/^Attendance$/, 'Taken here', 'As usual in this school system'],
    [/^Colours$/, 'Red', 'Orange'],
  ] as const) {
    await expect.element(page.getByRole('alert').getByText(label)).toBeVisible()
    await expect.element(page.getByText(`As it is now: ${theirs}`, { exact: true })).toBeVisible()
    await expect.element(page.getByText(`As you typed it: ${yours}`, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByRole('alert').getByText('Address', { exact: true })).not.toBeInTheDocument()
})

test('a time zone is chosen from the list, not typed', async () => {
  await open('form', {
    address: '/admin/addcampus/12',
    answers: { listCampuses: () => listed(), updateCampus: () => ({ ok: true, value: { version: '8' } }) },
  })
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect.element(zone).toHaveValue('Asia/Kabul')
  await userEvent.fill(zone, 'karachi')
  await userEvent.click(page.getByRole('option', { name: 'Asia/Karachi' }))
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect.poll(() => stage.performed.at(-1)?.input).toMatchObject({ time_zone: 'Asia/Karachi' })
})

test('a super admin writes system, region, city and subscription of a school by the own call, and an admin does not', async () => {
  const named = (list: object[]) => ({ ok: true as const, value: { list, total: list.length, total_pages: 1 } })
  await open('form', {
    role: 'super_admin',
    address: '/super-admin/school/12',
    answers: {
      listInstitutions: () => listed({ ...bagh, sub_start_date: '2026-01-01T00:00:00.000Z', school_system_id: 71 }),
      listSchoolSystems: () => named([{ school_system_id: 71, name: 'Rana' }]),
      listFamilyRegions: () => named([{ school_family_region_id: 61, name: 'South' }]),
      listFamilyRegionCities: () => named([{ city_id: 81, name: 'Kandahar' }]),
      updateInstitution: () => ({ ok: true, value: { version: '8' } }),
    },
  })
  await expect.element(page.getByRole('combobox', { name: 'School system' })).toHaveValue('Rana')
  await userEvent.selectOptions(page.getByLabelText('Region'), 'South')
  await userEvent.selectOptions(page.getByLabelText('City'), 'Kandahar')
  await userEvent.fill(page.getByRole('textbox', { name: /^Subscription until/ }), '31/12/2026')
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect
    .poll(() => stage.performed.at(-1))
    .toMatchObject({
      name: 'updateInstitution',
      input: {
        institution_id: 12,
        version: '7',
        school_system_id: 71,
        region_id: 61,
        city_id: 81,
        sub_start_date: '2026-01-01T00:00:00.000Z',
        sub_end_date: '2026-12-31T00:00:00.000Z',
      },
    })
  stage.leave()
  await open('form', { address: '/admin/addcampus/12', answers: { listCampuses: () => listed() } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bagh School' })).toBeVisible()
  await expect.element(page.getByLabelText('Subscription until')).not.toBeInTheDocument()
})

test('a super admin writes licences and content of a school, content only where it was changed', async () => {
  const none = () => ({ ok: true as const, value: { list: [], total: 0, total_pages: 0 } })
  const licences = page.getByRole('textbox', { name: /^Licences of learners/ })
  async function save(change: () => Promise<void>) {
    await open('form', {
      role: 'super_admin',
      address: '/super-admin/school/12',
      answers: {
        listInstitutions: () => listed({ ...bagh, total_licenses: 40, available_lessons: '51', cms_roles: ['cd'] }),
        listSchoolSystems: none,
        listFamilyRegions: none,
        updateInstitution: () => ({ ok: true, value: { version: '8' } }),
      },
    })
    await expect.element(licences).toHaveValue('40')
    await change()
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))
    await expect.poll(() => stage.performed.at(-1)?.name).toBe('updateInstitution')
    const { input } = stage.performed.at(-1)!
    stage.leave()
    return input as Record<string, unknown>
  }
  const first = await save(async () => {
    await expect.element(page.getByRole('textbox', { name: /^Courses and lessons/ })).toHaveValue('51')
    await userEvent.fill(licences, '۲۵۰')
    await userEvent.selectOptions(page.getByLabelText('Campus admins may add people'), 'No')
  })
  expect(first).toMatchObject({ total_licenses: 250, is_user_creation: false })
  expect(Object.keys(first)).not.toContain('cms_roles')
  const second = await save(async () => {
    await userEvent.clear(licences)
    await userEvent.click(page.getByLabelText('Reviewer (cr)'))
  })
  expect(second).toMatchObject({ total_licenses: null, is_user_creation: null, cms_roles: ['cd', 'cr'] })
  expect(Object.keys(second)).not.toContain('available_lessons')
})

test('counts of what needs doing lead to the campuses that they count', async () => {
  const asked: object[] = []
  await open('list', {
    role: 'school_admin',
    address: '/school-admin/campuses?state=without_admin',
    answers: {
      listCampuses: (input) => (asked.push(input), listed()),
      listCampusTasks: () => ({
        ok: true,
        value: {
          campuses: 1200,
          tasks: [
            { kind: 'without_admin', count: 1100 },
            { kind: 'failed_moves', count: 2 },
          ],
        },
      }),
    },
  })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect
    .element(link('1,100 Without a campus admin'))
    .toHaveAttribute('href', '/school-admin/campuses?state=without_admin')
  await expect
    .element(link('2 With moves that failed'))
    .toHaveAttribute('href', '/school-admin/campuses?state=failed_moves')
  await expect.element(page.getByLabelText('Which campuses')).toHaveValue('without_admin')
  expect(asked.at(-1)).toMatchObject({ state: 'without_admin' })
})

test('what the list is asked for stands in the address', async () => {
  const asked: object[] = []
  await open('list', {
    address: '/admin/campuses?search=bag&sort=oldest&state=deleted&page=2',
    answers: { listCampuses: (input) => (asked.push(input), listed()) },
  })
  await expect.poll(() => asked.at(-1)).toEqual({ search_string: 'bag', sort: 'oldest', state: 'deleted', page: 2 })
  await expect.element(page.getByLabelText('Find a campus')).toHaveValue('bag')
})
