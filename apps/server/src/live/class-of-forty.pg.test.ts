/** A class of forty answers live in one process: what each hears, and what is counted, while lines break and a phone sleeps. */
import { randomUUID } from 'node:crypto'
import {
  answerClicker,
  moveClicker,
  readClicker,
  readRunningClickers,
  startClicker,
} from '@maktab/contracts/learning/clickers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../test/call.ts'
import { openListening, type Listening } from '../../test/listen.ts'
import { assessment, classA, openSchool, people, type Person, type School } from '../../test/school.ts'

let school: School
let listening: Awaited<ReturnType<typeof openListening>>
const forty: readonly Person[] = Array.from({ length: 40 }, (_, at) => ({
  ...people.learner,
  user_id: 9_000 + at,
  username: `forty.${at}`,
}))

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner.deleteFrom('users_classes').where('class_id', '=', classA).where('role', '=', 'learner').execute()
  for (const { institution_id, user_id, username } of forty) {
    await owner
      .insertInto('users')
      .values({
        institution_id,
        user_id,
        username,
        full_name: username,
        email: `${username}@school.example`,
        roles: ['learner'],
        active_role: 'learner',
        current_language: 'en',
      })
      .execute()
    await owner
      .insertInto('users_classes')
      .values({ institution_id, class_id: classA, user_id, role: 'learner' })
      .execute()
  }
  listening = await openListening(school)
})
afterAll(async () => {
  listening.close()
  await school.close()
})

const as = people.teacher
const eventsIn = (text: string) => [...text.matchAll(/id: (\S+)\nevent: clicker/g)].map(([, id]) => id)
const lastIn = (text: string) => [...text.matchAll(/id: (\S+)/g)].at(-1)?.[1] ?? ''
const isTold = async (listener: Listening) => expect.poll(listener.text).toMatch(/event: anew/)
const answers = async (clicker_id: string) => (await value(school, readClicker, { clicker_id }, { as })).answered

it('each of forty hears each step once, though half of the lines break between; answers count once; a teacher who slept sees them all', async () => {
  const clicker_id = randomUUID()
  const questions = ['q1', 'q2'].map((question_id) => ({ content_id: assessment, question_id }))
  const teacher = await listening.listen(as)
  const lines = await Promise.all(forty.map((person) => listening.listen(person)))
  await Promise.all([teacher, ...lines].map(isTold))

  await value(school, startClicker, { clicker_id, class_id: classA, questions }, { as })
  await value(school, moveClicker, { clicker_id, at: 0, step: 'open' }, { as })
  for (const line of lines) await expect.poll(() => eventsIn(line.text())).toHaveLength(2)

  // Whoever hears of it asks, and everybody answers at once; each answer is sent twice, as by a network that hides the first.
  const running = await Promise.all(forty.map((person) => value(school, readRunningClickers, {}, { as: person })))
  expect(running.every(({ list: [first] }) => first?.asked?.question_id === 'q1')).toBe(true)
  teacher.leave()
  const given = forty.map((person, at) => ({ person, command_id: randomUUID(), answer: [at % 4 === 0 ? 'o2' : 'o1'] }))
  const send = ({ person, command_id, answer }: (typeof given)[number]) =>
    call(school, answerClicker, { clicker_id, at: 0, answer }, { as: person, command_id })
  const sent = await Promise.all([...given, ...given].map(send))
  expect(sent.every(({ ok }) => ok)).toBe(true)
  expect(await answers(clicker_id)).toBe(40)

  // Learners hear nothing of answers. Half of their lines break, and miss two steps.
  const broken = lines.filter((_, at) => at % 2 === 0)
  for (const line of broken) line.leave()
  await value(school, moveClicker, { clicker_id, at: 0, step: 'close' }, { as })
  await value(school, moveClicker, { clicker_id, at: 0, step: 'reveal' }, { as })
  const again = new Map(
    await Promise.all(
      broken.map(
        async (line) =>
          [line, await listening.listen(forty[lines.indexOf(line)], { 'last-event-id': lastIn(line.text()) })] as const,
      ),
    ),
  )
  await value(school, moveClicker, { clicker_id, at: 0, step: 'next' }, { as })
  for (const line of lines)
    await expect.poll(() => [...eventsIn(line.text()), ...eventsIn(again.get(line)?.text() ?? '')]).toHaveLength(5)
  const heard = lines.map((line) => [...eventsIn(line.text()), ...eventsIn(again.get(line)?.text() ?? '')].join(' '))
  expect(new Set(heard).size).toBe(1)
  expect([...again.values()].some((line) => line.text().includes('anew'))).toBe(false)

  // One who comes with an answer to the question before is told so; nothing of it is counted for this one.
  expect(await call(school, answerClicker, { clicker_id, at: 0, answer: ['o1'] }, { as: forty[0]! })).toEqual({
    ok: false,
    refusal: 'clicker_closed',
  })

  // The teacher's phone wakes up: it knows no id any more, is told to ask for everything, and finds everything.
  const awake = await listening.listen(as)
  await isTold(awake)
  expect(await value(school, readClicker, { clicker_id }, { as })).toMatchObject({
    state: 'open',
    at: 1,
    learners: 40,
    answered: 0,
    questions: [
      { answered: 40, right: 30 },
      { answered: 0, right: 0 },
    ],
  })
  await Promise.all(
    forty.map((person) => call(school, answerClicker, { clicker_id, at: 1, answer: ['5'] }, { as: person })),
  )
  await expect.poll(() => eventsIn(awake.text())).toHaveLength(40)
  expect(await answers(clicker_id)).toBe(40)
})
