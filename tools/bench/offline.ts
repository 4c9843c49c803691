/** How fast the application starts without a server, and how fast what waited reaches it. */
import { listTaughtAssignments } from '@maktab/contracts/assignments/assignments'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import type { scoreSubmission } from '@maktab/contracts/assignments/scores'
import type { Input } from '@maktab/contracts/call'
import { generalTenant } from '@maktab/domain/tenants/known-tenants'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { openStore, type BenchWindow } from './downloads/opened-store.ts'
import { inBrowser, makeProfile, openUntilShown, signInByForm, untilSynced } from './browser.ts'
import { median } from './load.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

const starts = 5
const queued = 200

export async function benchOffline(school: BenchSchool): Promise<Table> {
  const milliseconds = await offlineStarts(school)
  const replay = await replayScores(school)
  return {
    title: 'Without a server',
    head: figureHead,
    rows: [
      atMost('start at a deep link (a learner’s assignment), server stopped', median(milliseconds) / 1000, 1, 's'),
      plain(`… slowest of ${starts}`, `${(Math.max(...milliseconds) / 1000).toFixed(2)} s`),
      plain(`${queued} scores put into the outbox, server stopped`, `${(replay.queuedMs / 1000).toFixed(2)} s`),
      atMost(`${queued} queued scores sent, answered and pulled back`, replay.sentMs / 1000, 2, 's'),
    ],
    notes: [
      `Starts: middle of ${starts}, the browser closed and opened before each, from the beginning of the navigation until the assignment’s title is painted. Scores: the built store in its worker, from the call to sync until nothing waits and everything new was pulled.`,
    ],
  }
}

async function offlineStarts(school: BenchSchool): Promise<number[]> {
  const profile = makeProfile()
  const learner = await firstAccountOf(school, 'learner')
  try {
    const { link, title } = await inBrowser(profile, async (page) => {
      await untilSynced(school, () => signInByForm(page, school, learner))
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.goto(`${school.server().address}/learner/assignments`)
      const first = page.locator('#content a[href*="assignment_id="]').first()
      const found = await first.evaluate((place) => ({
        link: (place as HTMLAnchorElement).href,
        title: place.textContent,
      }))
      await page.goto(found.link)
      await page.getByRole('button', { name: 'Download for offline' }).click()
      await page.getByText('Ready without internet').waitFor({ timeout: 120_000 })
      return found
    })
    await school.server().stop()
    const milliseconds: number[] = []
    for (let start = 0; start < starts; start++) {
      milliseconds.push(
        await inBrowser(profile, (page) => openUntilShown(page, link, { selector: '#content h1', text: title })),
      )
    }
    return milliseconds
  } finally {
    await school.restart()
    profile.remove()
  }
}

type Score = Input<typeof scoreSubmission>

async function replayScores(school: BenchSchool): Promise<{ readonly queuedMs: number; readonly sentMs: number }> {
  const profile = makeProfile()
  const teacher = await firstAccountOf(school, 'teacher')
  const { address } = school.server()
  const { bearer, session } = await signInAs(address, teacher)
  const scores = await scoresToGive(address, bearer)
  try {
    return await inBrowser(profile, async (page) => {
      await untilSynced(school, () => signInByForm(page, school, teacher))
      // A page of the same origin in which the application does not run, so that nothing else sends.
      await page.goto(`${address}/healthz`)
      await openStore(page, {
        address,
        bearer,
        owner: {
          user_id: session.user_id,
          institution_id: session.institution_id,
          tenant_id: generalTenant,
          role: session.active_role,
        },
      })
      await school.server().stop()
      const queuedMs = await page.evaluate(putIntoOutbox, scores)
      await school.restart()
      const { sentMs, waiting, refused } = await page.evaluate(sendAll)
      if (waiting > 0 || refused > 0)
        throw new Error(`Of ${scores.length} scores ${waiting} still wait and ${refused} were refused`)
      return { queuedMs, sentMs }
    })
  } finally {
    profile.remove()
  }
}

/** Learners of the teacher in turn, each with marks that fit. */
async function scoresToGive(address: string, bearer: string): Promise<Score[]> {
  const { list } = await call(address, listTaughtAssignments, {}, bearer)
  const works: Score[] = []
  for (const { assignment_id } of list) {
    const { list: learners } = await call(address, listSubmissions, { assignment_id }, bearer)
    works.push(
      ...learners.map(({ user_id, class_id, total_score }) => ({
        assignment_id,
        user_id,
        class_id,
        total_score,
        score: total_score,
        teacher_remarks: 'Good work.',
      })),
    )
    if (works.length >= queued) break
  }
  return Array.from({ length: queued }, (_, index) => works[index % works.length]!)
}

/** Runs in the page. Answers milliseconds. */
async function putIntoOutbox(scores: readonly Score[]): Promise<number> {
  const { store } = window as BenchWindow
  const began = performance.now()
  for (const score of scores) {
    const answer = await store!.perform('scoreSubmission', score, [])
    if (!answer?.ok) throw new Error(`The device did not take a score: ${JSON.stringify(answer)}`)
  }
  return performance.now() - began
}

/** Runs in the page. */
async function sendAll() {
  const { store } = window as BenchWindow
  const began = performance.now()
  const { waiting, refused } = await store!.sync()
  return { sentMs: performance.now() - began, waiting, refused }
}
