import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openListening, type Listen, type Listening } from '../../test/listen.ts'
import { classA, classB, classThere, openSchool, people, type School } from '../../test/school.ts'
import { openPostgresBus } from './postgres-bus.ts'

let school: School
let listening: Awaited<ReturnType<typeof openListening>>
const listen: Listen = (person, headers) => listening.listen(person, headers)
beforeAll(async () => {
  school = await openSchool()
  listening = await openListening(school)
})
afterEach(() => listening.close())
afterAll(() => school.close())

const event = (class_id: number, to: 'everybody' | 'teachers' | number = 'everybody', institution_id = 10) => ({
  institution_id,
  class_id,
  to,
  kind: 'clicker' as const,
  id: randomUUID(),
})
const idsIn = (text: string) => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)

it('nobody without a good token, and none in the address', async () => {
  expect((await listen(undefined)).status).toBe(401)
  expect((await listen(undefined, { authorization: 'Bearer made.up.token' })).status).toBe(401)
})

it('is neither gathered nor compressed, and says at once to ask for everything', async () => {
  const { status, headers, text } = await listen(people.learner)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  expect(headers['content-encoding']).toBeUndefined()
  await expect.poll(text).toMatch(/^retry: 2000\n\nid: \S+\nevent: anew\ndata: \{\}\n\n/)
  // The line is kept alive.
  await expect.poll(text).toMatch(/\n:\n\n/)
})

it('each hears of their own classes, and only teachers of answers', async () => {
  const [learner, outsider, teacher, there] = await Promise.all(
    [people.learner, people.outsider, people.teacher, people.learnerThere].map((person) => listen(person)),
  )
  const [ofA, ofB, answers, elsewhere, forged] = [
    event(classA),
    event(classB),
    event(classA, 'teachers'),
    event(classThere, 'everybody', 20),
    event(classA, 'everybody', 20),
  ]
  for (const one of [ofA, ofB, answers, elsewhere, forged]) school.bus.publish(one)
  await expect.poll(() => idsIn(learner!.text())).toEqual([ofA.id])
  await expect.poll(() => idsIn(outsider!.text())).toEqual([ofB.id])
  await expect.poll(() => idsIn(teacher!.text())).toEqual([ofA.id, ofB.id, answers.id])
  await expect.poll(() => idsIn(there!.text())).toEqual([elsewhere.id])
})

it('of one learner’s work they hear themselves, and their teachers', async () => {
  const [learner, classmate, teacher] = await Promise.all(
    [people.learner, people.classmate, people.teacher].map((person) => listen(person)),
  )
  const own = { ...event(classA, people.learner.user_id), kind: 'work' as const }
  const of = event(classA)
  for (const one of [own, of]) school.bus.publish(one)
  await expect.poll(() => idsIn(classmate!.text())).toEqual([of.id])
  await expect.poll(() => idsIn(learner!.text())).toEqual([own.id, of.id])
  await expect.poll(() => idsIn(teacher!.text())).toEqual([own.id, of.id])
  expect(learner!.text()).toMatch(/event: work\n/)
})

it('who comes back is told what they missed; of an id that nobody knows, to ask for everything', async () => {
  const first = await listen(people.learner)
  await expect.poll(first.text).toMatch(/event: anew/)
  const last = /id: (\S+)/.exec(first.text())![1]!
  const missed = [event(classA), event(classB), event(classA)]
  for (const one of missed) school.bus.publish(one)
  const again = await listen(people.learner, { 'last-event-id': last })
  await expect.poll(() => idsIn(again.text())).toEqual([missed[0]!.id, missed[2]!.id])
  expect(again.text()).not.toMatch(/anew/)
  const strange = await listen(people.learner, { 'last-event-id': 'another-7' })
  await expect.poll(strange.text).toMatch(/event: anew/)
})

it('ids do not count what moved in other schools', async () => {
  const idOf = async () => /id: (\S+)/.exec((await untilAnew()).text())![1]!
  const untilAnew = async () => {
    const stream = await listen(people.learner)
    await expect.poll(stream.text).toMatch(/event: anew/)
    return stream
  }
  const before = await idOf()
  school.bus.publish(event(classThere, 'everybody', 20))
  expect(await idOf()).toBe(before)
  school.bus.publish(event(classA))
  expect(await idOf()).not.toBe(before)
})

it('ends with the session', async () => {
  const session_id = randomUUID()
  const authorization = `Bearer ${school.tokens.giveAccess({ ...people.learner, session_id }, school.clock.now).auth_token}`
  const stream = await listen(undefined, { authorization })
  expect(stream.status).toBe(200)
  school.ended.note([session_id])
  await stream.ended
  expect((await listen(undefined, { authorization })).status).toBe(401)
})

it('the oldest of five gives way', async () => {
  const streams: Listening[] = []
  for (let count = 0; count < 5; count += 1) streams.push(await listen(people.classmate))
  await streams[0]!.ended
  const told = event(classA)
  school.bus.publish(told)
  for (const stream of streams.slice(1)) await expect.poll(() => idsIn(stream.text())).toEqual([told.id])
})

it('processes on one database tell each other', async () => {
  const failures: unknown[] = []
  const settings = { url: school.database.url, onFailure: (error: unknown) => void failures.push(error), retryMs: 10 }
  const [one, other] = [await openPostgresBus(settings), await openPostgresBus(settings)]
  const heard: string[] = []
  one.subscribe((event) => void heard.push(`one ${event.kind === 'clicker' ? event.id : event.kind}`))
  other.subscribe((event) => void heard.push(`other ${event.kind === 'clicker' ? event.id : event.kind}`))
  const told = event(classA)
  one.publish(told)
  await expect.poll(() => heard.sort()).toEqual([`one ${told.id}`, `other ${told.id}`])
  heard.length = 0
  other.publish({ kind: 'tenant' })
  await expect.poll(() => heard.sort()).toEqual(['one tenant', 'other tenant'])
  await Promise.all([one.close(), other.close()])
  expect(failures).toEqual([])
})

it('the server’s stop ends every stream', async () => {
  const again = await school.reopen()
  await again.app.listen({ host: '127.0.0.1', port: 0 })
  const { port: second } = again.app.server.address() as AddressInfo
  const request = http.get({
    host: '127.0.0.1',
    port: second,
    path: '/api/events',
    headers: { host: 'localhost', authorization: `Bearer ${school.bearerOf(people.learner)}` },
  })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  const over = once(response, 'end')
  await again.close()
  await over
  expect(response.complete).toBe(true)
})
