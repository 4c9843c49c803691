/** What a class teacher of forty costs the server in the morning, and what the register of three months does. */
import { randomUUID } from 'node:crypto'
import type { AnyCall, Input } from '@maktab/contracts/call'
import { readClassAttendance } from '@maktab/contracts/attendance/attendance-reports'
import { assignAttendance, readAttendance } from '@maktab/contracts/attendance/attendance-sheets'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { median, percentile } from './load.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { rowOf, type Table } from './table.ts'

const daysOfRegister = 92
const day = 86_400_000

export async function benchAttendance(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const { bearer } = await signInAs(address, await firstAccountOf(school, 'teacher'))
  const { attendance_date, classes } = await call(address, readAttendance, {}, bearer)
  const [first] = classes
  if (!first) throw new Error('The teacher takes no attendance')
  const { class_id } = first
  const { sheet } = await call(address, readAttendance, { class_id }, bearer)
  const learners = sheet?.list ?? []
  const row = async <const C extends AnyCall>(
    what: string,
    called: C,
    input: Input<C> | ((place: number) => Input<C>),
    aimMs: number,
  ) => {
    const milliseconds = await serverTimes(school, called, input, bearer)
    const middle = median(milliseconds)
    const cells = [what, `${middle.toFixed(1)} ms`, `${percentile(milliseconds, 0.95).toFixed(1)} ms`]
    return rowOf(cells, [{ words: `≤ ${aimMs} ms`, isMet: middle <= aimMs }])
  }
  const start_date = new Date(Date.parse(attendance_date) - (daysOfRegister - 1) * day).toISOString().slice(0, 10)
  const sheetAt = (place: number): Input<typeof assignAttendance> => ({
    attendance_id: randomUUID(),
    class_id,
    attendance_date,
    marks: learners.map(({ user_id }, index) => ({ user_id, attendance_status: (index + place) % 9 === 0 ? 2 : 1 })),
  })
  return {
    title: 'Attendance, server time',
    head: ['what', 'median', 'p95', 'aim'],
    rows: [
      await row('classes of the day and one sheet', readAttendance, { class_id }, 10),
      await row(`all ${learners.length} of a class marked`, assignAttendance, sheetAt, 15),
      await row(
        `register of ${daysOfRegister} days`,
        readClassAttendance,
        { class_id, start_date, end_date: attendance_date },
        20,
      ),
    ],
    notes: [
      `A teacher of ${classes.length} classes in which attendance is taken, beside a year of the demonstration’s. The server’s own log says how long each of ${timedCalls} calls took, one after the other; each time every mark of the class is given anew.`,
    ],
  }
}
