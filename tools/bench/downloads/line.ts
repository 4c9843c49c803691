/** How long a whole course takes over a narrow line, and how much of it a line that breaks brings twice. */
import { buildIfChanged } from '../../build.mjs'
import { inBrowser, makeProfile } from '../browser.ts'
import { openStore, type BenchWindow } from './opened-store.ts'
import { atMost, figureHead, plain, type Table } from '../table.ts'
import { courseBytes, openSlowSchool, owner, wholeCourse } from './slow-school.ts'

/** 2 Mbit/s. */
const bytesPerSecond = 250_000
/** So many times as fast as the line is, that nobody waits twenty minutes. */
const [scale, scaleOfCuts] = [20, 60]
const cuts = 10

export async function benchLine(): Promise<readonly Table[]> {
  buildIfChanged()
  const whole = await download(bytesPerSecond * scale, [])
  const lineMs = (courseBytes / bytesPerSecond) * 1000
  // What the device itself needed beside the line. On a slower one more of it is done while bytes are awaited, never less.
  const ownMs = Math.max(0, whole.ms - lineMs / scale)
  // Somewhere in each tenth of the course.
  const places = Array.from({ length: cuts }, (_, index) => ((index + Math.random()) * courseBytes) / cuts)
  const broken = await download(bytesPerSecond * scaleOfCuts, places)
  const megabytes = (courseBytes / 1_000_000).toFixed(0)
  return [
    {
      title: 'A course over a narrow line',
      head: figureHead,
      rows: [
        atMost(`${megabytes} MB over 2 Mbit/s, of the line’s own time`, ((lineMs + ownMs) / lineMs) * 100, 105, '%'),
        plain('… what the device needed beside the line', `${(ownMs / 1000).toFixed(1)} s`),
        atMost(`bytes that came twice after ${cuts} cuts`, (broken.sent / courseBytes - 1) * 100, 2, '%'),
      ],
      notes: [
        `The built store in its worker, with its encrypted files, and a school in a process beside it whose line is ${scale} times as fast (${scaleOfCuts} times where it is cut). What that took longer than the fast line is added to the time of the line that is meant, as if a slow line left no time to hash, seal and write meanwhile. One cut somewhere in each tenth of the course; what was on its way counts as lost.`,
      ],
    },
  ]
}

async function download(
  speed: number,
  places: readonly number[],
): Promise<{ readonly ms: number; readonly sent: number }> {
  const school = await openSlowSchool(speed, places)
  const profile = makeProfile()
  try {
    return await inBrowser(profile, async (page) => {
      await page.goto(school.address)
      await openStore(page, { address: school.address, bearer: 'a token of the bench', owner })
      const { ms, status } = await page.evaluate(takeHome, wholeCourse)
      if (status !== 'completed') throw new Error(`The course did not come: ${status}`)
      return { ms, sent: school.sent() }
    })
  } finally {
    await school.close()
    profile.remove()
  }
}

/** Runs in the page. */
async function takeHome(course: string): Promise<{ readonly ms: number; readonly status: string }> {
  const { store } = window as BenchWindow
  await store!.sync()
  const began = performance.now()
  const state = await store!.download(course)
  return { ms: performance.now() - began, status: state === 'busy' ? state : (state?.status ?? 'gone') }
}
