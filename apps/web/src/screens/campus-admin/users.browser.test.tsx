import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusUsersScreen } from './users.tsx'

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

async function open({
  list = [user(1, 'Zarghuna'), user(2, 'Spogmai', { father_name: 'Karim' })],
  total = list.length,
  deleted = (input: { user_ids: number[] }): AnyAnswer => ({ ok: true, value: { deleted: input.user_ids, kept: [] } }),
  address = '/campus-admin/users',
}: {
  list?: object[]
  total?: number
  deleted?: (input: { user_ids: number[] }) => AnyAnswer
  address?: string
} = {}) {
  stage = await setStage({
    address,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listOfficeUsers: (input: Record<string, unknown>) => {
        asked.push(input)
        return {
          ok: true,
          value: { list, total, total_pages: Math.ceil(total / 25), counts: [{ role: 'learner', people: 2 }] },
        }
      },
      deleteOfficeUsers: deleted,
      restoreOfficeUsers: (input: { user_ids: number[] }) => ({
        ok: true,
        value: { restored: input.user_ids, kept: [] },
      }),
    },
  })
  stage.show(<CampusUsersScreen />)
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
  stage.show(<CampusUsersScreen />)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
