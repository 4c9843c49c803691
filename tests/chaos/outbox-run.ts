/** One run: two devices and a server, everything that can go wrong, then peace; and what must be true after it. */
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import type { QueuedFile } from '@maktab/client/offline-port'
import type { Checked } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { value } from '../../apps/server/test/call.ts'
import { article, assessment, course, lessonOne, type School } from '../../apps/server/test/school.ts'
import type { Chance } from './chance.ts'
import { openDevice, type Device } from './device.ts'
import { loseTime, setMissing, type ServerOfRun } from './server.ts'
import { attendToLearner } from './attended-learner.ts'
import { arrangeWork, beginSetWork, setIds } from './set-work.ts'
import { layDownClass, type SmallClass } from './small-class.ts'

export interface Given {
  readonly name: string
  readonly input: unknown
  readonly at: Date
}

export interface Command {
  readonly name: string
  readonly input: unknown
  readonly files?: readonly QueuedFile[]
}

export interface Finished {
  readonly made: SmallClass
  readonly devices: readonly Device[]
  /** Commands that a device kept or the server took, in their order. */
  readonly given: readonly Given[]
  readonly began: Date
  /** Whether the server's clock was wrong for a while. */
  readonly lostTime: boolean
  /** Whether the class is missing to the end, so that the server turns down what is about it. */
  readonly isMissing: boolean
}

const steps = 22

export async function run(school: School, seed: number, server: ServerOfRun, chance: Chance): Promise<Finished> {
  const began = server.now
  const now = () => server.now
  const made = await layDownClass(school, seed, chance.uuid, began)
  const second = chance.is(0.5) ? made.learner : made.teacher
  const devices = [await openDevice(school, made.learner, chance, now), await openDevice(school, second, chance, now)]
  const isTeacher = [false, second === made.teacher]
  // A clock that is set anew can only be seen through by a device that has heard the server's before.
  const setsClocks = chance.is(0.3)
  for (const device of devices) {
    if (setsClocks) await syncOnce(device)
    else if (chance.is(0.8)) await device.use((tab) => tab.sync())
  }
  const unset = setsClocks ? [...devices] : []
  const losesTime = !setsClocks && chance.is(0.25)
  const goesMissing = chance.is(0.25)
  const faults = chance.is(0.3) ? 0.2 : 0
  const tooMany = chance.is(0.2) ? 0.2 : 0
  let isMissing = false
  let lostTime = false

  const given: Given[] = []
  for (let step = 0; step < steps; step += 1) {
    server.now = new Date(server.now.getTime() + chance.below(5 * 60_000))
    Object.assign(server, { faults, tooMany })
    if (losesTime && chance.is(0.2)) {
      if (server.clockError === 0) loseTime(server)
      else server.clockError = 0
      lostTime = true
    }
    if (goesMissing && chance.is(0.2)) await setMissing(school, made, (isMissing = !isMissing))
    const index = chance.below(2)
    const device = devices[index] as Device
    if (chance.is(0.35)) await device.use((tab) => tab.sync())
    else
      await act(
        device,
        isTeacher[index] === true
          ? teach(chance, made, server.now, given)
          : (withdraw(chance, given) ?? learn(chance, made, given)),
        server.now,
        given,
      )
    if (chance.is(0.1)) await device.tab().retryRefused()
    if (chance.is(0.2)) await device.network.deliverLate(1)
    if (chance.is(0.1)) unset.pop()?.setClock()
    Object.assign(server, { faults: 0, tooMany: 0 })
    if (!isMissing && chance.is(0.1)) given.push(await scoreAtSchool(school, chance, made, server.now))
  }
  server.clockError = 0
  if (isMissing && chance.is(0.7)) await setMissing(school, made, (isMissing = false))
  await beginSetWork(school, made, given)
  await settle(devices)
  return { made, devices, given, began, lostTime, isMissing }
}

export async function syncOnce(device: Device): Promise<void> {
  device.network.isBad = false
  await device.tab().sync()
  device.network.isBad = true
}

/** A command counts as given from the moment in which the device has it, whether or not the person got to hear of it. */
export async function act(device: Device, command: Command, at: Date, given: Given[]): Promise<void> {
  const before = new Set((await device.tab().waiting()).map(({ command_id }) => command_id))
  const answer = await device.use((tab) => tab.perform(command.name, command.input, command.files ?? []))
  const isKept = (await device.tab().waiting()).some(({ command_id }) => !before.has(command_id))
  if (answer?.ok === true && !isKept) throw new Error(`${command.name} was acknowledged and is not in the outbox`)
  if (isKept) given.push({ name: command.name, input: command.input, at })
}

/** The network is good again: requests that were under way arrive, then everybody asks for a sync until nothing moves. */
export async function settle(devices: readonly Device[]): Promise<void> {
  for (const device of devices) {
    device.network.isBad = false
    await device.network.deliverLate(Number.POSITIVE_INFINITY)
  }
  for (const device of [...devices, ...devices]) {
    await device.tab().retryRefused()
    await device.tab().sync()
  }
}

const place = (made: SmallClass) => ({ cms_course_id: course, lesson_guid: lessonOne, class_id: made.class_id })

export function learn(chance: Chance, made: SmallClass, given: readonly Given[] = []): Command {
  const kind = chance.next()
  if (kind < 0.3) return handIn(chance, [...made.assignment_ids, ...setIds(given)])
  if (kind < 0.4) return say(chance, made)
  if (kind < 0.65) {
    const input: Checked<Catalogue['saveTime']> = {
      ...place(made),
      content_id: article,
      content_status: 1,
      content_type: 'article',
      total_time_in_seconds: 1 + chance.below(600),
      resume_point: String(chance.below(100)),
    }
    return { name: 'saveTime', input }
  }
  if (kind < 0.8) {
    const completion = chance.below(101)
    return { name: 'saveStatus', input: { ...place(made), content_id: article, content_status: 1, completion } }
  }
  const answers = { q1: [chance.pick(['a', 'b'])], q2: [chance.pick(['5', '۵', '6'])] }
  const tracked = {
    sync_guid: chance.uuid(),
    ...place(made),
    content_id: assessment,
    answers,
    time_spent_in_seconds: 30,
  }
  return { name: 'recordAttempt', input: { enc_data: JSON.stringify(tracked) } }
}

/** Some of the work is a photo. */
function handIn(chance: Chance, assignment_ids: readonly string[]): Command {
  const name = 'photo.png'
  const files = chance.is(0.3)
    ? [{ file_id: chance.uuid(), name, mime_type: 'image/png', bytes: new Blob([photo]) }]
    : []
  const input: Checked<Catalogue['handInSubmission']> = {
    submission_id: chance.uuid(),
    assignment_id: chance.pick(assignment_ids),
    kind: 'work',
    on_paper: false,
    text: `My work ${chance.below(1000)}`,
    attachments: files.map(({ file_id, mime_type }) => ({ file_id, name, mime_type, size_bytes: photo.byteLength })),
  }
  return { name: 'handInSubmission', input, files }
}

/** Now and then work is taken back that was given before, by either device. */
function withdraw(chance: Chance, given: readonly Given[]): Command | undefined {
  const works = given.filter(({ name, input }) => name === 'handInSubmission' && (input as HandIn).kind === 'work')
  if (works.length === 0 || !chance.is(0.15)) return undefined
  const { submission_id, assignment_id } = chance.pick(works).input as HandIn
  return { name: 'deletePost', input: { post_id: submission_id, assignment_id } }
}
type HandIn = Checked<Catalogue['handInSubmission']>

/** Something said in the private thread, by the learner, or by the teacher who names them. */
function say(chance: Chance, made: SmallClass, user_id?: number): Command {
  const input: Checked<Catalogue['handInSubmission']> = {
    submission_id: chance.uuid(),
    assignment_id: chance.pick(made.assignment_ids),
    kind: 'comment',
    on_paper: false,
    ...(user_id !== undefined && { user_id }),
    text: `A word about it ${chance.below(1000)}`,
    attachments: [],
  }
  return { name: 'handInSubmission', input }
}

/** Work that the teacher was given on paper. */
function paper(chance: Chance, made: SmallClass): Command {
  const input: HandIn = {
    submission_id: chance.uuid(),
    assignment_id: chance.pick(made.assignment_ids),
    kind: 'work',
    user_id: made.learner.user_id,
    on_paper: true,
    text: '',
    attachments: [],
  }
  return { name: 'handInSubmission', input }
}

/** The smallest picture there is. */
const photo = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** Meanwhile the teacher, at school, scores straight on the server. */
async function scoreAtSchool(school: School, chance: Chance, made: SmallClass, at: Date): Promise<Given> {
  const assignment_id = chance.pick(made.assignment_ids)
  const { user_id } = made.learner
  const input = { assignment_id, user_id, class_id: made.class_id, score: chance.below(21), total_score: 20 }
  await value(school, scoreSubmission, input, { as: made.teacher, command_id: chance.uuid() })
  return { name: 'scoreSubmission', input, at }
}

/** A new event, or a change of one that was arranged before. */
function arrange(chance: Chance, { class_id }: SmallClass, now: Date, given: readonly Given[]): Command {
  const event_ids = given
    .filter(({ name }) => name === 'createEvent')
    .map(({ input }) => (input as { event_id: string }).event_id)
  const kind = event_ids.length === 0 ? 0 : chance.next()
  const input = { event_id: event_ids[chance.below(event_ids.length)], occurrence: chance.below(3) }
  if (kind > 0.75) return { name: 'deleteEvent', input: { ...input, scope: chance.pick(['one', 'following', 'all']) } }
  if (kind > 0.4) return { name: 'updateEvent', input: { ...input, title: `Lesson ${chance.uuid()}` } }
  const start = now.getTime() + 24 * 3_600_000 + chance.below(3_600_000)
  const event: Checked<Catalogue['createEvent']> = {
    event_id: chance.uuid(),
    class_ids: [class_id],
    title: 'Lesson',
    description: '',
    event_kind: 'online_class',
    link: chance.pick(['', 'https://meet.example/abc']),
    passcode: '',
    place: '',
    reminders: [10],
    tell: true,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 45 * 60_000).toISOString(),
    time_zone: 'Asia/Kabul',
    repeat: { weekdays: [0, 1, 2, 3, 4, 5, 6], until: new Date(start + 3 * 24 * 3_600_000).toISOString().slice(0, 10) },
  }
  return { name: 'createEvent', input: event }
}

function teach(chance: Chance, made: SmallClass, now: Date, given: readonly Given[]): Command {
  if (chance.is(0.25)) return arrange(chance, made, now, given)
  if (chance.is(0.25)) return arrangeWork(chance, made, now, given)
  if (chance.is(0.2)) return attendToLearner(chance, made, now, given)
  const assignment_id = chance.pick(made.assignment_ids)
  const { user_id } = made.learner
  if (chance.is(0.2)) return say(chance, made, user_id)
  if (chance.is(0.1)) return paper(chance, made)
  if (chance.is(0.7)) {
    const input = {
      assignment_id,
      user_id,
      class_id: made.class_id,
      // Now and then a remark alone.
      ...(chance.is(0.8) && { score: chance.below(24) }),
      total_score: 20,
      // What was turned down is known by its input.
      teacher_remarks: `Good ${chance.uuid()}`,
    }
    return { name: 'scoreSubmission', input }
  }
  return {
    name: 'returnSubmissions',
    input: {
      assignment_id,
      user_ids: [user_id],
      assignment_status: chance.pick([2, 3]),
      // Older versions say nothing; one that may say something and does not may be refused for it.
      ...(chance.is(0.6) && { comment: chance.pick(['', 'Look at the end again.', 'Well done.']) }),
      ...(chance.is(0.3) && { unready: chance.pick(['skip', 'return']) }),
    },
  }
}
