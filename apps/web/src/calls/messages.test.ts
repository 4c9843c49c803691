import { expect, test } from 'vitest'
import { createMessages } from './messages.ts'
import type { Message } from './messages.ts'

const hello: Message = { text: 'hello', tone: 'info' }
const failure: Message = { sentence: 'refusals.server_not_available' }

test('what nobody can show yet is kept, in order', () => {
  const messages = createMessages()
  const shown: Message[] = []
  let changes = 0
  messages.onChange(() => (changes += 1))
  expect(messages.isFramed()).toBe(false)
  messages.say(hello)
  messages.say(failure)
  expect([messages.isWaiting(), changes]).toEqual([true, 2])
  messages.showWith((message) => shown.push(message), 'page')
  expect(shown).toEqual([hello, failure])
  expect(messages.isWaiting()).toBe(false)
})

test('the frame speaks before the page, whichever came first', () => {
  const messages = createMessages()
  const heard: string[] = []
  const leaveFrame = messages.showWith(() => heard.push('frame'), 'frame')
  messages.showWith(() => heard.push('page'), 'page')
  messages.say(hello)
  expect(messages.isFramed()).toBe(true)
  leaveFrame()
  expect(messages.isFramed()).toBe(false)
  messages.say(hello)
  expect(heard).toEqual(['frame', 'page'])
})

test('once nobody is there, it waits again', () => {
  const messages = createMessages()
  const leave = messages.showWith(() => undefined, 'frame')
  leave()
  messages.say(hello)
  expect(messages.isWaiting()).toBe(true)
})
