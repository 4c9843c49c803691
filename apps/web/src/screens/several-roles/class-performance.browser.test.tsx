import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ClassPerformanceScreen } from './class-performance.tsx'

let stage: Stage
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const ok = (value: unknown) => ({ ok: true as const, value })
const class_name = { alias: null, subject: 'maths', grade: '6', section: 'A' }
const work = { lessons_completed: 1, attempts: 2, average_accuracy: 50, time_spent_in_seconds: 90 }
const taught = {
  class_id: 101,
  ...class_name,
  course_id: 51,
  course_title: 'Maths 6',
  cms_course_id: 51,
  teacher_name: '',
  total_students: 2,
  total_lessons: 1,
  lesson_completion: null,
}
const namesakes = [
  { user_id: 7, full_name: 'Zarghuna', username: '6a.07' },
  { user_id: 8, full_name: ' zarghuna', username: '6a.08' },
]

test('learners of one name have their usernames beside them, on the map, in the table and in its file', async () => {
  const lesson = {
    lesson_guid: '22222222-2222-4222-8222-222222222222',
    lesson_name: 'Fractions',
    position: 1,
    avg_accuracy: 75,
    all_attempts_accuracy: 75,
    first_accuracy: 55,
    first_accuracy_of: 2,
    learners_completed: 1,
    learners_in_progress: 1,
    learners_not_started: 0,
    lesson_completion: 50,
    attempts: 2,
    time_spent_in_seconds: 90,
  }
  stage = await setStage({
    person: { active_role: 'teacher', roles: ['teacher'] },
    address: '/teacher/lesson/performance',
    answers: {
      listClasses: () => ok({ list: [taught] }),
      readClassPerformance: () =>
        ok({ ...work, is_month_wise: false, report: [], class_name, course_id: 51, total_students: 2 }),
      readClassLessons: () =>
        ok({
          class_name,
          course_id: 51,
          lessons: [lesson],
          learners: namesakes.map((who) => ({ ...who, completion: [50], avg_accuracy: [null] })),
          total_pages: 1,
        }),
      listClassStudents: () =>
        ok({
          report: namesakes.map((who) => ({
            ...who,
            ...work,
            attendance_avg: null,
            lesson_completion: 50,
            first_accuracy: 50,
            first_accuracy_of: 1,
            worked_on: null,
          })),
          total_pages: 1,
        }),
    },
  })
  stage.show(<ClassPerformanceScreen />)
  const map = page.getByRole('grid', { name: 'How far each learner is with each lesson' })
  await expect.element(map.getByRole('row', { name: /6a\.07/ })).toBeVisible()
  await expect.element(map.getByRole('row', { name: /6a\.08/ })).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Learners' }))
  await expect.element(page.getByRole('link', { name: 'Zarghuna (6a.07)' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'zarghuna (6a.08)' })).toBeVisible()

  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.click(page.getByRole('button', { name: /CSV/ }))
  await expect.poll(() => file?.text()).toContain('Zarghuna (6a.07)')
})
