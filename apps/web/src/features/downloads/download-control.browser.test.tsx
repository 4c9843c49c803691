import type { DownloadState } from '@maktab/client/offline-port'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { watchFiles, type FilesWatch } from '#page/files-kept.ts'
import { DownloadControl } from './download-control.tsx'

const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'
let stage: Stage
afterEach(() => stage.leave())

async function show(state?: Partial<DownloadState>, files: FilesWatch = watchFiles(undefined)) {
  const kept: DownloadState = {
    download_id: assignment_id,
    status: 'completed',
    percentage: 100,
    size_bytes: 3 * 1024 * 1024,
    failure: null,
    needs_internet: [],
    ...state,
  }
  stage = await setStage({ downloads: state === undefined ? [] : [kept] })
  stage.show(<DownloadControl download_id={assignment_id} files={files} />)
}

test('what is not on the device can be downloaded', async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Download for offline' }))
  expect(stage.downloading).toEqual([`download ${assignment_id}`])
})

test('a running download shows how far it is', async () => {
  await show({ status: 'in_progress', percentage: 42 })
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42')
})

test('a running download is paused, and one that broke off goes on by a tap', async () => {
  await show({ status: 'in_progress', percentage: 42 })
  await userEvent.click(page.getByRole('button', { name: 'Pause' }))
  expect(stage.downloading).toEqual([`pause ${assignment_id}`])
  stage.leave()
  await show({ status: 'paused', percentage: 42, is_interrupted: true })
  await expect.element(page.getByText('Stopped at 42% when the line or the application ended')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Go on' }))
  expect(stage.downloading).toEqual([`download ${assignment_id}`])
})

test.each([
  ['only_wifi', 'Waits for Wi-Fi, at 42%'],
  ['line_unknown', 'this browser does not tell whether this is Wi-Fi'],
  ['line_changed', 'you are not on Wi-Fi any more'],
  ['over_budget', 'more than is left of your data for thirty days'],
] as const)('a download that waits (%s) says for what, and goes on with this line by a tap', async (hold, words) => {
  await show({ status: 'paused', percentage: 42, is_interrupted: true, hold })
  await expect.element(page.getByText(words)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Go on with this line' }))
  expect(stage.downloading).toEqual([`download ${assignment_id} on any line`])
})

test('what was published since is told with its size, and fetched by a tap', async () => {
  await show({ update: { lessons: 3, bytes: 4 * 1024 * 1024 } })
  await userEvent.click(page.getByRole('button', { name: 'Update 3 lessons, 4 MB' }))
  expect(stage.downloading).toEqual([`download ${assignment_id}`])
})

test('what is ready says its size, and is removed only after a question', async () => {
  await show({})
  await expect.element(page.getByText('Ready without internet')).toBeVisible()
  await expect.element(page.getByText('Size: 3 MB')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Remove from this device' }))
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  expect(stage.downloading).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Remove from this device' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }))
  await vi.waitFor(() => expect(stage.downloading).toEqual([`remove ${assignment_id}`]))
})

test('a download is called ready only once the whole application itself is kept, too', async () => {
  const heard = new EventTarget()
  const asked: unknown[] = []
  const tell = (kept: number) =>
    heard.dispatchEvent(new MessageEvent('message', { data: { kind: 'files-kept', kept, total: 377 } }))
  const active = { postMessage: (message: unknown) => asked.push(message) }
  const files = watchFiles({
    ready: Promise.resolve({ active } as unknown as ServiceWorkerRegistration),
    addEventListener: heard.addEventListener.bind(heard),
  })
  await show({}, files)
  await expect.element(page.getByText('Getting ready for offline…')).toBeVisible()
  expect(asked).toEqual([{ kind: 'keep-files' }])
  tell(43)
  await expect.element(page.getByText('Getting ready for offline: 43 of 377')).toBeVisible()
  expect(page.getByText('Ready without internet').elements()).toEqual([])
  tell(377)
  await expect.element(page.getByText('Ready without internet')).toBeVisible()
  tell(12)
  await expect.element(page.getByText('Ready without internet')).toBeVisible()
})

test('packages that this browser does not let be kept are named; the rest is ready', async () => {
  await show({ needs_internet: ['The frog', 'د کسرونو لوبه'] })
  await expect.element(page.getByText('Ready without internet')).toBeVisible()
  const notice = page.getByRole('note')
  await expect
    .element(notice)
    .toHaveTextContent('This browser does not let activities be kept. These need internet; everything else is kept:')
  await expect.element(notice.getByRole('listitem').nth(1)).toHaveTextContent('د کسرونو لوبه')
})

test('files that the school no longer has are counted, and what can be used is ready', async () => {
  await show({ files_gone: 2 })
  await expect.element(page.getByText('Ready without internet')).toBeVisible()
  await expect.element(page.getByRole('note')).toHaveTextContent('The school no longer has 2 files of this.')
})

test('lessons that the school did not give are counted, and are asked for again', async () => {
  await show({ lessons_closed: 2 })
  await expect.element(page.getByText('Ready without internet')).toBeVisible()
  await expect.element(page.getByRole('note')).toHaveTextContent('The school did not give all of 2 lessons')
  await userEvent.click(page.getByRole('button', { name: 'Ask for them again' }))
  expect(stage.downloading).toEqual([`download ${assignment_id}`])
})

test.each([
  ['storage_full', 'The storage of this device is full.'],
  ['unreachable', 'The internet was lost.'],
  ['server_failed', 'The school was reached, but did not give everything.'],
] as const)('a download that failed by %s says why and what can be done', async (failure, words) => {
  await show({ status: 'failed', percentage: 60, failure })
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  expect(stage.downloading).toEqual([`download ${assignment_id}`])
})
