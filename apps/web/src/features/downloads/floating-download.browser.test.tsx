import type { DownloadState } from '@maktab/client/offline-port'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { FloatingDownload } from './floating-download.tsx'
import { ResumeQuestion } from './resume-question.tsx'

const running: DownloadState = {
  download_id: 'class.4',
  status: 'in_progress',
  percentage: 42,
  size_bytes: 3 * 1024 * 1024,
  failure: null,
  needs_internet: [],
  bytes_per_second: 200 * 1024,
}
let stage: Stage
afterEach(() => stage.leave())

async function show(address: string, state: Partial<DownloadState> = {}, language: 'en' | 'pu' = 'en') {
  stage = await setStage({ address, language, downloads: [{ ...running, ...state }] })
  stage.show(<FloatingDownload />)
}
const bar = () => page.getByRole('region', { name: 'Download in progress' })

test.each([
  '/learner/dashboard',
  '/learner/classes',
  '/learner/assignments',
  '/learner/class/dashboard?class_id=4',
  '/learner/performance',
])('on %s the running download is in sight, with its speed and the way to all of them', async (address) => {
  await show(address)
  await expect.element(bar()).toHaveTextContent('42% · 200 KB a second')
  await expect.element(bar().getByRole('link')).toHaveAttribute('href', '/learner/downloads')
})

test.each([
  '/learner/lesson/player',
  '/learner/downloads',
  '/learner/class/dashboard/library',
  '/learner/assignments/detail',
])('on %s it is not', async (address) => {
  await show(address)
  // The words are here when this is.
  stage.show(<FloatingDownload key="again" />)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('it is paused by a button, and what was not begun on this page is not in sight', async () => {
  await show('/learner/dashboard')
  await userEvent.click(bar().getByRole('button', { name: 'Pause' }))
  expect(stage.downloading).toEqual(['pause class.4'])
  stage.leave()
  await show('/learner/dashboard', { status: 'paused' })
  expect(page.getByRole('region').elements()).toEqual([])
})

test('it is cancelled after a question whose safe answer has the focus', async () => {
  await show('/learner/dashboard')
  await userEvent.click(bar().getByRole('button', { name: 'Cancel the download' }))
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this download?' })
  await expect.element(dialog.getByRole('button', { name: 'Keep downloading' })).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the download' }))
  expect(stage.downloading).toEqual(['remove class.4'])
})

test('in Pashto on a phone it is as wide as the page at most', async () => {
  await page.viewport(360, 740)
  await show('/learner/dashboard', {}, 'pu')
  await expect.element(page.getByRole('region')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

async function ask(brokenOff: readonly string[]) {
  stage = await setStage({
    downloads: [{ ...running, status: 'paused', is_interrupted: true }],
    store: { brokenOffDownloads: async () => brokenOff },
  })
  stage.show(<ResumeQuestion />)
}

test.each([
  ['Go on', 'download class.4'],
  ['Not now', 'pause class.4'],
])('what was broken off is asked about, with what is known of the line, and %s does it', async (name, done) => {
  await ask(['class.4', 'course.4.51'])
  const dialog = page.getByRole('alertdialog', { name: 'Go on with the download?' })
  await expect.element(dialog).toHaveTextContent('It stopped at 42%')
  await expect.element(dialog).toHaveTextContent(/Wi-Fi/)
  await expect.element(dialog).toHaveTextContent('1 more download waits')
  expect(stage.downloading).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name }))
  await vi.waitFor(() => expect(stage.downloading).toEqual([done]))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
