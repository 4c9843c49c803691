/** What comes over a line that breaks, of a school that does not give all, or for a person who has changed their mind. */
import { expect, test } from 'vitest'
import { filesOn, hashOf, megabyte, school, video, worksheet } from './downloaded-lesson.ts'
import { phoneOf } from './phone.ts'
import { assignmentId, classId, classRows, courseId, learner, lessonGuid } from './small-class.ts'

/** The line is lost in the middle of the film, and stays lost until the download is given up. */
async function brokenHalfWay() {
  const given = await school()
  const { server, tab } = given
  server.breaks.add(`/files/content/${video}`)
  tab.onDownload((change) => {
    if (change.status === 'paused') server.isReachable = false
  })
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  server.isReachable = true
  return given
}

test('a file whose line is lost goes on where it broke off, and no byte comes twice', async () => {
  const { server, phone, tab } = await brokenHalfWay()
  await tab.close()
  server.sentBytes = 0
  const again = await phone.openTab()
  expect(await again.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(server.sentBytes).toBe(megabyte)
})

test('a line that is lost for a moment pauses the download, and it goes on by itself', async () => {
  const { server, tab, seen } = await school()
  server.breaks.add(`/files/content/${video}`)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
  expect(seen).toContainEqual(
    expect.objectContaining({ status: 'paused', is_interrupted: true, said: 'on_download_internet_lost_error' }),
  )
  expect(seen.at(-1)).toMatchObject({ status: 'completed', said: 'download_success_msg' })
  const percentages = seen.map(({ percentage }) => percentage)
  expect(percentages).toEqual(percentages.toSorted((one, other) => one - other))
})

test('a device that says how little room it has is not filled: what it lacks is told before a file is fetched', async () => {
  const { server } = await school()
  server.rows = classRows
  server.sentBytes = 0
  const phone = phoneOf(learner, server.fetch, { freeBytes: async () => megabyte })
  const tab = await phone.openTab()
  await tab.sync()
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'storage_full' })
  const [kept] = await tab.downloads()
  expect(kept?.shortfall_bytes).toBeGreaterThan(2 * megabyte)
  expect(server.sentBytes).toBe(0)
})

test('a fault while progress is noted is the fault of the download, which can be begun again', async () => {
  const { tab } = await school()
  const stop = tab.onDownload((change) => {
    if (change.status === 'in_progress' && change.percentage > 0) throw new Error('nobody could be told')
  })
  await expect(tab.download(assignmentId)).rejects.toThrow('nobody could be told')
  stop()
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('of a server that sends no parts a file begins anew', async () => {
  const { server, tab } = await school()
  server.breaks.add(`/files/content/${video}`)
  await tab.download(assignmentId)
  server.knowsNoParts = true
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('other bytes of the right length are not taken for the file, and the next try begins anew', async () => {
  const { server, phone, tab } = await school()
  server.files.set(`/files/content/${video}`, new Uint8Array(2 * megabyte).fill(7))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
  expect(filesOn(phone).some((path) => path.endsWith(video))).toBe(false)
  server.files.set(`/files/content/${video}`, new Uint8Array(2 * megabyte))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})

test('what has come of a file that nobody wants any more goes with its download', async () => {
  const { phone, tab } = await brokenHalfWay()
  const begun = () => [...phone.disk.files.keys()].filter((path) => path.startsWith('/begun/'))
  expect(begun()).toHaveLength(1)
  await tab.removeDownload(assignmentId)
  expect(begun()).toEqual([])
})

test.each([401, 403, 429, 500])('a school that answers %i for a file is no lost line', async (status) => {
  const { server, tab } = await school()
  server.statuses.set(`/files/content/${video}`, status)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
})

test.each([502, 503, 504])('a proxy that stands alone answers %i: the line is lost', async (status) => {
  const { server, tab } = await school()
  server.statuses.set(`/files/content/${video}`, status)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
})

test.each([-500, -404])(
  'a school that answers the question for contents with %i is no lost line',
  async (error_code) => {
    const { server, tab } = await school()
    server.replies.set('contentservice/download', () => ({ error_code }))
    expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'server_failed' })
    server.isReachable = false
    expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
  },
)

test.each([404, 410])(
  'a file that the school no longer has (%i) holds up nothing else, and is asked for again later',
  async (status) => {
    const { server, tab } = await school()
    server.statuses.set(`/files/attachment/${worksheet.file_id}`, status)
    const sizeOf = async () => (await tab.downloads())[0]?.size_bytes ?? 0
    const without = await tab.download(assignmentId)
    expect(without).toMatchObject({ status: 'completed', percentage: 100, failure: null, files_gone: 1 })
    const before = await sizeOf()
    server.statuses.clear()
    const whole = await tab.download(assignmentId)
    expect(whole).not.toHaveProperty('files_gone')
    expect((await sizeOf()) - before).toBe(worksheet.size_bytes)
  },
)

test('a file that arrives cut short is not taken for whole', async () => {
  const { server, tab } = await school()
  server.files.set(`/files/content/${video}`, new Uint8Array(1000))
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'failed', failure: 'unreachable' })
})

/** A download whose film stands half-way until the test lets it go on. */
async function halfWay(rest = megabyte) {
  const { server } = await school(megabyte + rest)
  let goOn = () => undefined as void
  let reachHalf = () => undefined as void
  const isHalf = new Promise<void>((resolve) => (reachHalf = resolve))
  const isOpen = new Promise<void>((resolve) => (goOn = resolve))
  const film = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(megabyte)),
      async pull(controller) {
        reachHalf()
        await isOpen
        for (let part = 0; part < 4; part += 1) controller.enqueue(new Uint8Array(rest / 4))
        controller.close()
      },
    })
  const phone = phoneOf(learner, async (path, init) =>
    path.includes(hashOf(megabyte + rest)) ? new Response(film()) : server.fetch(path, init),
  )
  server.rows = classRows
  const tab = await phone.openTab()
  await tab.sync()
  const download = tab.download(assignmentId)
  await isHalf
  return { phone, tab, download, goOn }
}

test.each([megabyte, 1_000])(
  'removed in one tab while another downloads (%i bytes before its end), it is gone from both, and nothing stays',
  async (rest) => {
    const { phone, tab, download, goOn } = await halfWay(rest)
    const other = await phone.openTab()
    const heard: string[] = []
    other.onDownload(({ status }) => heard.push(status))
    await other.removeDownload(assignmentId)
    goOn()
    expect(await download).toBeUndefined()
    expect([await tab.downloads(), await other.downloads(), heard]).toEqual([[], [], ['removed']])
    await expect.poll(() => filesOn(phone)).toEqual([])
  },
)

test('a film that nobody wants any more is not fetched to its end', async () => {
  const { tab, download, goOn } = await halfWay()
  const heard: number[] = []
  tab.onDownload((change) => change.status !== 'removed' && heard.push(change.percentage))
  await tab.removeDownload(assignmentId)
  heard.length = 0
  goOn()
  await download
  expect(heard.length).toBeLessThanOrEqual(1)
})

test('while one runs a second one does not begin, in whichever tab, and the first is not taken for broken off', async () => {
  const { phone, tab, download, goOn } = await halfWay()
  const other = await phone.openTab()
  expect(await other.download(`lesson.${classId}.${courseId}.${lessonGuid}`)).toBe('busy')
  expect(await tab.downloads()).toMatchObject([{ download_id: assignmentId, status: 'in_progress' }])
  goOn()
  expect(await download).toMatchObject({ status: 'completed' })
})

test('paused and taken up again by another tab at once, it goes on there, though the first tab has not ended yet', async () => {
  const { phone, download, goOn } = await halfWay()
  const other = await phone.openTab()
  await other.pauseDownload(assignmentId)
  const again = other.download(assignmentId)
  goOn()
  expect(await download).toMatchObject({ status: 'paused' })
  expect(await again).toMatchObject({ status: 'completed' })
})

test('a download that is paused in another tab stands still until it is taken up again', async () => {
  const { phone, tab, download, goOn } = await halfWay()
  const other = await phone.openTab()
  await other.pauseDownload(assignmentId)
  goOn()
  expect(await download).toMatchObject({ status: 'paused', failure: null })
  expect(filesOn(phone).some((path) => path.includes(hashOf(2 * megabyte)))).toBe(false)
  expect(await tab.download(assignmentId)).toMatchObject({ status: 'completed' })
})
