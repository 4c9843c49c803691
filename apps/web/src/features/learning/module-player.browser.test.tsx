import type { AnyAnswer } from '@maktab/client/call'
import type { Module } from '@maktab/contracts/content/lessons'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ModulePlayer } from './module-player.tsx'

const place = { class_id: 3, course_id: 2, lesson_guid: '4f0a4d9e-2a7e-4f0e-9a55-0c6f1e3b7a10' }
const article = (paragraphs: number): Module => ({
  content_id: 11,
  position: 1,
  title: 'Fractions',
  content_type: 'article',
  body: {
    kind: 'article',
    blocks: Array.from({ length: paragraphs }, (_, number) => ({
      kind: 'paragraph',
      text: `Paragraph ${number}. `.repeat(40),
    })),
  },
  size_bytes: 1,
  content_status: 0,
  completion: 0,
  accuracy: null,
  attempts: 0,
  time_spent_in_seconds: 0,
  resume_point: '',
})
const unsavedName = 'maktab.unsaved-progress.7'
const kept = { ok: true, value: {} } as const

let stage: Stage
let statuses: number[]
const inputs = (name: string) =>
  stage.performed.filter((command) => command.name === name).map(({ input }) => input as Record<string, unknown>)
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 8_000 })

async function open(module: Module, answer: AnyAnswer = kept) {
  stage = await setStage({ answers: { saveStatus: () => answer, saveTime: () => answer } })
  stage.show(
    <ModulePlayer
      place={place}
      module={module}
      latest={module}
      status={module.content_status}
      language="en"
      completeFrom={75}
      onStatus={(status) => void statuses.push(status)}
    />,
  )
  await eventually(() => expect(stage.place.querySelector('p')).not.toBeNull())
}

beforeEach(() => {
  statuses = []
  localStorage.clear()
})
afterEach(() => {
  stage.leave()
  window.scrollTo(0, 0)
})

test('a content that is opened is in progress, once', async () => {
  await open(article(60))
  await eventually(() => expect(inputs('saveStatus')).toHaveLength(1))
  expect(inputs('saveStatus')[0]).toMatchObject({
    content_id: 11,
    cms_course_id: 2,
    class_id: 3,
    lesson_guid: place.lesson_guid,
    content_status: 1,
  })
  expect(statuses).toEqual([1])
})

test('it is completed from the share that the course asks for, and only once', async () => {
  await open(article(60))
  window.scrollTo(0, document.documentElement.scrollHeight * 0.4)
  await eventually(() => expect(stage.place.querySelector('article article')).not.toBeNull())
  expect(statuses).not.toContain(2)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await eventually(() => expect(statuses).toContain(2))
  window.scrollTo(0, 0)
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(inputs('saveStatus').filter(({ content_status }) => content_status === 2)).toHaveLength(1)
  const completed = inputs('saveStatus').find(({ content_status }) => content_status === 2)
  expect(completed?.['completion']).toBeGreaterThanOrEqual(75)
})

test('leaving keeps the place, and what was handed on is no longer waiting', async () => {
  await open(article(60))
  window.scrollTo(0, document.documentElement.scrollHeight)
  await eventually(() => expect(statuses).toContain(2))
  stage.leave()
  await eventually(() => expect(inputs('saveTime')).toHaveLength(1))
  expect(Number(inputs('saveTime')[0]?.['resume_point'])).toBeGreaterThan(40)
  expect(inputs('saveTime')[0]).toMatchObject({ content_status: 2, content_type: 'article' })
  await eventually(() => expect(localStorage.getItem(unsavedName)).toBeNull())
})

test('what could not be handed on stays on the device for the next page', async () => {
  await open(article(60), { ok: false, failure: 'unreachable' })
  window.scrollTo(0, document.documentElement.scrollHeight)
  await eventually(() => expect(statuses).toContain(2))
  stage.leave()
  await eventually(() => expect(inputs('saveTime')).toHaveLength(1))
  expect(localStorage.getItem(unsavedName)).toContain('"content_id":11')
})

test('what could not be handed on is sent once more as the page closes, though its screen is long gone', async () => {
  await open(article(60), { ok: false, failure: 'unreachable' })
  window.scrollTo(0, document.documentElement.scrollHeight)
  await eventually(() => expect(statuses).toContain(2))
  stage.leave()
  await eventually(() => expect(inputs('saveTime')).toHaveLength(1))
  window.dispatchEvent(new Event('pagehide'))
  expect(stage.performed.at(-1)).toMatchObject({ name: 'saveTime', isClosing: true, input: inputs('saveTime')[0] })
})
