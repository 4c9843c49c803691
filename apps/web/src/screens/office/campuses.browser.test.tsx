import type { AnyAnswer } from '@maktab/client/call'
import type { Campus } from '@maktab/contracts/schools/campuses'
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

const bagh: Campus = {
  institution_id: 12,
  name: 'Bagh School',
  registered_name: 'Bagh School',
  names: {},
  profile_picture: '',
  address: 'Mall Road',
  contact_number: '',
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
  offline_server_model: '',
  theme: null,
  sub_start_date: null,
  sub_end_date: null,
  created_on: '2024-01-01T00:00:00.000Z',
  deleted_on: null,
  counts: { learners: 40, teachers: 3, classes: 2 },
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
    role?: 'admin' | 'school_admin'
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
