import type { AnyAnswer } from '@maktab/client/call'
import { useLocation } from '#page/router.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClassPerformanceScreen } from './class-performance.tsx'
import { LearnerPerformanceScreen } from '#screens/learner/performance.tsx'

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

const ok = (value: unknown): AnyAnswer => ({ ok: true, value })
const lessonOne = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
const lessonTwo = '0a4f3c1e-5d1b-4f1e-8a51-000000000002'
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const work = { attempts: 3, average_accuracy: 62.5, lessons_completed: 1, time_spent_in_seconds: 3661 }
const idle = { attempts: 0, average_accuracy: null, lessons_completed: 0, time_spent_in_seconds: 0 }
const trend = {
  ...work,
  is_month_wise: false,
  report: [
    { day: '2026-11-18', ...work },
    { day: '2026-11-19', ...idle },
  ],
}
const standing = {
  lessons_total: 4,
  lessons_completed: 1,
  lessons_in_progress: 1,
  lessons_completion: 25,
  lessons_avg_accuracy: null,
  first_accuracy: 40.5,
  assessments_taken: 2,
  time_spent_in_seconds: 59,
}
const lesson = {
  class_id: 101,
  course_id: 51,
  position: 1,
  content_status: 2,
  completion: 100,
  first_accuracy: 33.3,
  first_accuracy_of: 3,
  attempts: 3,
  time_spent_in_seconds: 90,
  worked_on: null,
  completed_on: null,
}
const lessons = [
  { ...lesson, lesson_guid: lessonOne, lesson_name: 'Fractions', avg_accuracy: 90, all_attempts_accuracy: 60.5 },
  { ...lesson, lesson_guid: lessonTwo, lesson_name: 'Decimals', avg_accuracy: 95, all_attempts_accuracy: 60.4 },
]
const classes = {
  list: [
    {
      class_id: 101,
      ...class_name,
      course_id: 51,
      course_title: 'Maths 6',
      cms_course_id: 51,
      teacher_name: '',
      total_students: 2,
      total_lessons: 2,
      lesson_completion: null,
    },
  ],
}

const learnerAnswers = {
  listClasses: () => ok(classes),
  readPerformanceTrend: () => ok(trend),
  listClasswiseStats: () => ok({ report: [{ class_id: 101, class_name, course_id: 51, lessons_total: 4, ...work }] }),
  listLessonStats: () =>
    ok({
      report: lessons,
      summary: standing,
      classes: [{ class_id: 101, class_name, course_id: 51, ...standing, strong: 1, weak: 1 }],
    }),
}

/** Cells of the table that says what a chart or a list shows; a figure and its unit never part. */
const cellsOf = (name: string) =>
  (
    [...stage.place.querySelectorAll('table')].find((table) => table.caption?.textContent === name)?.textContent ?? ''
  ).replaceAll('\u00a0', ' ')

test('a learner reads how they do; every chart says the same in a table', async () => {
  stage = await setStage({ address: '/learner/performance', answers: learnerAnswers })
  stage.show(<LearnerPerformanceScreen />)
  const numbers = page.getByRole('region', { name: 'In this period' })
  await expect.element(numbers.getByRole('group', { name: 'Time spent' })).toHaveTextContent('1 h 1 m 1 s')
  await expect.element(numbers.getByRole('group', { name: 'Accuracy of attempts' })).toHaveTextContent('62.5%')
  const soFar = page.getByRole('region', { name: 'So far' })
  await expect.element(soFar.getByRole('group', { name: 'Score' })).toHaveTextContent('N/A')
  await expect.element(soFar.getByRole('group', { name: 'At the first try' })).toHaveTextContent('40.5%of 2')
  await expect.element(soFar.getByRole('group', { name: 'Time spent' })).toHaveTextContent('59 s')
  await expect.poll(() => cellsOf('Accuracy by day')).toMatch(/18 Nov62\.5%19 Novno work/)
  expect(cellsOf('Time by day')).toMatch(/18 Nov1 h 1 m 1 s19 Nov0 s/)
  await expect.poll(() => cellsOf('Lessons by class')).toContain('Mathematics 6 A1124')
})

test('the same in Pashto, with its digits', async () => {
  stage = await setStage({ language: 'pu', address: '/learner/performance', answers: learnerAnswers })
  stage.show(<LearnerPerformanceScreen />)
  const soFar = page.getByRole('region', { name: 'تر اوسه' })
  await expect.element(soFar.getByRole('group', { name: 'نمره' })).toHaveTextContent('نشته')
  await expect.element(soFar.getByRole('group', { name: 'په لومړۍ هڅه کې' })).toHaveTextContent('۴۰٫۵٪')
  await expect.poll(() => cellsOf('د ورځې دقت')).toMatch(/۲۷ لړم۶۲٫۵٪۲۸ لړمکار نشته/)
  expect(cellsOf('د ورځې وخت')).toMatch(/۱ س ۱ د ۱ ث/)
})

test.each([
  [1, true],
  [0, false],
])('of a campus with the attendance mode %s a learner sees their own month: %s', async (mode, isSeen) => {
  const asked: unknown[] = []
  stage = await setStage({
    address: '/learner/performance',
    answers: {
      ...learnerAnswers,
      readStudentAttendance: (input) => (asked.push(input), { ok: false, refusal: 'not_found' }),
    },
    person: { institution_attendance_mode: mode },
  })
  stage.show(<LearnerPerformanceScreen />)
  await expect.element(page.getByRole('region', { name: 'So far' })).toBeVisible()
  if (isSeen) await expect.poll(() => asked[0]).toMatchObject({ page: 1 })
  await expect.poll(() => page.getByText(/^Attendance: /).elements().length).toBe(isSeen ? 1 : 0)
})

test('above 60 on the rounded percentage is a strength, below 61 needs more work, and each leads to its lesson', async () => {
  stage = await setStage({ address: '/learner/performance', answers: learnerAnswers })
  stage.show(<LearnerPerformanceScreen />)
  const card = (heading: string) =>
    page.getByRole('heading', { name: heading }).element().closest('section')?.textContent
  await expect.element(page.getByRole('heading', { name: 'Strengths' })).toBeVisible()
  expect(card('Strengths')).toContain('Fractions 60.5%')
  expect(card('Strengths')).not.toContain('Decimals')
  expect(card('Needs more work')).toContain('Decimals 60.4%')
  await expect
    .element(page.getByRole('link', { name: 'Fractions' }))
    .toHaveAttribute('href', `/learner/lesson/report?class_id=101&lesson_guid=${lessonOne}`)
})

test('what was chosen is asked for, kept on the device, and chosen again the next time', async () => {
  const asked: unknown[] = []
  const answers = { ...learnerAnswers, readPerformanceTrend: (input: unknown) => (asked.push(input), ok(trend)) }
  stage = await setStage({ address: '/learner/performance', answers })
  stage.show(<LearnerPerformanceScreen />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Class' }), '101')
  await userEvent.click(page.getByRole('button', { name: /Period/ }))
  await userEvent.click(page.getByText('All time'))
  await expect.poll(() => asked.at(-1)).toEqual({ class_id: 101 })
  stage.leave()
  stage = await setStage({ address: '/learner/performance', answers })
  asked.length = 0
  stage.show(<LearnerPerformanceScreen />)
  await expect.poll(() => asked.at(0)).toEqual({ class_id: 101 })
  await expect.element(page.getByRole('combobox', { name: 'Class' })).toHaveValue('101')
})

const years = [
  {
    year_id: 5,
    name: '1405',
    start_date: '2026-03-21',
    end_date: '2026-12-20',
    is_current: true,
    terms: [{ name: 'Spring term', start_date: '2026-03-21', end_date: '2026-07-15' }],
  },
  { year_id: 4, name: '1404', start_date: '2025-03-21', end_date: '2025-12-20', is_current: false, terms: [] },
]

test.each([
  ['This school year', { start_date: '2026-03-21' }],
  ['Spring term', { start_date: '2026-03-21', end_date: '2026-07-15' }],
  ['1404', { start_date: '2025-03-21', end_date: '2025-12-20' }],
])('a school year or a term is a span, kept on the device and following the school: %s', async (name, span) => {
  const asked: unknown[] = []
  let told = years
  const answers = {
    ...learnerAnswers,
    listReportedYears: () => ok({ list: told }),
    readPerformanceTrend: (input: unknown) => (asked.push(input), ok(trend)),
  }
  stage = await setStage({ address: '/learner/performance', answers })
  stage.show(<LearnerPerformanceScreen />)
  await userEvent.click(page.getByRole('button', { name: /Period/ }))
  await userEvent.click(page.getByRole('button', { name, exact: true }))
  await expect.poll(() => asked.at(-1)).toEqual(span)
  stage.leave()
  // The office moved the first day of its years and terms meanwhile.
  const moved = (day: string) => day.replace('-21', '-23')
  told = years.map((year) => ({
    ...year,
    start_date: moved(year.start_date),
    terms: year.terms.map((term) => ({ ...term, start_date: moved(term.start_date) })),
  }))
  stage = await setStage({ address: '/learner/performance', answers })
  asked.length = 0
  stage.show(<LearnerPerformanceScreen />)
  await expect.poll(() => asked.at(0)).toEqual(span)
  await expect.poll(() => asked.at(-1)).toEqual({ ...span, start_date: moved(span.start_date) })
  await expect.element(page.getByRole('button', { name: `Period ${name}` })).toBeVisible()
})

test.each([
  ['start_after_today', 'The first day lies in the future.'],
  ['end_after_today', 'The last day lies in the future.'],
  ['start_after_end', 'The first day comes after the last.'],
] as const)('a span that is refused says why: %s', async (refusal, words) => {
  stage = await setStage({
    address: '/learner/performance',
    answers: { ...learnerAnswers, readPerformanceTrend: () => ({ ok: false, refusal }) },
  })
  stage.show(<LearnerPerformanceScreen />)
  await expect.element(page.getByText(words)).toBeVisible()
})

const figures = {
  learners_completed: 1,
  learners_in_progress: 1,
  learners_not_started: 0,
  lesson_completion: 50,
  first_accuracy: 66.6,
  first_accuracy_of: 2,
  attempts: 4,
  time_spent_in_seconds: 90,
}
const classAnswers = {
  listClasses: () => ok(classes),
  readClassPerformance: () => ok({ ...trend, class_name, course_id: 51, total_students: 2 }),
  readClassLessons: () =>
    ok({
      class_name,
      course_id: 51,
      lessons: [{ lesson_guid: lessonOne, lesson_name: 'Fractions', position: 1, avg_accuracy: 75, ...figures }],
      learners: [
        { user_id: 7, full_name: 'Spogmai', completion: [50], avg_accuracy: [null] },
        { user_id: 8, full_name: 'Zarghuna', completion: [null], avg_accuracy: [91.5] },
      ],
      total_pages: 1,
    }),
  listClassStudents: () =>
    ok({
      report: [
        {
          user_id: 8,
          full_name: 'Zarghuna',
          ...work,
          attendance_avg: 87.5,
          lesson_completion: 50,
          first_accuracy: 50,
          first_accuracy_of: 4,
          worked_on: null,
        },
      ],
      total_pages: 1,
    }),
}

test('a teacher sees the map of a class, walks it by keyboard, and goes on to a pupil', async () => {
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'], institution_attendance_mode: 1 },
    address: '/teacher/lesson/performance',
    answers: classAnswers,
  })
  stage.show(<PerformanceOrAddress />)
  const map = page.getByRole('grid', { name: 'How far each learner is with each lesson' })
  await expect.element(map.getByRole('row', { name: /Spogmai/ }).getByRole('gridcell')).toHaveAccessibleName('50%')
  await expect
    .element(map.getByRole('row', { name: /Zarghuna/ }).getByRole('gridcell'))
    .toHaveAccessibleName('Not started')
  const first = map.getByRole('gridcell', { name: '50%' }).element() as HTMLElement
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Not started')
  await userEvent.click(page.getByRole('radio', { name: 'Score' }))
  await expect
    .element(
      page
        .getByRole('grid', { name: 'How well each learner did in each lesson' })
        .getByRole('row', { name: /Zarghuna/ })
        .getByRole('gridcell'),
    )
    .toHaveAccessibleName('91.5%')
  await userEvent.click(page.getByRole('tab', { name: 'Learners' }))
  await expect.element(page.getByRole('columnheader', { name: 'Attendance' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '87.5%' })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'At the first try' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '50% of 4' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Zarghuna' }))
  await expect.element(page.getByText('at /teacher/performance/detail?class_id=101&user_id=8')).toBeVisible()
})

function PerformanceOrAddress() {
  const { pathname, search } = useLocation()
  return pathname === '/teacher/lesson/performance' ? <ClassPerformanceScreen /> : <p>at {pathname + search}</p>
}
