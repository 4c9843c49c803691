import type { ContentBody } from '@maktab/contracts/content/contents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ArticleViewer } from './article-viewer.tsx'
import type { Position } from './viewer.ts'

type Article = Extract<ContentBody, { kind: 'article' }>

const pashto: Article = {
  kind: 'article',
  blocks: [
    { kind: 'heading', text: 'کسرونه' },
    { kind: 'paragraph', text: 'یوه ډوډۍ په څلورو برخو وېشو.' },
    { kind: 'term', term: 'denominator', meaning: 'د کرښې لاندې عدد' },
    { kind: 'list', ordered: true, items: ['یو', 'دوه'] },
    { kind: 'note', text: 'دا په یاد ولرئ.' },
  ],
}
const long: Article = {
  kind: 'article',
  blocks: Array.from({ length: 40 }, (_, number) => ({ kind: 'paragraph', text: `Paragraph ${number}. `.repeat(60) })),
}

let stage: Stage
let positions: Position[]
const quiet = { onActivity: () => undefined, onPlaying: () => undefined, onFailure: () => undefined }
const last = () => positions[positions.length - 1]

function show(body: Article, language: 'en' | 'pu', start: Position = { completion: 0, resume_point: '' }) {
  stage.show(
    <ArticleViewer
      body={body}
      title=""
      language={language}
      start={start}
      onPosition={(position) => void positions.push(position)}
      {...quiet}
    />,
  )
}

beforeEach(async () => {
  positions = []
  stage = await setStage()
})
afterEach(() => {
  stage.leave()
  window.scrollTo(0, 0)
})

test('a Pashto text reads from the right on an English screen, a Latin term apart', async () => {
  show(pashto, 'pu')
  await vi.waitFor(() => expect(stage.place.querySelector('article')).not.toBeNull(), { timeout: 8_000 })
  const article = stage.place.querySelector('article') as HTMLElement
  expect(document.documentElement.dir).toBe('ltr')
  expect(getComputedStyle(article).direction).toBe('rtl')
  expect(article.lang).toBe('ps-AF')
  const paragraph = article.querySelector('p') as HTMLElement
  const text = document.createRange()
  text.selectNodeContents(paragraph)
  expect(text.getBoundingClientRect().right).toBeCloseTo(paragraph.getBoundingClientRect().right, 0)
  expect(article.querySelector('dt bdi')?.textContent).toBe('denominator')
})

test('a text that is in sight as a whole is read', async () => {
  show(pashto, 'pu')
  await vi.waitFor(() => expect(last()).toEqual({ completion: 100, resume_point: '0' }), { timeout: 8_000 })
})

test('a long text is read as far as it was scrolled, and never less again', async () => {
  show(long, 'en')
  await vi.waitFor(() => expect(last()?.completion).toBeGreaterThan(0), { timeout: 8_000 })
  expect(last()?.completion).toBeLessThan(50)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await vi.waitFor(() => expect(last()?.completion).toBe(100), { timeout: 8_000 })
  window.scrollTo(0, 0)
  await vi.waitFor(() => expect(last()?.resume_point).toBe('0'), { timeout: 8_000 })
  expect(last()?.completion).toBe(100)
})

test('reading goes on at the block where it stopped', async () => {
  show(long, 'en', { completion: 60, resume_point: '20' })
  await vi.waitFor(() => expect(Number(last()?.resume_point)).toBeGreaterThanOrEqual(19), { timeout: 8_000 })
  expect(last()?.completion).toBeGreaterThanOrEqual(60)
})
