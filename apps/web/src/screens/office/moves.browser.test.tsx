import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { OfficeMovesScreen } from './moves.tsx'

let stage: Stage
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  stage.leave()
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
})

const done = (value: unknown): AnyAnswer => ({ ok: true, value })
const move = (user_id: number, full_name: string, more: object = {}) => ({
  user_id,
  full_name,
  username: `u${user_id}`,
  migration_type: 0,
  from_institution: 10,
  from_institution_name: 'Habibia',
  to_institution: 10,
  to_institution_name: 'Habibia',
  grade: '6',
  from_section: 'A',
  to_section: 'B',
  class_codes: ['ABCD2345'],
  set_on: '2026-03-20T08:00:00.000Z',
  done_on: null,
  failed_on: null,
  failure: null,
  ...more,
})
const user = (user_id: number, full_name: string, role: string) => ({
  user_id,
  full_name,
  username: `u${user_id}`,
  father_name: null,
  phone_number: null,
  guardians: [],
  roles: [role],
  grade: '6',
  section: 'A',
  last_sign_in_on: null,
})
const taught = (class_id: number, section: string) => ({
  class_id,
  class_code: `CODE000${class_id}`,
  grade: '6',
  section,
  subject: 'maths',
  alias: null,
})

async function open(
  address = '/campus-admin/moves',
  { answers = {}, role = 'campus_admin' }: { answers?: Record<string, unknown>; role?: 'campus_admin' | 'admin' } = {},
): Promise<void> {
  stage = await setStage({
    address,
    person: { active_role: role, roles: [role] },
    answers: {
      listMoves: ({ state }: { state: string }) =>
        done({
          list:
            state === 'failed'
              ? [move(3, 'Hewad', { failed_on: '2026-03-22T08:00:00.000Z', failure: 'migration_target_missing' })]
              : [move(1, 'Zarghuna'), move(2, 'Spogmai', { to_institution: 20, to_institution_name: 'Istiqlal' })],
          total: 2,
          total_pages: 1,
          counts: { pending: 2, failed: 1 },
        }),
      listInstituteClasses: () => done({ list: [taught(1, 'A'), taught(2, 'B')] }),
      listOfficeUsers: ({ role: asked }: { role: string }) =>
        done({
          list: [user(1, 'Zarghuna', asked), user(2, 'Spogmai', asked)],
          total: 2,
          total_pages: 1,
          counts: [],
        }),
      previewMoves: ({ user_ids }: { user_ids: number[] }) =>
        done({
          people: user_ids.map((user_id) => ({
            user_id,
            full_name: user_id === 1 ? 'Zarghuna' : 'Spogmai',
            from_section: user_id === 1 ? 'A' : null,
            why: user_id === 1 ? null : 'two_sections',
          })),
          classes: [{ class_id: 2, alias: null, subject: 'maths', grade: '6', section: 'B' }],
        }),
      setMoves: ({ user_ids }: { user_ids: number[] }) => done({ moved: user_ids.slice(0, 1), kept: [] }),
      withdrawMoves: ({ user_ids }: { user_ids: number[] }) => done({ withdrawn: user_ids }),
      listCampuses: () => done({ list: [], total: 0, total_pages: 0 }),
      ...answers,
    },
  })
  stage.show(<OfficeMovesScreen />)
}

const performed = (name: string) => stage.performed.filter((one) => one.name === name).map(({ input }) => input)

test('what waits is taken back; what failed says why', async () => {
  await open()
  await expect.element(page.getByRole('tab', { name: 'Waiting (2)' })).toBeVisible()
  await expect.element(page.getByText('Istiqlal')).toBeVisible()
  await page.getByRole('checkbox', { name: /Zarghuna/ }).click()
  await page.getByRole('button', { name: 'Let 1 person stay' }).click()
  await expect.element(page.getByText('1 person stays.')).toBeVisible()
  expect(performed('withdrawMoves')).toEqual([{ user_ids: [1] }])
  await page.getByRole('tab', { name: 'Failed (1)' }).click()
  await expect.element(page.getByText('The section or class is not there any more.')).toBeVisible()
})

test('a section is moved at once, after it was shown who moves and who does not', async () => {
  await open('/campus-admin/moves?arrange=1')
  await page.getByLabelText('Grade').selectOptions('Grade 6')
  await page.getByLabelText('Section now').selectOptions('A')
  await page.getByRole('checkbox', { name: /Zarghuna/ }).click()
  await page.getByRole('checkbox', { name: /Spogmai/ }).click()
  await page.getByLabelText('New section').selectOptions('B')
  await page.getByRole('checkbox', { name: 'Move them now' }).click()
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await expect.element(page.getByText('1 person can move.')).toBeVisible()
  await expect.element(page.getByText('Spogmai: in two sections of the grade: choose the section now')).toBeVisible()
  expect(performed('setMoves')).toEqual([])
  await page.getByRole('button', { name: 'Move 1 person' }).click()
  await expect.element(page.getByText('1 person has moved.')).toBeVisible()
  expect(performed('setMoves')).toEqual([
    { user_ids: [1, 2], grade: '6', from_section: 'A', to_section: 'B', is_at_once: true },
  ])
  await expect.element(page.getByRole('tab', { name: 'Done' })).toHaveAttribute('aria-selected', 'true')
})

test('a teacher who was chosen in the list of people is given classes', async () => {
  await open('/campus-admin/moves?role=teacher&people=1')
  await expect.element(page.getByText('1 person is chosen.')).toBeVisible()
  await page.getByRole('combobox', { name: /New classes/ }).click()
  await page.getByRole('option', { name: /CODE0002/ }).click()
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await page.getByRole('button', { name: 'Move 1 person' }).click()
  await expect.element(page.getByText('1 person moves at the next log-in.')).toBeVisible()
  expect(performed('setMoves')).toEqual([{ user_ids: [1], class_codes: ['CODE0002'], is_at_once: false }])
})

test('nothing is asked before somebody and a place are chosen, and what was chosen comes back', async () => {
  await open('/campus-admin/moves?arrange=1')
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await expect.element(page.getByText('Choose at least one person, and at most 500.')).toBeVisible()
  await page.getByLabelText('Grade').selectOptions('Grade 6')
  await page.getByRole('checkbox', { name: /Zarghuna/ }).click()
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await expect.element(page.getByText('Choose where they go.')).toBeVisible()
  stage.leave()
  await open('/campus-admin/moves?arrange=1')
  await expect.element(page.getByText('What you typed before is here again.')).toBeVisible()
  await expect.element(page.getByText('1 person is chosen.')).toBeVisible()
})

test('an admin sends people to another campus, never at once', async () => {
  await open('/admin/moves?people=1&institution_id=10', {
    role: 'admin',
    answers: {
      listCampuses: () =>
        done({ list: [{ institution_id: 20, name: 'Istiqlal', city: 'Kabul' }], total: 1, total_pages: 1 }),
    },
  })
  await page.getByLabelText('Grade').selectOptions('Grade 6')
  await expect.element(page.getByRole('checkbox', { name: 'Move them now' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Campus' }).click()
  await page.getByRole('option', { name: /Istiqlal/ }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Move them now' })).not.toBeInTheDocument()
  await page.getByLabelText('New section').selectOptions('A')
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await page.getByRole('button', { name: 'Move 1 person' }).click()
  await expect.element(page.getByText('1 person moves at the next log-in.')).toBeVisible()
  expect(performed('setMoves')).toEqual([
    { institution_id: 10, user_ids: [1], to_institution: 20, grade: '6', to_section: 'A', is_at_once: false },
  ])
})

test('a refusal is said, and without the network nothing is moved', async () => {
  await open('/campus-admin/moves?people=1', {
    answers: { setMoves: (): AnyAnswer => ({ ok: false, refusal: 'migration_target_missing' }) },
  })
  await page.getByLabelText('Grade').selectOptions('Grade 6')
  await page.getByLabelText('New section').selectOptions('B')
  await page.getByRole('button', { name: 'See what will happen' }).click()
  await page.getByRole('button', { name: 'Move 1 person' }).click()
  await expect.element(page.getByText('The class or section to move to does not exist.')).toBeVisible()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('Administration needs the internet. What you typed stays here.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Move 1 person' })).toBeDisabled()
})
