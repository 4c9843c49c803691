/** What a month of a calendar costs the server after a year of weekly events, for a teacher and for a learner of several classes. */
import { randomUUID } from 'node:crypto'
import type { AnyQuery, Input } from '@maktab/contracts/call'
import { listSetAssignments, listTaughtAssignments } from '@maktab/contracts/assignments/assignments'
import { createEvent, listEvents } from '@maktab/contracts/events/events'
import { listClasses } from '@maktab/contracts/schools/classes'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { median, percentile } from './load.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { rowOf, type Table } from './table.ts'

/** Of the teacher’s classes, each on two days of each week for a year. */
const series = 10
const aimMs = 10
const day = 86_400_000

export async function benchCalendar(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const learner = await signInAs(address, await firstAccountOf(school, 'learner'))
  const teacher = await signInAs(address, await firstAccountOf(school, 'teacher'))
  const { list: classes } = await call(address, listClasses, {}, teacher.bearer)
  const inDays = (days: number) => new Date(Date.now() + days * day)
  let occurrences = 0
  for (let number = 0; number < series; number++) {
    const start = inDays(1 + number / 24)
    const { occurrences: held } = await call(
      address,
      createEvent,
      {
        event_id: randomUUID(),
        class_ids: classes.map(({ class_id }) => class_id),
        title: `Lesson ${number + 1}`,
        start_date: start.toISOString(),
        end_date: new Date(start.getTime() + day / 24).toISOString(),
        time_zone: 'Asia/Kabul',
        repeat: { weekdays: [number % 7, (number + 3) % 7], until: inDays(330).toISOString().slice(0, 10) },
        tell: false,
      },
      teacher.bearer,
    )
    occurrences += held
  }
  const month = { start_date: inDays(0).toISOString(), end_date: inDays(35).toISOString() }
  const row = async <const C extends AnyQuery>(what: string, called: C, input: Input<C>, bearer: string) => {
    const answer = (await call(address, called, input, bearer)) as { readonly list: readonly unknown[] }
    const milliseconds = await serverTimes(school, called, input, bearer)
    const middle = median(milliseconds)
    const p95 = percentile(milliseconds, 0.95)
    const cells = [what, String(answer.list.length), `${middle.toFixed(1)} ms`, `${p95.toFixed(1)} ms`]
    return rowOf(cells, [{ words: `≤ ${aimMs} ms`, isMet: middle <= aimMs }])
  }
  const asked = { ...month, is_calendar_view: true }
  return {
    title: 'A month of a calendar, server time',
    head: ['what', 'rows', 'median', 'p95', 'aim'],
    rows: [
      await row('work and events of a teacher', listTaughtAssignments, asked, teacher.bearer),
      await row('work and events of a learner', listSetAssignments, asked, learner.bearer),
      await row('events of a teacher', listEvents, month, teacher.bearer),
      await row('events of a learner', listEvents, month, learner.bearer),
    ],
    notes: [
      `${series} series of the teacher’s ${classes.length} classes, held ${occurrences.toLocaleString('en')} times in a year, beside those of the demonstration. The server’s own log says how long each of ${timedCalls} calls took, one after the other.`,
    ],
  }
}
