/** What marking costs: the list before any picture, the same for many learners, a changed total, and the next work from the device. */
import { request } from 'node:http'
import type { Page } from '@playwright/test'
import { updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { listClasses } from '@maktab/contracts/schools/classes'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { postgresOf } from '../school-server.ts'
import { call, firstAccountOf, headersOf, signInAs, type BenchSchool } from './bench-school.ts'
import { inBrowser, makeProfile, signInByForm, untilSynced } from './browser.ts'
import { median, percentile } from './load.ts'
import { growWork, settle } from './marking.sql.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

const standings = 2_000
const changes = 40
const opened = 20

export async function benchMarking(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const account = await firstAccountOf(school, 'teacher')
  const { bearer, session } = await signInAs(address, account)
  const { list } = await call(address, listClasses, {}, bearer)
  const [first] = list
  if (!first) throw new Error('The teacher has no class')
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  const works = { forty: '', eighty: '', many: '' }
  try {
    const { institution_id, user_id: teacher_id } = session
    const { class_id } = first
    const grow = (title: string, learners: number) =>
      growWork(pool.db, { institution_id, teacher_id, class_id, title, learners, areMembers: learners < standings })
    works.forty = await grow('Forty', 40)
    works.eighty = await grow('Eighty', 80)
    works.many = await grow('Very many', standings)
    await settle(pool.db)
  } finally {
    await pool.close()
  }

  const bytes = await bytesOnTheWire(address, bearer, { assignment_id: works.forty })
  const users = await serverTimes(school, listSubmissions, { assignment_id: works.eighty }, bearer)
  const totals = await serverTimes(
    school,
    updateAssignment,
    (place) => ({ assignment_id: works.many, total_score: place % 2 === 0 ? 30 : 20 }),
    bearer,
    changes,
  )
  const next = await nextFromTheDevice(school, works.forty)
  return {
    title: 'Marking',
    head: figureHead,
    rows: [
      atMost('list of a class of 40 with a photo each, as it travels, before any picture', bytes / 1024, 20, 'KB'),
      atMost('teacher/assignment/users of 80 learners, server time: the middle one', median(users), 12, 'ms'),
      plain('… p95', `${percentile(users, 0.95).toFixed(1)} ms`),
      atMost(
        `teacher/assignment/update with another total over ${standings.toLocaleString('en')} standings, server time: the middle one`,
        median(totals),
        300,
        'ms',
      ),
      plain('… the slowest, which tells all of them', `${Math.max(...totals).toFixed(0)} ms`),
      atMost('the next work on the marking screen, server stopped: the middle one', median(next), 100, 'ms'),
      plain(`… slowest of ${next.length}`, `${Math.max(...next).toFixed(0)} ms`),
    ],
    notes: [
      `Works of learners made for it, each with one photo and a score. The list is compressed as browsers ask for it. The server’s own log says how long each of ${timedCalls} calls took, and of ${changes} changes, one after the other. The next work: from the tap on “Next” until the name of the next learner is painted, on a device that has synced. What waits while marking and is sent stands under “Without a server”.`,
    ],
  }
}

/** How many bytes an answer has as a browser is given it. */
function bytesOnTheWire(address: string, bearer: string, input: { readonly assignment_id: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}/api/${listSubmissions.path}`,
      { method: 'POST', headers: { ...headersOf(bearer), 'accept-encoding': 'br, gzip' } },
      (answer) => {
        let length = 0
        answer.on('data', (part: Buffer) => (length += part.length))
        answer.on('end', () =>
          answer.headers['content-encoding'] === undefined
            ? reject(new Error('The answer was not compressed'))
            : resolve(length),
        )
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(input))
  })
}

async function nextFromTheDevice(school: BenchSchool, assignment_id: string): Promise<number[]> {
  const profile = makeProfile()
  const teacher = await firstAccountOf(school, 'teacher')
  const { address } = school.server()
  try {
    return await inBrowser(profile, async (page) => {
      await untilSynced(school, () => signInByForm(page, school, teacher))
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.goto(`${address}/teacher/assignments/detail?assignment_id=${assignment_id}`)
      await page.locator('#content th[scope=row] a').first().click()
      await page.locator('#content h1').first().waitFor()
      await school.server().stop()
      const times: number[] = []
      for (let one = 0; one < opened; one += 1) times.push(await untilNext(page))
      return times
    })
  } finally {
    await school.restart()
    profile.remove()
  }
}

/** Milliseconds by the page’s own clock. */
function untilNext(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const nameOf = () => document.querySelector('#content h1')?.textContent ?? ''
        const before = nameOf()
        const button = [...document.querySelectorAll('#content button')].find(
          (one) => one.textContent.trim() === 'Next',
        )
        if (!(button instanceof HTMLElement)) return reject(new Error('There is no next work'))
        const began = performance.now()
        const observer = new MutationObserver(() => {
          if (nameOf() === before || nameOf() === '') return
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
        })
        observer.observe(document, { childList: true, subtree: true, characterData: true })
        button.click()
      }),
  )
}
