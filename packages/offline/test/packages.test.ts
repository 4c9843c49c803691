/** Packages of downloads: kept by whoever can, counted only once they are, forgotten with the last download that wants them. */
import { expect, test } from 'vitest'
import type { PackageKeeper } from '@maktab/device/packages'
import type { DownloadState } from '@maktab/client/offline-port'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { article, assignmentId, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

const sha256 = 'c'.repeat(64)
const body = {
  kind: 'package',
  runtime: 'scorm_2004',
  package_sha256: sha256,
  entry: 'index.html',
  file: { sha256, name: 'game.zip', mime_type: 'application/zip', size_bytes: 1000, url: '/files/content/archive' },
  play_url: 'http://label.content.localhost/frame/permit/',
}
const where = { content_id: article, cms_course_id: courseId, lesson_guid: lessonGuid, class_id: classId }
const state = {
  location: '3',
  suspend_data: 'a=1',
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  total_time: 5,
} as const

async function school(keep: PackageKeeper['keep'], play_url: string | null = body.play_url) {
  const server = new ScriptedServer()
  server.rows = classRows
  server.replies.set('contentservice/download', () => ({
    error_code: 0,
    data: { content: [{ content_id: article, body: { ...body, play_url } }] },
  }))
  server.replies.set('assignment/posts', () => ({ error_code: 0, data: { list: [] } }))
  server.replies.set('learner/assignments/details', () => ({
    error_code: 0,
    data: { attachments: [], remark_files: [], submissions: [] },
  }))
  const dropped: string[] = []
  const packages: PackageKeeper = { keep, drop: async (wanted) => dropped.push(wanted.package_sha256) > 0 }
  const phone = phoneOf(learner, server.fetch, { packages })
  const tab = await phone.openTab()
  const seen: DownloadState[] = []
  tab.onDownload((change) => change.status !== 'removed' && seen.push(change))
  await tab.sync()
  return { server, tab, seen, dropped }
}

test('a download is complete only when its package is kept; the archive itself, which nobody offers here, is not asked for', async () => {
  const { tab, seen } = await school(async (_wanted, onShare) => {
    onShare(0.5)
    onShare(1)
    return 'kept'
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed', percentage: 100 })
  expect(seen.filter(({ status }) => status === 'in_progress').every(({ percentage }) => percentage <= 99)).toBe(true)
})

test.each(['storage_full', 'unreachable'] as const)(
  'a package that is not kept (%s) fails its download, and the next one tries again',
  async (outcome) => {
    let answer: 'kept' | typeof outcome = outcome
    const { tab } = await school(async () => answer)
    expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: outcome, percentage: 0 })
    answer = 'kept'
    expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed', percentage: 100 })
  },
)

test('a package that this browser does not let be kept is named, and all the rest is ready', async () => {
  let answer: 'kept' | 'not_allowed' = 'not_allowed'
  const { tab } = await school(async () => answer)
  const sizeOf = async () => (await tab.downloads())[0]?.size_bytes ?? 0
  const ready = await tab.download(assignmentId)
  expect(ready).toMatchObject({ status: 'completed', percentage: 100, failure: null, needs_internet: ['Halves'] })
  const before = await sizeOf()
  answer = 'kept'
  const whole = await tab.download(assignmentId)
  expect(whole).toMatchObject({ status: 'completed', needs_internet: [] })
  expect((await sizeOf()) - before).toBe(body.file.size_bytes)
})

test('a package that can be played nowhere is not waited for', async () => {
  const { tab } = await school(() => Promise.reject(new Error('nobody may ask')), null)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('it goes with the last download that wants it', async () => {
  const { tab, dropped } = await school(async () => 'kept')
  await tab.download(assignmentId)
  await tab.removeDownload(assignmentId)
  expect(dropped).toEqual([sha256])
})

test('where it goes on is known without the server, and what it tells counts once', async () => {
  const { server, tab } = await school(async () => 'kept')
  await tab.download(assignmentId)
  server.isReachable = false
  expect(await tab.answer('readPackage', where)).toEqual({ ok: true, value: { state: null } })
  const attempts = [
    { sync_guid: '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a33', accuracy: 80, is_passed: true, time_spent_in_seconds: 5 },
  ]
  const told = { ...where, state, attempts, statements: [] }
  const command = '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a99'
  expect(await tab.perform('savePackage', told, [], command)).toMatchObject({
    ok: true,
    value: { attempts: 1, accuracy: 80, content_status: 2 },
  })
  // The same page gives it again, as after a tab that was closed.
  expect(await tab.perform('savePackage', told, [], command)).toMatchObject({ ok: true })
  expect(await tab.waiting()).toHaveLength(1)
  expect(
    await tab.perform(
      'savePackage',
      { ...where, state: { ...state, location: '4' }, attempts: [], statements: [] },
      [],
    ),
  ).toMatchObject({ ok: true, value: { attempts: 1 } })
  expect(await tab.answer('readPackage', where)).toMatchObject({ ok: true, value: { state: { location: '4' } } })
})
