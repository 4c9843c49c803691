/** What a download costs the page on which its learner goes on working. */
import { setTimeout as pause } from 'node:timers/promises'
import { readContentSizes } from '@maktab/contracts/downloads/contents'
import { listClasses } from '@maktab/contracts/schools/classes'
import { call, firstAccountOf, ports, signInAs, type BenchSchool } from '../bench-school.ts'
import { inBrowser, makeProfile, signInByForm, untilSynced } from '../browser.ts'
import { atMost, figureHead, plain, type Table } from '../table.ts'
import { openSlowLine } from './slow-line.ts'

const slowdown = 6
const seconds = 10

export async function benchDownloads(school: BenchSchool): Promise<Table> {
  const learner = await firstAccountOf(school, 'learner')
  const { address } = school.server()
  const { bearer } = await signInAs(address, learner)
  const { list } = await call(address, listClasses, {}, bearer)
  const sizes = await Promise.all(list.map(({ class_id }) => call(address, readContentSizes, { class_id }, bearer)))
  const bytes = Math.max(...sizes.map(({ total }) => total.small))
  const largest = list[sizes.findIndex(({ total }) => total.small === bytes)]
  if (largest === undefined) throw new Error('The learner has no class')
  const line = await openSlowLine(address, ports.slow)
  const profile = makeProfile()
  try {
    const { running, idle } = await inBrowser(profile, async (page, context) => {
      const byLine = { ...school, server: () => ({ ...school.server(), address: line.address }) }
      await untilSynced(school, () => signInByForm(page, byLine, learner))
      const devtools = await context.newCDPSession(page)
      await devtools.send('Performance.enable')
      const busy = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics')
        const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
        return { task: of('TaskDuration') * 1000, at: of('Timestamp') }
      }
      const busyFor = async () => {
        const before = await busy()
        await pause(seconds * 1000)
        const after = await busy()
        return (after.task - before.task) / (after.at - before.at)
      }
      const { class_id, course_id } = largest
      await page.goto(`${line.address}/learner/lessons?class_id=${class_id}&course_id=${course_id}`)
      line.narrow(bytes / (3 * seconds))
      await page
        .getByRole('button', { name: /^Download for offline · / })
        .first()
        .click()
      // Within the page: a new one would ask first whether to go on.
      await page.getByRole('link', { name: 'Classes', exact: true }).first().click()
      await page.getByRole('region', { name: 'Download in progress' }).waitFor()
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await pause(2_000)
      const whileRunning = await busyFor()
      await page.getByRole('button', { name: 'Pause' }).click()
      await pause(2_000)
      return { running: whileRunning, idle: await busyFor() }
    })
    return {
      title: 'A page beside a download',
      head: figureHead,
      rows: [
        atMost(`main thread of the list of classes, ${slowdown} × slowdown, in each second`, running, 50, 'ms'),
        plain('… while the download is paused', `${idle.toFixed(1)} ms`),
      ],
      notes: [
        `A course of ${(bytes / 1_000_000).toFixed(1)} MB comes over a line on which it takes ${3 * seconds} s; ${seconds} s of it are looked at, with the floating downloader in sight.`,
      ],
    }
  } finally {
    await line.close()
    profile.remove()
  }
}
