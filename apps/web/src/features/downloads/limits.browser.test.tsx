import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { onDownloadSettings, readDownloadSettings } from '#calls/download-settings.ts'
import { LimitsCard } from './limits-card.tsx'
import { TakeClass } from './take-class.tsx'

const megabyte = 1024 * 1024
let stage: Stage
afterEach(() => {
  stage.leave()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'connection')
})

const tellLine = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })

test.each([
  [undefined, 'This browser does not tell which line it uses.'],
  [{ type: 'cellular' }, 'This device says that it is on mobile data'],
  [{ type: 'wifi' }, 'This device says that it is on Wi-Fi or a cable.'],
])('where a browser tells %o of its line, the card says no more than that', async (connection, words) => {
  tellLine(connection)
  stage = await setStage()
  stage.show(<LimitsCard />)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('what is chosen holds at once and stays on the device', async () => {
  stage = await setStage({ store: { spentBytes: async () => 120 * megabyte } })
  const heard = vi.fn()
  const stop = onDownloadSettings(heard)
  stage.show(<LimitsCard />)
  await expect.element(page.getByText('120 MB used in the last thirty days.')).toBeVisible()
  await userEvent.click(page.getByRole('switch', { name: 'Download on Wi-Fi only' }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Films' }), 'Sound alone, least data')
  await userEvent.selectOptions(page.getByRole('combobox', { name: /thirty days/ }), '500 MB')
  await expect.element(page.getByText('120 MB of 500 MB used in the last thirty days.')).toBeVisible()
  expect(readDownloadSettings()).toEqual({ quality: 'audio', only_wifi: true, budget_bytes: 500 * megabyte })
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
})

const classOf = (class_id: number, section: string) => ({
  class_id,
  alias: null,
  subject: 'maths',
  grade: '5',
  section,
  course_id: 51,
  course_title: 'Mathematics 5',
  total_lessons: 9,
})

test('a whole class is taken by one tap that says its size in the chosen quality, with the files of its work', async () => {
  const asked: unknown[] = []
  stage = await setStage({
    answers: {
      listClasses: () => ({ ok: true, value: { list: [classOf(4, 'A'), classOf(5, 'B')] } }),
      readContentSizes: (input) => {
        asked.push(input)
        return {
          ok: true,
          value: {
            list: [],
            total: { small: 20 * megabyte, whole: 60 * megabyte, audio: megabyte },
            work_bytes: megabyte,
          },
        }
      },
    },
  })
  stage.show(<TakeClass />)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Class' }), 'class.5')
  await userEvent.click(page.getByRole('button', { name: 'Download the whole class · 21 MB' }))
  expect(stage.downloading).toEqual(['download class.5'])
  expect(asked).toContainEqual({ class_id: 5, has_work: true })
})
