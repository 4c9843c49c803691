import type { LanguageCode } from '@maktab/contracts/fields'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renewNow } from '#browser/use-now.ts'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { SetAssignmentScreen } from './assignment.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const day = 24 * 60 * 60_000
const from = (now: number, days: number) => new Date(now + days * day).toISOString()

let stage: Stage
const clear = () => localStorage.clear()
beforeEach(clear)
afterEach(() => {
  vi.useRealTimers()
  stage.leave()
  clear()
})

function asSet() {
  const now = Date.now()
  return {
    assignment_id,
    title: 'A garden in fractions',
    class_id: 4,
    class_name: { grade: '7', section: 'A', class_name: null, subject: 'Mathematics' },
    description: 'Draw the garden.',
    start_date: from(now, -1),
    due_date: from(now, 3.1),
    total_score: 20,
    assignment_type: 2,
    closes_on: null,
    is_excused: false,
    allowed_attempts: 2,
    attempts_used: 0,
    assignment_status: 0,
    is_late: false,
    score: null,
    teacher_remarks: '',
    remark_files: [],
    rubric_data: [],
    rubric_levels: [],
    attachments: [],
    lessons: [],
    links: [],
    questions: [],
    submissions: [],
    automatic: null,
  }
}

async function open(
  assignment: object = {},
  language: LanguageCode = 'en',
  tenant: Partial<PageConfiguration> = {},
  answers: NonNullable<Parameters<typeof setStage>[0]>['answers'] = {},
): Promise<void> {
  const value = { ...asSet(), ...assignment }
  stage = await setStage({
    language,
    tenant,
    address: `/learner/assignments/detail?assignment_id=${assignment_id}`,
    answers: {
      readSetAssignment: () => ({ ok: true as const, value }),
      handInSubmission: () => ({ ok: true as const, value: {} }),
      ...answers,
    },
  })
}

const show = () =>
  stage.show(
    <ToastProvider>
      <SetAssignmentScreen />
    </ToastProvider>,
  )

test('a clock that fell back to 2015 hides neither the form nor when the work is due', async () => {
  await open()
  localStorage.setItem(
    'maktab.server-clock',
    JSON.stringify({ heard_on: new Date().toISOString(), clock_offset_ms: 0 }),
  )
  vi.setSystemTime(new Date('2015-01-01T00:00:00.000Z'))
  show()
  await expect.element(page.getByRole('button', { name: 'Hand in' })).toBeVisible()
  await expect.element(page.getByText('(in 3 days)')).toBeVisible()
})

test('work that was set before its start stands closed, and opens by itself once it has begun', async () => {
  const start_date = from(Date.now(), 1)
  let description = ''
  stage = await setStage({
    address: `/learner/assignments/detail?assignment_id=${assignment_id}`,
    answers: { readSetAssignment: () => ({ ok: true as const, value: { ...asSet(), start_date, description } }) },
  })
  show()
  await expect.element(page.getByText(/^Starts /)).toBeVisible()
  await expect.element(page.getByText('Your work')).not.toBeInTheDocument()

  description = 'Draw the garden.'
  vi.setSystemTime(Date.parse(start_date) + 1)
  renewNow()
  await expect.element(page.getByText('Draw the garden.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hand in' })).toBeVisible()
})

test('work that scores itself tells how far it is, and has no form', async () => {
  await open({ assignment_type: 0, automatic: { contents: 3, attempted: 2 } })
  show()
  await expect.element(page.getByText('2 of 3 tests done.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('The first 2 attempts at each test count.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hand in' })).not.toBeInTheDocument()
})

test('work that scored itself says no more how many of its tests are done', async () => {
  await open({ assignment_type: 0, assignment_status: 2, score: 8, automatic: { contents: 1, attempted: 0 } })
  show()
  await expect.element(page.getByText('The first 2 attempts at each test count.')).toBeVisible()
  expect(page.getByText('tests done.', { exact: false }).elements()).toEqual([])
})

test('questions of the work are answered in its form, kept as a draft, and go with it', async () => {
  const questions = [
    { kind: 'true_false', question_id: '1', text: 'Is 7 a prime?' },
    { kind: 'short_text', question_id: '2', text: 'Two and two?' },
  ]
  await open({ questions })
  show()
  await userEvent.click(page.getByRole('radio', { name: 'True' }))
  await userEvent.fill(page.getByRole('textbox').first(), '4')
  stage.leave()
  await open({ questions })
  show()
  await expect.element(page.getByRole('radio', { name: 'True' })).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await expect
    .poll(() => stage.performed.map(({ input }) => input))
    .toMatchObject([{ text: '', answers: { '1': ['true'], '2': ['4'] } }])
})

test('answers that were marked stand with what is right of them', async () => {
  const questions = [
    { kind: 'true_false', question_id: '1', text: 'Is 7 a prime?' },
    { kind: 'short_text', question_id: '2', text: 'Two and two?' },
  ]
  const handedIn = {
    submission_id: 'a1',
    attempt_number: 1,
    handed_in_on: from(Date.now(), -1),
    is_late: false,
    is_extra: false,
    is_after_close: false,
    text: '',
    attachments: [],
    answers: { '1': ['true'], '2': ['5'] },
    results: { '1': true, '2': false },
  }
  await open({ questions, submissions: [handedIn], assignment_status: 2, assignment_type: 0, score: 10 })
  show()
  await expect.element(page.getByText('1 of 2 right')).toBeVisible()
  await expect.element(page.getByText('Incorrect')).toBeVisible()
  await expect.element(page.getByText('Correct', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'True' })).toBeChecked()
})

test('work that has begun and is not on the device yet says so', async () => {
  await open({ description: '' })
  show()
  await expect.element(page.getByText('It has begun.', { exact: false })).toBeVisible()
})

test('dates are told by the clocks of the school, not of its tenant', async () => {
  stage = await setStage({
    address: `/learner/assignments/detail?assignment_id=${assignment_id}`,
    tenant: { time_zone: 'Asia/Kabul' },
    person: { time_zone: 'Asia/Karachi' },
    answers: {
      readSetAssignment: () => ({ ok: true as const, value: { ...asSet(), due_date: '2041-03-09T15:00:00.000Z' } }),
    },
  })
  show()
  await expect.element(page.getByText(/9 Mar 2041.*8:00/)).toBeVisible()
})

test('the form comes before the rubric', async () => {
  await open({
    rubric_data: [
      {
        criterion_id: 'c1',
        title: 'Reason',
        levels: [
          { level_id: 'l1', label: 'None', marks: 0 },
          { level_id: 'l2', label: 'Whole', marks: 20 },
        ],
      },
    ],
  })
  show()
  const answer = page.getByRole('textbox', { name: /Your answer/ })
  await expect.element(answer).toBeVisible()
  const rubric = page.getByRole('heading', { name: 'Rubric' }).element()
  expect(rubric.compareDocumentPosition(answer.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('after handing in, the focus is on the word that it arrived; opened again, it is in the answer', async () => {
  await open({
    assignment_status: 2,
    submissions: [],
  })
  show()
  await userEvent.click(page.getByRole('button', { name: 'Resubmit' }))
  const answer = page.getByRole('textbox', { name: /Your answer/ })
  await expect.element(answer).toHaveFocus()
  await userEvent.fill(answer, 'The garden')
  await userEvent.click(page.getByRole('button', { name: 'Hand in' }))
  await expect.poll(() => document.activeElement?.textContent).toContain('Handed in')
})

test('what is written in another language than the page says so: title, instructions, rubric and remark', async () => {
  const levels = [
    { level_id: 'l1', label: 'None', marks: 0 },
    { level_id: 'l2', label: 'بشپړ ښه', marks: 20 },
  ]
  await open(
    {
      assignment_status: 3,
      teacher_remarks: 'Show how you reckoned.',
      rubric_data: [{ criterion_id: 'c1', title: 'Reason', levels }],
      description: 'باغ رسم کړئ.',
    },
    'pu',
  )
  show()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const languageOf = (text: string) => page.getByText(text, { exact: true }).last().element().closest('[lang]')
  for (const text of ['A garden in fractions', 'Show how you reckoned.', 'Reason', 'None'])
    expect(languageOf(text)?.getAttribute('lang'), text).toBe('en')
  for (const text of ['باغ رسم کړئ.', 'بشپړ ښه']) expect(languageOf(text), text).toBe(document.documentElement)
})

test('what a school that speaks Pashto wrote without a letter of its own is read in Pashto on a page in English', async () => {
  const rubric_data = [{ criterion_id: 'c1', title: 'باران', levels: [{ level_id: 'l1', label: 'نان', marks: 0 }] }]
  await open({ title: 'کتاب', rubric_data }, 'en', { default_language: 'pu' })
  show()
  await expect.element(page.getByText('باران')).toBeVisible()
  for (const text of ['کتاب', 'باران', 'نان'])
    expect(page.getByText(text, { exact: true }).last().element().closest('[lang]')?.getAttribute('lang'), text).toBe(
      'ps-AF',
    )
})

test('a link opens beside the page; what is embedded is shown once it is asked for, and only of a site on the list', async () => {
  const link = (link_type: 1 | 2, title: string, url: string) => ({ link_id: url, link_type, title, url })
  await open({
    links: [
      link(1, 'Pots of Herat', 'https://museum.example/pots'),
      link(2, 'A frame of fractions', 'https://evil.example/frame'),
    ],
  })
  show()
  await expect
    .element(page.getByRole('link', { name: 'Pots of Herat' }))
    .toHaveAttribute('href', 'https://museum.example/pots')
  await expect.element(page.getByText('museum.example')).toBeVisible()
  expect(page.getByRole('button', { name: 'Show it here' }).elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Show it here' }))
  await expect.element(page.getByRole('heading', { name: 'This site is not shown within lessons' })).toBeVisible()
  expect(stage.place.querySelector('iframe')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Hide it' }))
  await expect
    .element(page.getByRole('heading', { name: 'This site is not shown within lessons' }))
    .not.toBeInTheDocument()
})

test('work that is not marked is taken back into the form, and handed in again from there', async () => {
  const handed = {
    submission_id: '00000000-0000-4000-8000-000000000001',
    attempt_number: 1,
    text: 'Half of a garden.',
    attachments: [],
    handed_in_on: from(Date.now(), 0),
    is_late: false,
    is_extra: false,
  }
  let submissions: unknown[] = [handed]
  stage = await setStage({
    address: `/learner/assignments/detail?assignment_id=${assignment_id}`,
    answers: {
      readSetAssignment: () => ({
        ok: true as const,
        value: { ...asSet(), submissions, assignment_status: submissions.length > 0 ? 1 : 0 },
      }),
      deletePost: () => {
        submissions = []
        return { ok: true as const, value: { post_id: handed.submission_id } }
      },
    },
  })
  show()
  await userEvent.click(page.getByRole('button', { name: 'Take back' }))
  await expect.element(page.getByText('Taken back. It stands in the form again.')).toBeVisible()
  await expect.element(page.getByLabelText('Your answer')).toHaveValue('Half of a garden.')
  await expect.element(page.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument()
})

test.each([
  ['is due', { due_date: from(Date.now(), -0.1) }, {}],
  ['was returned', { assignment_status: 2 }, {}],
  ['was handed in by the teacher', {}, { by_teacher: 'paper' }],
])('work that %s is not taken back', async (_, change, handed) => {
  const submission = {
    submission_id: '1',
    attempt_number: 1,
    text: 'x',
    attachments: [],
    handed_in_on: from(Date.now(), -1),
  }
  await open({ assignment_status: 1, submissions: [{ ...submission, ...handed }], ...change })
  show()
  await expect.element(page.getByText('Attempt 1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument()
})

test('contents of the assignment stand below their lesson with how far the learner is, and each leads to itself', async () => {
  const place = { class_id: 4, course_id: 3, lesson_guid: '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a02' }
  const content = (content_id: number, title: string, content_status: number) => ({
    ...place,
    content_id,
    title,
    content_status,
    completion: 0,
    accuracy: null,
    attempts: 0,
  })
  const modules = [content(7, 'Halves', 2), content(8, 'Quarters', 0)]
  await open(
    { lessons: [{ ...place, cms_course_id: 3, title: 'Fractions', content_ids: [7, 8] }] },
    'en',
    {},
    {
      listAssignmentModules: () => ({ ok: true, value: { modules } }),
    },
  )
  show()
  await expect.element(page.getByText('1 of 2 completed')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Quarters' }).last())
    .toHaveTextContent('Not started')
  const address = `/learner/lesson/player?class_id=4&course_id=3&lesson_guid=${place.lesson_guid}`
  await expect.element(page.getByRole('link', { name: 'Fractions', exact: true })).toHaveAttribute('href', address)
  await expect.element(page.getByRole('link', { name: 'Halves' })).toHaveAttribute('href', `${address}&content_id=7`)
})
