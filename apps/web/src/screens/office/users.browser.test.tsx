import type { AnyAnswer } from '@maktab/client/call'
import type { Connection } from '#calls/connection.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeUsersScreen } from './users.tsx'

let stage: Stage
const asked: Record<string, unknown>[] = []
afterEach(() => {
  stage.leave()
  asked.length = 0
})

const user = (user_id: number, full_name: string, more: object = {}) => ({
  user_id,
  username: `u${user_id}`,
  full_name,
  father_name: null,
  full_name_latin: null,
  gender: null,
  date_of_birth: null,
  email: null,
  phone_number: null,
  guardians: [],
  roles: ['learner'],
  grade: '6',
  section: 'A',
  roll_number: null,
  admission_number: null,
  identity_number_end: null,
  current_language: 'en',
  province: null,
  region: null,
  address: null,
  classes: [],
  is_deleted: false,
  left_on: null,
  last_sign_in_on: null,
  created_on: null,
  version: '1',
  ...more,
})

const campus = (institution_id: number, name: string) => ({ institution_id, name, city: '' })
const known = [campus(10, 'Anar School'), campus(20, 'Bagh School')]
const campuses = (input: { institution_id?: number }) => {
  const list = known.filter((one) => input.institution_id === undefined || one.institution_id === input.institution_id)
  return { ok: true as const, value: { list, total: list.length, total_pages: 1 } }
}

async function open({
  list = [user(1, 'Zarghuna'), user(2, 'Spogmai', { father_name: 'Karim' })],
  total = list.length,
  deleted = (input: { user_ids: number[] }): AnyAnswer => ({ ok: true, value: { deleted: input.user_ids, kept: [] } }),
  address = '/campus-admin/users',
  role = 'campus_admin',
  fetchFile,
}: {
  list?: object[]
  total?: number
  deleted?: (input: { user_ids: number[] }) => AnyAnswer
  address?: string
  role?: 'campus_admin' | 'admin' | 'super_admin'
  fetchFile?: Connection['fetchFile']
} = {}) {
  stage = await setStage({
    address,
    person: { active_role: role, roles: [role], institution_id: 10 },
    answers: {
      listCampuses: campuses,
      listInstitutions: campuses,
      listTenantUsers: (input: Record<string, unknown>) => {
        asked.push({ over: 'all', ...input })
        return { ok: true, value: { list, total, has_more_than_total: total === 10_000, total_pages: 1 } }
      },
      deleteTenantUsers: deleted,
      listOfficeUsers: (input: Record<string, unknown>) => {
        asked.push(input)
        return {
          ok: true,
          value: { list, total, total_pages: Math.ceil(total / 25), counts: [{ role: 'learner', people: 2 }] },
        }
      },
      resetPasswords: ({ user_ids }: { user_ids: number[] }) => ({
        ok: true,
        value: {
          slips: user_ids.map((user_id) => ({
            user_id,
            full_name: 'Zarghuna',
            father_name: null,
            username: `u${user_id}`,
            grade: '6',
            section: 'A',
            starting_code: '12345678',
          })),
          kept: [],
        },
      }),
      deleteOfficeUsers: deleted,
      restoreOfficeUsers: (input: { user_ids: number[] }) => ({
        ok: true,
        value: { restored: input.user_ids, kept: [] },
      }),
    },
    ...(fetchFile && { fetchFile }),
  })
  stage.show(<OfficeUsersScreen />)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
}

test('people are sought, filtered and paged on the server, and the address keeps what was asked', async () => {
  await open({ total: 60, address: '/campus-admin/users?state=never_signed_in&page=2' })
  expect(asked.at(-1)).toMatchObject({ state: 'never_signed_in', page: 2, search_string: '' })
  await expect.element(page.getByText('Karim')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Find people'), 'zar')
  await expect.poll(() => asked.at(-1)).toMatchObject({ search_string: 'zar', page: 1, state: 'never_signed_in' })
  await userEvent.selectOptions(page.getByLabelText('Role'), 'Learner')
  await expect.poll(() => asked.at(-1)).toMatchObject({ search_string: 'zar', role: 'learner' })
  await userEvent.selectOptions(page.getByLabelText('Sort'), 'By roll number')
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'roll_number' })
})

test('the list that is shown is downloaded as a sheet; one of people who left is not', async () => {
  const taken: unknown[] = []
  const fetchFile = (async ({ path }: { readonly path: string }, input: unknown) => {
    taken.push([path, input])
    return { ok: false, failure: 'offline' }
  }) as Connection['fetchFile']
  await open({ address: '/campus-admin/users?search=gul&role=learner&state=without_class', fetchFile })
  await userEvent.click(page.getByRole('button', { name: 'Download this list' }))
  await expect
    .poll(() => taken)
    .toEqual([['admin/users/export', { search_string: 'gul', role: 'learner', state: 'without_class' }]])
  await userEvent.selectOptions(page.getByLabelText('Show', { exact: true }), 'deleted')
  await expect.element(page.getByRole('button', { name: 'Download this list' })).not.toBeInTheDocument()
})

test('whoever is selected is deleted after a question, and is back after Undo', async () => {
  await open()
  await userEvent.click(page.getByRole('checkbox', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete 1 person' }))
  await expect.element(page.getByText('For thirty days they can be restored.', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 person' }))
  await expect.element(page.getByText('1 person is deleted.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('1 person is back.')).toBeVisible()
  expect(stage.performed.map(({ name, input }) => [name, input])).toEqual([
    ['deleteOfficeUsers', { user_ids: [1] }],
    ['restoreOfficeUsers', { user_ids: [1] }],
  ])
})

test('who was kept is named, and why', async () => {
  await open({ deleted: () => ({ ok: true, value: { deleted: [], kept: [{ user_id: 1, why: 'last_admin' }] } }) })
  await userEvent.click(page.getByRole('checkbox', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete 1 person' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 person' }))
  await expect.element(page.getByText('Zarghuna stays as before: the campus keeps one campus admin')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('the bin offers to restore', async () => {
  await open({ list: [user(1, 'Zarghuna', { is_deleted: true })], address: '/campus-admin/users?state=deleted' })
  await userEvent.click(page.getByRole('checkbox', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('button', { name: 'Restore 1 person' }))
  await expect.element(page.getByText('1 person is back.')).toBeVisible()
})

test('nobody found is said', async () => {
  await open({ list: [] })
  await expect.element(page.getByText('Nobody was found')).toBeVisible()
})

test('without the network the list says so', async () => {
  stage = await setStage({
    address: '/campus-admin/users',
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
  })
  stage.show(<OfficeUsersScreen />)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a super admin sees the people of all campuses with their campus, and deletes those of each by a command for it', async () => {
  await open({
    role: 'super_admin',
    address: '/super-admin/users?state=left',
    list: [
      user(1, 'Zarghuna', { institution_id: 10, institution_name: 'Anar School' }),
      user(2, 'Spogmai', { institution_id: 20, institution_name: 'Bagh School' }),
    ],
  })
  for (const one of asked) expect(one).toMatchObject({ over: 'all', state: 'active', page: 1 })
  await expect.element(page.getByRole('cell', { name: 'Bagh School' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Spogmai' }))
    .toHaveAttribute('href', '/super-admin/adduser/2?institution_id=20')
  await userEvent.click(page.getByRole('checkbox', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /Spogmai/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete 2 people' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 people' }))
  await expect.element(page.getByText('2 people are deleted.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('2 people are back.')).toBeVisible()
  expect(stage.performed.map(({ name, input }) => [name, input])).toEqual([
    ['deleteTenantUsers', { institution_id: 10, user_ids: [1] }],
    ['deleteTenantUsers', { institution_id: 20, user_ids: [2] }],
    ['restoreOfficeUsers', { institution_id: 10, user_ids: [1] }],
    ['restoreOfficeUsers', { institution_id: 20, user_ids: [2] }],
  ])
})

test('where more people match than are listed, the list says to search', async () => {
  await open({ role: 'super_admin', address: '/super-admin/users', total: 10_000 })
  await expect.element(page.getByText('These are the first 10,000. Search to find others.')).toBeVisible()
})

test('what went wrong at the second campus is said beside what was done at the first', async () => {
  await open({
    role: 'super_admin',
    address: '/super-admin/users',
    list: [
      user(1, 'Zarghuna', { institution_id: 10, institution_name: 'Anar School' }),
      user(2, 'Spogmai', { institution_id: 20, institution_name: 'Bagh School' }),
    ],
    deleted: ({ user_ids }) =>
      user_ids[0] === 1 ? { ok: true, value: { deleted: [1], kept: [] } } : { ok: false, refusal: 'not_found' },
  })
  await userEvent.click(page.getByRole('checkbox', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /Spogmai/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete 2 people' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 people' }))
  await expect.element(page.getByText('1 person is deleted.')).toBeVisible()
  await expect.element(page.getByRole('alert').first()).not.toBeEmptyDOMElement()
})

test('an admin chooses a campus, and the list and its links are of that campus', async () => {
  await open({ role: 'admin', address: '/admin/users' })
  await expect.element(page.getByRole('combobox', { name: 'Campus' })).toHaveValue('Anar School')
  await userEvent.click(page.getByRole('combobox', { name: 'Campus' }))
  await userEvent.click(page.getByRole('option', { name: 'Bagh School' }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ institution_id: 20 })
  await expect
    .element(page.getByRole('link', { name: 'Zarghuna' }))
    .toHaveAttribute('href', '/admin/adduser/1?institution_id=20')
  await expect
    .element(page.getByRole('link', { name: 'Add somebody for an office' }))
    .toHaveAttribute('href', '/admin/addadmin?institution_id=20')
})

test('whoever is selected gets a slip, which stands in place of the list until it is printed', async () => {
  await open()
  await userEvent.click(page.getByRole('checkbox', { name: /Zarghuna/ }))
  await userEvent.click(page.getByRole('button', { name: 'Make 1 slip' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Make 1 slip' }))
  await expect.element(page.getByText('1234 5678')).toBeVisible()
  await expect.element(page.getByText('These codes are shown once')).toBeVisible()
  await expect.element(page.getByLabelText('Find people')).not.toBeInTheDocument()
  expect(stage.performed).toMatchObject([{ name: 'resetPasswords', input: { user_ids: [1] } }])
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByLabelText('Find people')).toBeVisible()
  await expect.element(page.getByText('1234 5678')).not.toBeInTheDocument()
})
