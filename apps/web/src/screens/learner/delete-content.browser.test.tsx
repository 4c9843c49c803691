import type { DownloadState } from '@maktab/client/offline-port'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { DeleteContentScreen } from './delete-content.tsx'

const megabyte = 1024 * 1024
const download = (download_id: string, size_bytes: number): DownloadState => ({
  download_id,
  status: 'completed',
  percentage: 100,
  size_bytes,
  failure: null,
  needs_internet: [],
})
const work = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
const downloads = [download(work, 3 * megabyte), download('course.4.51', 40 * megabyte), download('class.4', megabyte)]

let stage: Stage
afterEach(() => stage.leave())

const open = () =>
  stage.show(
    <ToastProvider>
      <DeleteContentScreen />
    </ToastProvider>,
  )

test('what is ticked is counted, asked about, and removed; the rest stays', async () => {
  stage = await setStage({ downloads })
  open()
  await expect.element(page.getByText('44 MB used on this device')).toBeVisible()
  const button = page.getByRole('button', { name: 'Remove', exact: true })
  await expect.element(button).toBeDisabled()
  await userEvent.click(page.getByRole('group', { name: 'Courses and lessons' }).getByText('Select all'))
  await expect.element(page.getByText('41 MB become free.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Remove 2 downloads' }))
  const dialog = page.getByRole('alertdialog', { name: 'Remove 2 downloads from this device?' })
  await expect.element(dialog).toHaveTextContent('Your work stays.')
  expect(stage.downloading).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Remove', exact: true }))
  await expect.element(page.getByText(/^Removed\. 3 MB are still used/)).toBeVisible()
  expect(stage.downloading).toEqual(['remove course.4.51', 'remove class.4'])
})

test('what was not opened for thirty days stands first, apart from its kind, with the day on which it was', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const [worked, course] = downloads as [DownloadState, DownloadState]
  stage = await setStage({
    downloads: [
      { ...worked, opened_on: ago(2) },
      { ...course, opened_on: ago(31) },
    ],
  })
  open()
  const unopened = page.getByRole('group', { name: 'Not opened for thirty days' })
  await expect.element(unopened).toHaveTextContent('40 MB · opened')
  await expect.element(unopened).toHaveTextContent('Work that waits to be sent is never removed.')
  await expect.element(page.getByRole('group', { name: 'Work', exact: true })).toHaveTextContent('3 MB · opened')
  await userEvent.click(unopened.getByText('Select all'))
  await userEvent.click(page.getByRole('button', { name: 'Remove 1 download' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }))
  await expect.poll(() => stage.downloading).toEqual(['remove course.4.51'])
})

test('where other downloads need the same files it says that nothing becomes free', async () => {
  stage = await setStage({ downloads, store: { downloadedBytes: async () => 44 * megabyte } })
  open()
  await userEvent.click(page.getByRole('group', { name: 'Work' }).getByText('Select all'))
  await expect.element(page.getByText('Nothing becomes free')).toBeVisible()
})

test('a device without downloads leads to where they are, in Pashto on a phone too', async () => {
  await page.viewport(360, 740)
  stage = await setStage({ downloads: [], language: 'pu' })
  open()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/learner/downloads')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
