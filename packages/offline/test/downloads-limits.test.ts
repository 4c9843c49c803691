/** What a person lets downloads use: only Wi-Fi, a budget, a quality; and what they open of them. */
import { expect, test } from 'vitest'
import type { DownloadState } from '@maktab/client/offline-port'
import { firstSettings, type DownloadSettings, type LineKind } from '@maktab/domain/downloads/download-limits'
import { filesOn, hashOf, megabyte, school, video } from './downloaded-lesson.ts'
import { phoneOf } from './phone.ts'
import { assignmentId, classRows, learner } from './small-class.ts'

/** A phone whose line changes when its download has waited a few times, or when the test says so. */
async function onLine(
  first: LineKind,
  { later = first, settings = {} }: { later?: LineKind; settings?: Partial<DownloadSettings> } = {},
) {
  const { server } = await school()
  server.rows = classRows
  const line = { now: first, waits: 0 }
  const phone = phoneOf(learner, server.fetch, { line: () => line.now })
  const tab = await phone.openTab()
  const seen: DownloadState[] = []
  tab.onDownload((change) => {
    if (change.status === 'removed') return
    seen.push(change)
    if (change.hold !== undefined) line.now = later
  })
  await tab.sync()
  await tab.limitDownloads({ ...firstSettings, ...settings })
  server.sentBytes = 0
  const holds = () => seen.flatMap(({ hold = [] }) => hold)
  return { server, phone, tab, seen, line, holds }
}

test('only on Wi-Fi nothing comes over a paid line, and all of it where there is Wi-Fi', async () => {
  const { server, tab, holds, seen } = await onLine('paid', { later: 'free', settings: { only_wifi: true } })
  let sentBefore: number | undefined
  tab.onDownload((change) => change.status === 'paused' && (sentBefore ??= server.sentBytes))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect([holds(), sentBefore]).toEqual([['only_wifi'], 0])
  expect(seen.find(({ hold }) => hold !== undefined)).toMatchObject({ status: 'paused', is_interrupted: true })
  expect(await tab.spentBytes()).toBe(0)
})

test('a line of which nobody knows is asked about, and used where its person says so', async () => {
  const { tab, seen } = await onLine('unknown', { settings: { only_wifi: true } })
  const answer = new Promise<unknown>((resolve) => {
    const stop = tab.onDownload((change) => {
      if (change.status !== 'paused') return
      stop()
      resolve(tab.download(assignmentId, true))
    })
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(seen.flatMap(({ hold = [] }) => hold)).toEqual(['line_unknown'])
  expect(await answer).toMatchObject({ status: 'paused', hold: 'line_unknown' })
})

test('what comes over a line that is not free is counted, and what is over the budget is not begun', async () => {
  const { server, tab, holds } = await onLine('paid', { later: 'free', settings: { budget_bytes: megabyte } })
  let sentBefore: number | undefined
  tab.onDownload((change) => change.status === 'paused' && (sentBefore ??= server.sentBytes))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect([holds(), sentBefore, await tab.spentBytes()]).toEqual([['over_budget'], 0, 0])

  const paying = await onLine('paid', { settings: { budget_bytes: 5 * megabyte } })
  expect(await paying.tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  const spent = await paying.tab.spentBytes()
  expect(spent).toBeGreaterThan(2 * megabyte)
  expect(spent).toBeLessThan(2 * megabyte + 10_000)
  paying.phone.clock.now = new Date(paying.phone.clock.now.getTime() + 30 * 86_400_000)
  expect(await paying.tab.spentBytes()).toBe(0)
})

test('a line that becomes a paid one under a download is asked about before it goes on', async () => {
  const { tab, line, holds } = await onLine('free', { later: 'paid' })
  const stop = tab.onDownload((change) => {
    if (change.status === 'in_progress') line.now = 'paid'
    if (change.status === 'paused') {
      stop()
      void tab.download(assignmentId, true)
    }
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(holds()).toEqual(['line_changed'])
  expect(await tab.spentBytes()).toBeGreaterThan(0)
})

test('a running download obeys settings that are changed meanwhile', async () => {
  const { tab, holds } = await onLine('paid', { later: 'free' })
  const stop = tab.onDownload((change) => {
    if (change.status !== 'in_progress') return
    stop()
    void tab.limitDownloads({ ...firstSettings, only_wifi: true })
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(holds()).toEqual(['only_wifi'])
})

test('a film comes in the quality that its person chose', async () => {
  const { server, phone, tab } = await onLine('free', { settings: { quality: 'audio' } })
  const sound = hashOf(3_000)
  server.files.set(`/files/content/${sound}`, new Uint8Array(3_000))
  const file = (sha256: string, size_bytes: number) => ({
    sha256,
    name: 'film',
    mime_type: 'video/mp4',
    size_bytes,
    url: `/files/content/${sha256}?for=10.1001`,
  })
  const body = {
    kind: 'video',
    file: file(video, 2 * megabyte),
    poster: null,
    captions: [],
    audio: file(sound, 3_000),
    small: null,
    duration_seconds: 10,
  }
  const [content] = classRows.lessons_content ?? []
  server.replies.set('contentservice/download', () => ({
    error_code: 0,
    data: { content: [{ content_id: (content as { content_id: number }).content_id, body }] },
  }))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(
    filesOn(phone)
      .filter((path) => path.includes('content/'))
      .map((path) => path.split('/').at(-1)),
  ).toEqual([sound])
})

test('what was broken off is told after a restart, what its person paused is not, and one that waits for its line is not', async () => {
  const { server, phone, tab } = await onLine('paid', { settings: { only_wifi: true } })
  const waiting = new Promise<void>((resolve) => {
    tab.onDownload((change) => change.status === 'paused' && resolve())
  })
  const ended = tab.download(assignmentId)
  await waiting
  const other = await phone.openTab()
  expect(await other.brokenOffDownloads()).toEqual([])
  await tab.pauseDownload(assignmentId)
  expect(await ended).toMatchObject({ status: 'paused' })
  expect(await other.brokenOffDownloads()).toEqual([])

  await tab.limitDownloads(firstSettings)
  server.isReachable = false
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  expect(await other.brokenOffDownloads()).toEqual([assignmentId])
  await other.pauseDownload(assignmentId)
  expect(await other.brokenOffDownloads()).toEqual([])
  expect(await other.downloads()).toMatchObject([{ status: 'paused', failure: null }])
})

test('what is opened is noted with its moment, and counts from its download on', async () => {
  const { phone, tab } = await onLine('free')
  await tab.download(assignmentId)
  const openedOn = async () => (await tab.downloads())[0]?.opened_on
  expect(await openedOn()).toBe(phone.clock.now.toISOString())
  phone.clock.now = new Date(phone.clock.now.getTime() + 86_400_000)
  await tab.noteOpened([assignmentId, 'course.4.51'])
  expect(await openedOn()).toBe(phone.clock.now.toISOString())
  expect(await tab.downloads()).toHaveLength(1)
})
