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
  classes: [
    { class_id: 101, class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' }, role: 'learner' },
  ],
  is_deleted: false,
  left_on: null,
  last_sign_in_on: null,
  created_on: null,
  version: '5',
}

const known = [
  { institution_id: 10, name: 'Anar School', city: '' },
  { institution_id: 20, name: 'Bagh School', city: '' },
]
const campuses = (input: { institution_id?: number }) => {
  const list = known.filter((one) => input.institution_id === undefined || one.institution_id === input.institution_id)
  return { ok: true as const, value: { list, total: list.length, total_pages: 1 } }
}

interface Answers {
  /** Behind `/campus-admin/adduser`. */
  readonly path?: string
  readonly address?: string
  readonly role?: 'campus_admin' | 'admin' | 'super_admin'
  readonly standing?: () => object
  readonly alike?: readonly object[]
  readonly isWithoutClasses?: boolean
  readonly add?: (input: object) => AnyAnswer
  readonly update?: (input: object) => AnyAnswer
}

async function open({
  path = '',
  address = `/campus-admin/adduser${path}`,
  role = 'campus_admin',
  standing = () => user,
  alike = [],
  isWithoutClasses = false,
  add,
  update,
}: Answers = {}) {
  stage = await setStage({
    address,
    person: { active_role: role, roles: [role], institution_id: 10 },
    answers: {
      listCampuses: campuses,
      listInstitutions: campuses,
      addTenantUser: (input: object) => ({
        ok: true,
        value: { user: { ...user, ...input }, starting_code: '01234567' },
      }),
      listOfficeUsers: () => ({ ok: true, value: { list: [standing()], total: 1, total_pages: 1, counts: [] } }),
      ...(!isWithoutClasses && {
        listInstituteClasses: () => ({
          ok: true as const,
          value: {
            list: [
              { class_id: 101, class_code: 'ABCD2345', subject: 'maths', grade: '6', section: 'A', alias: null },
              {
                class_id: 102,
                class_code: 'EFGH2345',
                subject: 'maths',
                grade: '6',
                section: 'B',
                alias: 'Morning group',
              },
            ],
          },
        }),
      }),
      listAlikeUsers: () => ({ ok: true, value: { list: alike } }),
      listOfficeChanges: () => ({
        ok: true as const,
        value: {
          list: [
            {
              change_id: 1,
              changed_on: '2026-03-20T08:00:00.000Z',
              changed_by_name: 'Office of Anar',
              is_acted: false,
              noun: 'user',
              noun_id: '12',
              action: 'update',
              before: { gender: 1, identity_number_end: '5511', guardians: [], classes: [] },
              after: {
                gender: 0,
                identity_number_end: '5512',
                classes: user.classes,
                guardians: [{ full_name: 'Nur', relation: 'uncle', phone_number: '+93701234567' }],
              },
            },
          ],
          total: 1,
          total_pages: 1,
        },
      }),
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
const classes = () => page.getByRole('combobox', { name: /^Classes/ })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save', exact: true }))

test('somebody is added with what was typed, and the starting code is shown once', async () => {
  await open()
  await save()
  await expect.element(page.getByText('Type your full name in letters.')).toBeVisible()
  await userEvent.fill(name(), 'Gulalai')
  await userEvent.fill(page.getByLabelText('Roll number'), '۱۲')
  await userEvent.click(classes())
  await userEvent.click(page.getByRole('option', { name: 'Mathematics 6 A' }))
  await userEvent.fill(classes(), 'EFGH')
  await userEvent.click(page.getByRole('option', { name: 'Morning group' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.fill(page.getByLabelText('Guardian’s name'), 'Karim')
  await save()
  await expect.element(page.getByText('Starting code: 01234567')).toBeVisible()
  await expect.element(page.getByText('0123 4567')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible()
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
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gul' })).toBeVisible()
  await userEvent.fill(page.getByLabelText('Father’s name'), '')
  const first = page.getByRole('group', { name: 'Guardian 1' })
  await userEvent.fill(first.getByLabelText('Guardian’s name'), 'Karimullah')
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

test('somebody goes to another class: all that they are in from then on is sent, and the history names it', async () => {
  await open({ path: '/12' })
  await expect.element(page.getByRole('button', { name: /Mathematics 6 A/ })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /Mathematics 6 A/ }))
  await userEvent.click(classes())
  await userEvent.click(page.getByRole('option', { name: 'Morning group' }))
  await userEvent.keyboard('{Escape}')
  await save()
  await expect.element(page.getByText('The changes are kept.')).toBeVisible()
  expect(stage.performed[0]?.input).toEqual({
    user_id: 12,
    version: '5',
    class_codes: ['EFGH2345'],
    is_new_person: false,
  })
  await userEvent.click(page.getByRole('button', { name: 'Show what was changed' }))
  await expect.element(page.getByText('Classes', { exact: true }).last()).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Office of Anar' }))
    .toHaveTextContent('Mathematics 6 A')
})

test('nobody is taken out of a class while the classes are not here', async () => {
  await open({ path: '/12', isWithoutClasses: true })
  await expect.element(name()).toHaveValue('Gul')
  await expect.element(classes()).toBeDisabled()
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

test('an admin adds somebody for an office: only such roles are offered, and nothing that a learner alone has', async () => {
  await open({ role: 'admin', address: '/admin/addadmin?institution_id=20' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add somebody for an office' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Campus' })).toHaveValue('Bagh School')
  await expect.element(page.getByRole('checkbox', { name: 'Learner' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Roll number')).not.toBeInTheDocument()
  await userEvent.fill(name(), 'Hewad')
  await userEvent.click(page.getByRole('checkbox', { name: 'School admin' }))
  await save()
  await expect.element(page.getByText('Starting code: 01234567')).toBeVisible()
  expect(stage.performed).toMatchObject([
    { name: 'addOfficeUser', input: { institution_id: 20, full_name: 'Hewad', roles: ['school_admin'] } },
  ])
})

test('a super admin chooses the campus first, then adds by the own call', async () => {
  await open({ role: 'super_admin', address: '/super-admin/adduser' })
  await expect.element(page.getByRole('combobox', { name: 'Campus' })).toBeVisible()
  await expect.element(name()).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('combobox', { name: 'Campus' }))
  await userEvent.click(page.getByRole('option', { name: 'Bagh School' }))
  await userEvent.fill(name(), 'Hewad')
  await save()
  await expect.element(page.getByText('Starting code: 01234567')).toBeVisible()
  expect(stage.performed).toMatchObject([{ name: 'addTenantUser', input: { institution_id: 20, full_name: 'Hewad' } }])
  await expect
    .element(page.getByRole('link', { name: 'All people' }))
    .toHaveAttribute('href', '/super-admin/users?institution_id=20')
})

test('guardians are added, changed and taken out one by one', async () => {
  await open({ path: '/12' })
  const guardian = (number: number) => page.getByRole('group', { name: `Guardian ${number}` })
  await expect.element(guardian(2).getByLabelText('Guardian’s name')).toHaveValue('Nur')
  await userEvent.click(page.getByRole('button', { name: 'Another guardian' }))
  await userEvent.fill(guardian(3).getByLabelText('Guardian’s name'), 'Bibi')
  await userEvent.selectOptions(guardian(3).getByLabelText('Relation'), 'Grandparent')
  await userEvent.click(page.getByRole('button', { name: 'Take out: Guardian 1' }))
  await save()
  await expect
    .poll(() => stage.performed.at(-1)?.input)
    .toMatchObject({
      guardians: [
        { full_name: 'Nur', relation: 'uncle', phone_number: null },
        { full_name: 'Bibi', relation: 'grandparent', phone_number: null },
      ],
    })
})

test('the history of a person tells who changed what, and of an identity number its end alone', async () => {
  await open({ path: '/12' })
  await userEvent.click(page.getByRole('button', { name: 'Show what was changed' }))
  const told = page.getByRole('listitem').filter({ hasText: 'Office of Anar' })
  await expect.element(told).toHaveTextContent('Before: FemaleAfter: Male')
  await expect.element(told).toHaveTextContent('Before: 5511After: 5512')
  // The number begins with its plus in a line from the right too.
  await expect.element(told).toHaveTextContent('Before: nothingAfter: \u2068Nur (\u2066+93701234567\u2069)\u2069')
})

test('the certificate of a learner is one link away in the own area, and of nobody for a super admin', async () => {
  const certificate = page.getByRole('link', { name: 'Leaving certificate' })
  await open({ path: '/12' })
  await expect.element(certificate).toHaveAttribute('href', '/campus-admin/print/certificate?person=12')
  const card = page.getByRole('link', { name: 'Report card' })
  await expect.element(card).toHaveAttribute('href', '/campus-admin/print/report-cards?person=12&class=101')
  stage.leave()
  await open({ role: 'admin', address: '/admin/adduser/12?institution_id=20' })
  await expect.element(certificate).toHaveAttribute('href', '/admin/print/certificate?person=12&campus=20')
  stage.leave()
  await open({ role: 'super_admin', address: '/super-admin/adduser/12?institution_id=20' })
  await expect.element(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue('Gul')
  await expect.element(certificate).not.toBeInTheDocument()
})
