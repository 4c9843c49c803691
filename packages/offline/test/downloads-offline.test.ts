/** A download while the device itself has no network. */
import { expect, test } from 'vitest'
import type { DownloadState } from '@maktab/client/offline-port'
import { school, video } from './downloaded-lesson.ts'
import { phoneOf } from './phone.ts'
import { assignmentId, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

const lesson = `lesson.${classId}.${courseId}.${lessonGuid}`
/** Longer than a lost line is waited for. */
const longWait = 20

async function onPhone({ isMobile = false } = {}) {
  const { server } = await school()
  const network = { isThere: true, asked: 0 }
  server.rows = classRows
  const phone = phoneOf(learner, server.fetch, {
    isMobile,
    hasNetwork() {
      network.asked += 1
      if (network.asked > longWait) server.isReachable = network.isThere = true
      return network.isThere
    },
  })
  const tab = await phone.openTab()
  const seen: DownloadState[] = []
  tab.onDownload((change) => change.status !== 'removed' && seen.push(change))
  await tab.sync()
  const goOffline = () => {
    server.isReachable = network.isThere = false
    network.asked = 0
  }
  return { server, tab, seen, goOffline }
}

test('where something is complete to learn with, a download waits for the network however long, and goes on by itself', async () => {
  const { tab, seen, goOffline } = await onPhone()
  await tab.download(lesson)
  seen.length = 0
  const stop = tab.onDownload((change) => {
    if (change.status === 'in_progress') goOffline()
    stop()
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(seen.flatMap(({ said = [] }) => said)).toEqual(['download_paused_offline_msg', 'download_success_msg'])
})

test.each([
  [true, 'removed', []],
  [false, 'paused', [{ download_id: assignmentId }]],
] as const)(
  'in the application of a phone (%s) a download of which nothing came yet is %s when the phone goes offline, and that is said',
  async (isMobile, status, left) => {
    const { tab, goOffline } = await onPhone({ isMobile })
    await tab.download(lesson)
    // What they share is here: nothing of the other one is.
    await tab.removeDownload(lesson)
    await tab.download(lesson)
    const said: unknown[] = []
    tab.onDownload((change) => {
      if (change.said === undefined) return
      said.push(change)
      if (change.status === 'paused') void tab.pauseDownload(assignmentId)
    })
    goOffline()
    await tab.download(assignmentId)
    expect(said).toMatchObject([{ status, said: 'download_paused_offline_msg' }])
    const others = (await tab.downloads()).filter(({ download_id }) => download_id !== lesson)
    expect(others).toMatchObject(left)
  },
)

test('where nothing is complete yet, a lost network is told as lost, and given up after a minute', async () => {
  const { server, tab, seen, goOffline } = await onPhone()
  server.breaks.add(`/files/content/${video}`)
  const stop = tab.onDownload((change) => {
    if (change.status !== 'paused') return
    goOffline()
    stop()
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  expect(seen.flatMap(({ said = [] }) => said)).toEqual(['on_download_internet_lost_error', 'internet_timeout_Error'])
})

test('a paused download does not go on without a network, and says so', async () => {
  const { server, tab, seen, goOffline } = await onPhone()
  server.breaks.add(`/files/content/${video}`)
  const stop = tab.onDownload((change) => {
    if (change.status !== 'paused') return
    stop()
    void tab.pauseDownload(assignmentId)
  })
  await tab.download(assignmentId)
  goOffline()
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'paused' })
  expect(seen.at(-1)).toMatchObject({ status: 'paused', said: 'unable_to_connect' })
})
