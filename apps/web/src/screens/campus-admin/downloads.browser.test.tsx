import type { DownloadState } from '@maktab/client/offline-port'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusDownloadsScreen } from './downloads.tsx'

const megabyte = 1024 * 1024
const person = { active_role: 'campus_admin' as const, roles: ['campus_admin' as const] }
const classOf = (class_id: number, section: string, course_id: number, course_title: string) => ({
  class_id,
  alias: null,
  subject: 'maths',
  grade: '5',
  section,
  course_id,
  course_title,
  total_lessons: 9,
})
const answers = {
  listClasses: () => ({
    ok: true as const,
    value: {
      list: [
        classOf(4, 'A', 51, 'Mathematics 5'),
        classOf(5, 'B', 51, 'Mathematics 5'),
        classOf(6, 'A', 52, 'Science 5'),
        { ...classOf(7, 'A', 53, 'An empty course'), total_lessons: 0 },
      ],
    },
  }),
  readContentSizes: () => ({
    ok: true as const,
    value: { list: [], total: { small: 20 * megabyte, whole: 60 * megabyte, audio: megabyte }, work_bytes: 0 },
  }),
}
const ofCourse: DownloadState = {
  download_id: 'course.4.51',
  status: 'in_progress',
  percentage: 40,
  size_bytes: 20 * megabyte,
  failure: null,
  needs_internet: [],
}

let stage: Stage
afterEach(() => stage.leave())

test('a course that several classes share is offered once, with its size, and taken by one tap', async () => {
  stage = await setStage({ person, answers })
  stage.show(<CampusDownloadsScreen />)
  await expect.element(page.getByText(/^Nothing is downloaded yet. Choose a course or a class above/)).toBeVisible()
  const courses = page.getByRole('combobox', { name: 'Course' })
  await expect.element(courses).toHaveTextContent('Mathematics 5 · Grade 5Science 5 · Grade 5')
  await userEvent.selectOptions(courses, 'course.6.52')
  await userEvent.click(page.getByRole('button', { name: 'Download for offline · 20 MB' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Class' }), 'class.5')
  await userEvent.click(page.getByRole('button', { name: 'Download the whole class · 20 MB' }))
  expect(stage.downloading).toEqual(['download course.6.52', 'download class.5'])
  await expect.element(page.getByRole('switch', { name: 'Download on Wi-Fi only' })).toBeVisible()
})

test('what is here is named, leads to no screen of learners, can be paused, and is offered no second time', async () => {
  stage = await setStage({ person, answers, downloads: [ofCourse] })
  stage.show(<CampusDownloadsScreen />)
  await expect.element(page.getByRole('heading', { name: 'Mathematics 5' })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Course' })).toHaveTextContent(/^Science 5 · Grade 5$/)
})

test('a browser that keeps nothing offers nothing', async () => {
  stage = await setStage({ person, answers, store: { isAvailable: () => false } })
  stage.show(<CampusDownloadsScreen />)
  await expect.element(page.getByRole('heading', { name: 'Downloads', level: 1 })).toBeVisible()
  expect(page.getByRole('combobox').elements()).toEqual([])
})
