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

async function begin(language: 'da' | 'en', options: Partial<Parameters<typeof setStage>[0]> = {}) {
  stage = await setStage({
    ...options,
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

test('a school in another time zone than its tenant goes by its own clocks', async () => {
  localStorage.setItem(clockName, JSON.stringify({ heard_on: '2041-03-01T20:00:00.000Z', clock_offset_ms: 0 }))
  // The second of March has begun in Bishkek.
  await begin('en', { tenant: { time_zone: 'UTC' }, person: { time_zone: 'Asia/Bishkek' } })
  const dates = () => page.getByRole('textbox', { name: 'Date' }).elements() as HTMLInputElement[]
  await expect.poll(() => dates().map(({ value }) => value)).toEqual(['2 Mar 2041', '9 Mar 2041', ''])
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Water cycle')
  await userEvent.fill(stage.place.querySelector('textarea') as HTMLTextAreaElement, 'Draw it.')
  await userEvent.click(page.getByRole('combobox', { name: 'Lesson' }))
  await userEvent.keyboard('wat')
  await expect.element(page.getByRole('option', { name: 'Water' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(stage.place.querySelector('button[type=submit]') as HTMLButtonElement)
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  // 20:00 in Bishkek.
  expect(stage.performed[0]?.input).toMatchObject({ due_date: '2041-03-09T14:00:00.000Z' })
})

test('on a device whose clock fell back, the dates begin at the day of the server', async () => {
  localStorage.setItem(clockName, JSON.stringify({ heard_on: '2041-03-01T08:00:00.000Z', clock_offset_ms: 0 }))
  await begin('en')
  const dates = () => page.getByRole('textbox', { name: 'Date' }).elements() as HTMLInputElement[]
  await expect.poll(() => dates().map(({ value }) => value)).toEqual(['1 Mar 2041', '8 Mar 2041', ''])
})

test('what was begun is there after the page was closed, and is thrown away only after a question', async () => {
  await begin('en')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Half a title')
  await userEvent.click(page.getByRole('button', { name: 'Add a criterion' }))
  await expect.element(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveFocus()
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

test('without internet the form says that work is kept here and goes by itself, and what was refused stays in it', async () => {
  const words = 'Kept on this device. It goes to the school by itself when there is internet.'
  await begin('en')
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Water cycle')
  await userEvent.fill(page.getByRole('textbox', { name: 'Instructions' }), 'Draw it.')
  await userEvent.click(page.getByRole('combobox', { name: 'Lesson' }))
  await userEvent.click(page.getByRole('option', { name: 'Water' }))
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Water cycle')

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByRole('note').getByText(words)).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('note').getByText(words)).not.toBeInTheDocument()
})

test('ungraded work asks for no marks, and is sent without any', async () => {
  await begin('en')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'A letter home')
  await userEvent.fill(page.getByRole('textbox', { name: 'Instructions' }), 'Write it.')
  await userEvent.click(page.getByRole('combobox', { name: 'Lesson' }))
  await userEvent.click(page.getByRole('option', { name: 'Water' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind of work' }), '1')
  await expect.element(page.getByRole('textbox', { name: 'Total marks' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Rubric' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  expect(stage.performed[0]?.input).toMatchObject({ assignment_type: 1, total_score: 0, rubric_data: [] })
})

test('work that scores itself needs a lesson, and has no rubric', async () => {
  await begin('en')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Tests')
  await userEvent.fill(page.getByRole('textbox', { name: 'Instructions' }), 'Do them.')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind of work' }), '0')
  await expect.element(page.getByRole('heading', { name: 'Rubric' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect
    .element(page.getByText('Choose a lesson with a test or a game that scores itself.', { exact: false }).first())
    .toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.click(page.getByRole('combobox', { name: 'Lesson' }))
  await userEvent.click(page.getByRole('option', { name: 'Water' }))
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  expect(stage.performed[0]?.input).toMatchObject({ assignment_type: 0, lesson_guids: ['c6f0'], rubric_data: [] })
})

test('questions that were chosen for it go with the work, are enough to do, and can be taken out', async () => {
  const questions = [{ kind: 'true_false', question_id: 'x', text: 'Is 7 a prime?', explanation: '', correct: true }]
  localStorage.setItem('maktab.writing.7.work-questions', JSON.stringify(questions))
  await begin('en')
  await expect.element(page.getByText('1 question is asked.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Primes')
  await userEvent.fill(page.getByRole('textbox', { name: 'Instructions' }), 'Answer it.')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind of work' }), '0')
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  const { json_data } = stage.performed[0]!.input as { json_data: string }
  expect(JSON.parse(json_data)).toEqual({ v: 1, questions })
})

test('work is set again from an earlier one: all of it but its classes, from today on, with as much time', async () => {
  localStorage.setItem(clockName, JSON.stringify({ heard_on: '2041-03-10T08:00:00.000Z', clock_offset_ms: 0 }))
  stage = await setStage({
    language: 'en',
    address: '/?copy=earlier',
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listClassLessons: () => ({ ok: true, value: { list: [{ lesson_guid: 'c6f0', title: 'Water' }] } }),
      readTaughtAssignment: () => ({
        ok: true,
        value: { ...earlier, questions: [{ kind: 'true_false', question_id: '1', text: 'Is 7 a prime?' }] },
      }),
      createAssignment: () => ({ ok: false, failure: 'offline' }),
    },
  })
  stage.show(
    <ToastProvider>
      <CreateAssignmentScreen />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Pots of Herat')
  await expect.element(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Neat')
  await expect.element(page.getByText('Is 7 a prime?')).toBeVisible()
  const dates = page.getByRole('textbox', { name: 'Date' }).elements() as HTMLInputElement[]
  expect(dates.slice(0, 2).map(({ value }) => value)).toEqual(['10 Mar 2041', '13 Mar 2041'])
  await userEvent.click(page.getByRole('checkbox', { name: /Science 7 A/ }))
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  expect(stage.performed[0]?.input).toMatchObject({
    class_ids: [5],
    total_score: 4,
    lesson_guids: ['c6f0', 'c6f1'],
    attachments: [file],
    questions_of: earlier.assignment_id,
  })
})

test('work that asks earlier questions again and was not taken stands in its form with them and what was typed', async () => {
  const change = { assignment_id: 'n', title: 'Pots of Balkh', class_ids: [5], questions_of: earlier.assignment_id }
  const told = { assignment_id: 'n', title: 'Pots of Balkh', text: '', attachments: [] }
  stage = await setStage({
    language: 'en',
    address: '/?copy=earlier&refused=c',
    waiting: [
      {
        command_id: 'c',
        name: 'createAssignment',
        given: '2041-01-01T08:00:00.000Z',
        refusal: 'due_before_today',
        work: { kind: 'assignment', ...told, change },
      },
    ],
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listClassLessons: () => ({ ok: true, value: { list: [] } }),
      readTaughtAssignment: () => ({
        ok: true,
        value: { ...earlier, questions: [{ kind: 'true_false', question_id: '1', text: 'Is 7 a prime?' }] },
      }),
      createAssignment: () => ({ ok: false, failure: 'offline' }),
    },
  })
  stage.show(
    <ToastProvider>
      <CreateAssignmentScreen />
    </ToastProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Pots of Balkh')
  await expect.element(page.getByText('Is 7 a prime?')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect
    .poll(() => stage.performed.map(({ input }) => input))
    .toMatchObject([{ title: 'Pots of Balkh', class_ids: [5], questions_of: earlier.assignment_id }])
})

test('the rubric of earlier work is taken with its total marks', async () => {
  const listed = { assignment_id: 'earlier', title: 'Pots of Herat', due_date: earlier.due_date, total_score: 4 }
  stage = await setStage({
    language: 'en',
    answers: {
      listClasses: () => ({ ok: true, value: { list: [oneClass] } }),
      listTaughtAssignments: () => ({ ok: true, value: { list: [listed], total_pages: 1 } }),
      readTaughtAssignment: () => ({ ok: true, value: earlier }),
    },
  })
  stage.show(
    <ToastProvider>
      <CreateAssignmentScreen />
    </ToastProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Rubric of earlier work' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Earlier work' }))
  await userEvent.click(page.getByRole('option', { name: /Pots of Herat/ }))
  await userEvent.click(page.getByRole('button', { name: 'Use this rubric' }))
  await expect.element(page.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Neat')
  await expect.element(page.getByRole('textbox', { name: 'Total marks' })).toHaveValue('4')
})

const file = { file_id: 'f', name: 'pots.pdf', mime_type: 'application/pdf', size_bytes: 3 }
const lessonOf = (lesson_guid: string) => ({
  lesson_guid,
  course_id: 1,
  cms_course_id: 1,
  class_id: 9,
  title: 'Water',
  content_ids: [1],
})
const earlier = {
  assignment_id: 'earlier',
  assignment_type: 2,
  title: 'Pots of Herat',
  description: 'Draw three.',
  start_date: '2041-01-01T08:00:00.000Z',
  due_date: '2041-01-04T08:00:00.000Z',
  closes_on: null,
  allowed_attempts: 2,
  total_score: 4,
  rubric_data: [{ criterion_id: 'c', title: 'Neat', levels: [{ level_id: 'l', label: 'Yes', marks: 4 }] }],
  classes: [{ class_id: 9, name: oneClass }],
  is_own: true,
  lessons: [lessonOf('c6f0'), lessonOf('c6f1')],
  attachments: [{ ...file, url: '/f' }],
  links: [{ link_id: 'k', link_type: 1, title: 'Pots', url: 'https://museum.example/pots' }],
  user_ids: null,
  revision: 3,
  extensions: [],
}

test('a link alone is something to do, and one that leads nowhere is pointed at', async () => {
  await begin('en')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Pots of Herat')
  await userEvent.fill(stage.place.querySelector('textarea') as HTMLTextAreaElement, 'Look at three of them.')
  await userEvent.click(page.getByRole('button', { name: 'Add a link' }))
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveFocus()
  await userEvent.keyboard('javascript:x')
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.element(page.getByText('This address cannot be used. It must begin with https.')).toBeVisible()
  expect(stage.performed).toEqual([])
  await userEvent.fill(page.getByRole('textbox', { name: 'Address' }), 'museum.example/pots')
  await userEvent.click(page.getByRole('button', { name: 'Set the assignment' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['createAssignment'])
  expect(stage.performed[0]?.input).toMatchObject({ links: [{ link_type: 1, url: 'museum.example/pots' }] })
})
