import { readDraftFiles } from '@maktab/device/web/draft-files'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clockName } from '#browser/server-clock.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CreateAssignmentScreen } from './create-assignment.tsx'

const oneClass = {
  class_id: 5,
  grade: '7',
  subject: 'Science',
  section: 'A',
  alias: 'Science 7 A',
  course_id: 1,
  course_title: 'Science',
  cms_course_id: 1,
  teacher_name: 'Ahmad Wali',
  total_students: 30,
  total_lessons: 1,
  lesson_completion: 0,
}

/** The stage's person is number 7. */
const draft = '7.new-assignment'
let stage: Stage

beforeEach(() => localStorage.clear())
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('dir')
})

async function begin(language: 'da' | 'en') {
  stage = await setStage({
    language,
    address: '/?class_id=5',
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listClassLessons: () => ({ ok: true, value: { list: [{ lesson_guid: 'c6f0', title: 'Water' }] } }),
      createAssignment: () => ({ ok: false, failure: 'offline' }),
    },
  })
  stage.show(
    <ToastProvider>
      <CreateAssignmentScreen />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a due date typed in solar figures and a time turned by keys are sent as a moment in the time of the school', async () => {
  document.documentElement.dir = 'rtl'
  await begin('da')
  await userEvent.fill(page.getByLabelText('عنوان', { exact: true }), 'Water cycle')
  await userEvent.fill(stage.place.querySelector('textarea') as HTMLTextAreaElement, 'Draw it.')
  await userEvent.click(page.getByRole('combobox', { name: 'درس' }))
  await userEvent.keyboard('wat')
  await expect.element(page.getByRole('option', { name: 'Water' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')

  const due = page.getByRole('group', { name: 'آخرین تاریخ تسلیمی' })
  await userEvent.fill(due.getByRole('textbox', { name: 'تاریخ' }), '۱۴۲۰/۹/۱۵')
  // From 20:00: an hour up, ten minutes up.
  await userEvent.click(due.getByRole('spinbutton', { name: 'ساعت' }))
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{PageUp}')
  await expect.element(due.getByRole('textbox', { name: 'تاریخ' })).toHaveValue('۱۵ قوس ۱۴۲۰')
  await userEvent.click(stage.place.querySelector('button[type=submit]') as HTMLButtonElement)

  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  // 21:10 in Kabul.
  expect(stage.performed[0]?.input).toMatchObject({ class_ids: [5], due_date: '2041-12-05T16:40:00.000Z' })
})

test('on a device whose clock fell back, the dates begin at the day of the server', async () => {
  localStorage.setItem(clockName, JSON.stringify({ heard_on: '2041-03-01T08:00:00.000Z', clock_offset_ms: 0 }))
  await begin('en')
  const dates = () => page.getByRole('textbox', { name: 'Date' }).elements() as HTMLInputElement[]
  await expect.poll(() => dates().map(({ value }) => value)).toEqual(['1 Mar 2041', '8 Mar 2041'])
})

test('what was begun is there after the page was closed, and is thrown away only after a question', async () => {
  await begin('en')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Half a title')
  await userEvent.click(page.getByRole('button', { name: 'Add a criterion' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Criterion 1' }), 'Neat')
  const input = stage.place.querySelector<HTMLInputElement>('input[type=file]:not([capture])') as HTMLInputElement
  const transfer = new DataTransfer()
  transfer.items.add(new File(['Sun, cloud, rain'], 'cycle.txt', { type: 'text/plain' }))
  transfer.items.add(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('cycle.txt')).toBeVisible()
  await expect.element(page.getByText(/^drawing\.svg was not added\./)).toBeVisible()
  await expect.poll(async () => (await readDraftFiles(draft)).length).toBe(1)
  stage.leave()

  await begin('en')
  await expect.element(page.getByText('What you began is still here.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title')
  await expect.element(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Neat')
  await expect.element(page.getByText('cycle.txt')).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title')
  await userEvent.click(page.getByRole('button', { name: 'Start over' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }))
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await expect.element(page.getByText('cycle.txt')).not.toBeInTheDocument()
  await expect.poll(async () => (await readDraftFiles(draft)).length).toBe(0)
  stage.leave()

  await begin('en')
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await expect.element(page.getByText('What you began is still here.')).not.toBeInTheDocument()
})

test('a criterion that is added is typed next, and on a narrow phone its fields have room', async () => {
  await page.viewport(320, 640)
  await begin('en')
  await userEvent.click(page.getByRole('button', { name: 'Add a criterion' }))
  await expect.element(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveFocus()
  await userEvent.keyboard('Neat')
  await expect.element(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Neat')
  await userEvent.click(page.getByRole('button', { name: 'Add a criterion' }))
  await expect.element(page.getByRole('textbox', { name: 'Criterion 2' })).toHaveFocus()
  const { width } = page
    .getByRole('textbox', { name: 'Level 1', exact: true })
    .first()
    .element()
    .getBoundingClientRect()
  expect(width).toBeGreaterThan(200)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})

test('without internet the form says that setting work needs it and that the draft is kept, and stays as it is', async () => {
  const words = 'Setting work needs internet. Your draft is kept on this device.'
  await begin('en')
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Water cycle')
  await userEvent.fill(page.getByRole('textbox', { name: 'Instructions' }), 'Draw it.')
  await userEvent.click(page.getByRole('combobox', { name: 'Lesson' }))
  await userEvent.click(page.getByRole('option', { name: 'Water' }))
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Water cycle')

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByRole('note').getByText(words)).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('note').getByText(words)).not.toBeInTheDocument()
})
