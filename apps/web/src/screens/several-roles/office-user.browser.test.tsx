import type { AnyAnswer } from '@maktab/client/call'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeUserScreen } from './office-user.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  sessionStorage.clear()
})

const user = {
  user_id: 12,
  username: 'c1.6a.01',
  full_name: 'Gul',
  father_name: 'Karim',
  full_name_latin: null,
  gender: 1,
  date_of_birth: null,
  email: null,
  phone_number: null,
  guardians: [
    { full_name: 'Karim', relation: 'father', phone_number: '+93701234567' },
    { full_name: 'Nur', relation: 'uncle', phone_number: null },
  ],
  roles: ['learner'],
  grade: '6',
  section: 'A',
  roll_number: 3,
  admission_number: null,
  identity_number_end: '5512',
  current_language: 'en',
  province: null,
  region: null,
  address: null,
  classes: [],
  is_deleted: false,
  left_on: null,
  last_sign_in_on: null,
  created_on: null,
  version: '5',
}

interface Answers {
  readonly path?: string
  readonly standing?: () => object
  readonly alike?: readonly object[]
  readonly add?: (input: object) => AnyAnswer
  readonly update?: (input: object) => AnyAnswer
}

async function open({ path = '', standing = () => user, alike = [], add, update }: Answers = {}) {
  stage = await setStage({
    address: `/campus-admin/adduser${path}`,
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listOfficeUsers: () => ({ ok: true, value: { list: [standing()], total: 1, total_pages: 1, counts: [] } }),
      listAlikeUsers: () => ({ ok: true, value: { list: alike } }),
      addOfficeUser:
        add ?? ((input: object) => ({ ok: true, value: { user: { ...user, ...input }, starting_code: '01234567' } })),
      updateOfficeUser: update ?? (() => ({ ok: true, value: { user } })),
    },
  })
  stage.show(
    <ToastProvider>
      <OfficeUserScreen />
    </ToastProvider>,
  )
}
const name = () => page.getByLabelText('Full name')
const save = () => userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))

test('somebody is added with what was typed, and the starting code is shown once', async () => {
  await open()
  await save()
  await expect.element(page.getByText('Type your full name in letters.')).toBeVisible()
  await userEvent.fill(name(), 'Gulalai')
  await userEvent.fill(page.getByLabelText('Roll number'), '۱۲')
  await userEvent.fill(page.getByLabelText('Codes of classes'), 'ABCD2345، EFGH2345')
  await userEvent.fill(page.getByLabelText('Guardian’s name'), 'Karim')
  await save()
  await expect.element(page.getByText('Starting code: 01234567')).toBeVisible()
  expect(stage.performed.map(({ input }) => input)).toEqual([
    {
      full_name: 'Gulalai',
      roles: ['learner'],
      roll_number: 12,
      class_codes: ['ABCD2345', 'EFGH2345'],
      guardians: [{ full_name: 'Karim', relation: 'father', phone_number: null }],
      is_new_person: false,
    },
  ])
  await userEvent.click(page.getByRole('button', { name: 'Add another one' }))
  await expect.element(name()).toHaveValue('')
  await expect.element(page.getByText('Starting code: 01234567')).not.toBeInTheDocument()
})

test('a campus admin gives the roles below their office alone', async () => {
  await open()
  await expect.element(page.getByRole('checkbox', { name: 'Learner' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Teacher' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Principal' })).not.toBeInTheDocument()
})

test('look-alikes stand there while the name is typed, and the office says that this is somebody else', async () => {
  await open({ alike: [user] })
  await userEvent.fill(name(), 'Gul')
  await expect.element(page.getByText('Gul · Karim · c1.6a.01 · 6 · A')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'This is somebody else' }))
  await save()
  await expect.poll(() => stage.performed.length).toBe(1)
  expect(stage.performed[0]?.input).toMatchObject({ full_name: 'Gul', is_new_person: true })
})

test('of somebody who is there only what changed is sent, with the version that was read; other guardians stay', async () => {
  await open({ path: '/12' })
  await userEvent.fill(page.getByLabelText('Father’s name'), '')
  await userEvent.fill(page.getByLabelText('Guardian’s name'), 'Karimullah')
  await expect.element(page.getByText('The number that is kept ends in 5512.', { exact: false })).toBeVisible()
  await save()
  await expect.element(page.getByText('The changes are kept.')).toBeVisible()
  expect(stage.performed[0]?.input).toEqual({
    user_id: 12,
    version: '5',
    father_name: null,
    guardians: [
      { full_name: 'Karimullah', relation: 'father', phone_number: '+93701234567' },
      { full_name: 'Nur', relation: 'uncle', phone_number: null },
    ],
    is_new_person: false,
  })
})

test('what somebody else changed meanwhile is shown beside it, and can be saved over', async () => {
  let standing = user
  await open({
    path: '/12',
    standing: () => standing,
    update: (input) => {
      const { version } = input as { version: string }
      if (version === '6') return { ok: true, value: { user: standing } }
      standing = { ...user, full_name: 'Gul Ahmad', father_name: 'Nur', version: '6' }
      return { ok: false, refusal: 'changed_meanwhile' }
    },
  })
  await userEvent.fill(name(), 'Gulalai')
  await save()
  await expect.element(page.getByText('As it is now: Gul Ahmad')).toBeVisible()
  await expect.element(page.getByText('As you typed it: Gulalai')).toBeVisible()
  // Where nobody typed, what the other saved stands in the form.
  await expect.element(page.getByLabelText('Father’s name')).toHaveValue('Nur')
  await userEvent.click(page.getByRole('button', { name: 'Save what I typed' }))
  await expect.element(page.getByText('The changes are kept.')).toBeVisible()
  expect(stage.performed.at(-1)?.input).toEqual({
    user_id: 12,
    version: '6',
    full_name: 'Gulalai',
    is_new_person: false,
  })
})

test('a refusal is said', async () => {
  await open({ add: () => ({ ok: false, refusal: 'username_taken' }) })
  await userEvent.fill(name(), 'Gulalai')
  await save()
  await expect.element(page.getByText('Somebody else has this username.')).toBeVisible()
  await expect.element(name()).toHaveValue('Gulalai')
})
