import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { WorkReportScreen } from './assignment-report.tsx'

const work = {
  assignment_id: '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01',
  title: 'Water cycle',
  assignment_type: 2,
  due_date: '2026-11-26T18:30:00.000Z',
  students: 40,
  turned_in: 31,
  on_time: 27,
  late: 4,
  missing: 9,
  scored: 20,
  returned: 12,
  avg_score: 71.5,
  distribution: [0, 0, 0, 1, 2, 3, 4, 5, 3, 2],
}
const report = {
  report: [work],
  total_pages: 1,
  assignments_total: 1,
  avg_assignments_turnedin: 77.5,
  assignments_total_completed: 12,
  assignments_late: 4,
  avg_assignment_accuracy: 71.5,
  distribution: work.distribution,
}

let stage: Stage
beforeEach(() => localStorage.clear())
afterEach(() => stage.leave())

async function show(answer: object) {
  const asked: unknown[] = []
  stage = await setStage({
    answers: {
      listClasses: () => ({
        ok: true,
        value: {
          list: [5, 6].map((class_id) => ({ class_id, alias: `7 ${class_id}`, subject: '', grade: '7', section: 'A' })),
        },
      }),
      listWorkReport: (input: unknown) => {
        asked.push(input)
        return answer as never
      },
    },
  })
  stage.show(<WorkReportScreen />)
  return asked
}

test('a teacher sees what the work came to, how the scores lie, and each work; of one class as well', async () => {
  const asked = await show({ ok: true, value: report })
  await expect.element(page.getByRole('row', { name: /Water cycle/ }).getByText('27')).toBeVisible()
  await expect.element(page.getByText('77.5%')).toBeVisible()
  await expect.element(page.getByText('70 to 80%').first()).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Class' }), '7 6')
  await expect.poll(() => asked.at(-1)).toMatchObject({ class_id: 6, page: 1 })
})

test('a span that begins after it ends is said in a sentence', async () => {
  await show({ ok: false, refusal: 'start_after_end' })
  await expect.element(page.getByText('The first day comes after the last.')).toBeVisible()
})
