import type { AnyAnswer } from '@maktab/client/call'
import type { OfficeClass } from '@maktab/contracts/office/office-classes'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusClassesScreen } from './classes.tsx'

let stage: Stage
let asked: Record<string, unknown>[]
let classes: OfficeClass[]
beforeEach(() => {
  asked = []
  classes = [
    { ...sample, class_id: 1, grade: '2', section: 'A', class_code: 'AAAA2222' },
    { ...sample, class_id: 2, grade: '10', section: 'B', class_code: 'BBBB2222', alias: 'Morning group' },
  ]
})
afterEach(() => {
  stage.leave()
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
})

const sample: OfficeClass = {
  class_id: 1,
  class_code: 'AAAA2222',
  grade: '2',
  subject: 'maths',
  section: 'A',
  alias: null,
  course_id: 5,
  course_title: 'Mathematics',
  cms_course_id: 5,
  start_date: null,
  end_date: null,
  default_language: null,
  is_active: true,
  is_deleted: false,
  archived_on: null,
  deleted_on: null,
  is_stream_disabled: false,
  is_open_to_signup: false,
  takes_attendance: false,
  class_teacher: { user_id: 9, full_name: 'Gulalai' },
  teachers: [{ user_id: 9, full_name: 'Gulalai' }],
  total_students: 40,
  total_lessons: 10,
  version: '1',
}

const done = (value: unknown): AnyAnswer => ({ ok: true, value })

async function open({
  address = '/campus-admin/classes',
  language = 'en',
  mayDelete = true,
  answers = {},
}: {
  address?: string
  language?: 'en' | 'pu'
  mayDelete?: boolean
  answers?: Record<string, (input: never) => AnyAnswer>
} = {}): Promise<void> {
  stage = await setStage({
    language,
    address,
    tenant: { is_delete_class_allowed: mayDelete },
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listOfficeClasses: (input: Record<string, unknown>) => {
        asked.push(input)
        return done({ list: classes, total: classes.length, total_pages: 1, grades: ['2', '10'], sections: ['A', 'B'] })
      },
      archiveOfficeClasses: ({ class_ids }: { class_ids: number[] }) => done({ class_ids }),
      deleteOfficeClass: ({ class_id }: { class_id: number }) =>
        done({ class_id, deleted_on: '2026-03-20T00:00:00.000Z' }),
      restoreOfficeClasses: ({ class_ids }: { class_ids: number[] }) => done({ class_ids }),
      ...answers,
    },
  })
  stage.show(<CampusClassesScreen />)
}

const menuOf = (name: string) => page.getByRole('button', { name: `What to do with ${name}` })
async function choose(name: string, entry: string): Promise<void> {
  await userEvent.click(menuOf(name))
  await userEvent.click(page.getByRole('menuitem', { name: entry }))
}

test('classes are listed with their grade, code, class teacher and learners', async () => {
  await open()
  const row = page.getByRole('row', { name: /Mathematics 2 A/ })
  await expect.element(row).toBeVisible()
  for (const text of ['AAAA2222', 'Gulalai', '40']) await expect.element(row).toHaveTextContent(text)
  await expect
    .element(page.getByRole('link', { name: 'Morning group' }))
    .toHaveAttribute('href', '/campus-admin/addclass/2')
})

test('in Pashto figures are written in its digits', async () => {
  await open({ language: 'pu' })
  await expect.element(page.getByRole('row', { name: /۲ · A/ })).toHaveTextContent('۴۰')
})

describe('filters', () => {
  test('stand in the address, and the server is asked for them', async () => {
    await open({ address: '/campus-admin/classes?grade=10&state=archived&page=2' })
    await expect.element(page.getByLabelText('Grade')).toHaveValue('10')
    expect(asked.at(-1)).toMatchObject({ grade: '10', state: 'archived', page: 2 })
    await userEvent.selectOptions(page.getByLabelText('Section'), 'B')
    await expect.poll(() => asked.at(-1)).toMatchObject({ grade: '10', section: 'B', state: 'archived', page: 1 })
  })
  test('that nothing is like can be taken away', async () => {
    classes = []
    await open({ address: '/campus-admin/classes?search=nowhere' })
    await expect.element(page.getByText('No class is like that. Look for something else, or show all.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show all' }))
    await expect.poll(() => asked.at(-1)).toMatchObject({ search_string: '', state: 'active' })
  })
})

describe('what an office does with a class', () => {
  test('it is archived, and that is taken back', async () => {
    await open()
    await choose('Morning group', 'Archive')
    await expect.element(page.getByText('Morning group is in the archive.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect.element(page.getByText('Morning group is taught again.')).toBeVisible()
    expect(stage.performed).toMatchObject([
      { name: 'archiveOfficeClasses', input: { class_ids: [2], is_archived: true } },
      { name: 'archiveOfficeClasses', input: { class_ids: [2], is_archived: false } },
    ])
  })
  test('it is deleted once its code or name is typed, by keyboard, and restored', async () => {
    await open()
    await choose('Morning group', 'Delete')
    const field = page.getByLabelText('Type the code BBBB2222, or the name of the class')
    await userEvent.fill(field, 'Evening group')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('That is neither the code nor the name.')).toBeVisible()
    expect(stage.performed).toEqual([])
    await userEvent.fill(field, 'bbbb-2222')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Morning group is deleted. It can be restored for 30 days.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect.element(page.getByText('Morning group is back.')).toBeVisible()
    expect(stage.performed).toMatchObject([
      { name: 'deleteOfficeClass', input: { class_id: 2, typed: 'bbbb-2222' } },
      { name: 'restoreOfficeClasses', input: { class_ids: [2] } },
    ])
  })
  test('nothing is deleted where the tenant does not allow it', async () => {
    await open({ mayDelete: false })
    await userEvent.click(menuOf('Morning group'))
    await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  })
  test('one that is deleted is restored from the bin', async () => {
    classes = classes.map((one) => ({ ...one, is_deleted: true }))
    await open({ address: '/campus-admin/classes?state=deleted' })
    await userEvent.click(page.getByRole('button', { name: 'Restore' }).first())
    await expect.element(page.getByText('Mathematics 2 A is back.')).toBeVisible()
  })
  test('a no is said', async () => {
    await open({ answers: { archiveOfficeClasses: () => ({ ok: false, failure: 'unreachable' }) } })
    await choose('Morning group', 'Archive')
    await expect.element(page.getByRole('alert').getByRole('note')).toBeVisible()
  })
})

test('without a network it is said, and the list offers to try again', async () => {
  await open({ answers: { listOfficeClasses: () => ({ ok: false, failure: 'offline' }) } })
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText('Administration needs the internet. What you typed stays here.')).toBeVisible()
})
