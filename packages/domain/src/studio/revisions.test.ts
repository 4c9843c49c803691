import type { ContentBody } from '@maktab/contracts/content/contents'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { describe, expect, test } from 'vitest'
import { bodyFaults, decideBody, placeRevision } from './revisions.ts'

const refused = (refusal: string) => ({ ok: false, refusal })
const article = (...blocks: Extract<ContentBody, { kind: 'article' }>['blocks']): ContentBody => ({
  kind: 'article',
  blocks,
})
const file = { sha256: 'a'.repeat(64), name: 'a.png', mime_type: 'image/png', size_bytes: 1, url: '' }
const question = { kind: 'true_false', question_id: 'q1', text: 'Is it?', correct: true, explanation: '' } as const

test.each<[string, string, ContentBody, readonly string[]]>([
  ['an article', 'Title', article({ kind: 'paragraph', text: 'Words' }), []],
  ['an article with a formula', 'Title', article({ kind: 'maths', tex: 'x^2' }), []],
  ['an article with a picture', 'Title', article({ kind: 'image', file, alt: '' }), []],
  [
    'an article without words',
    ' ',
    article(
      { kind: 'paragraph', text: ' ' },
      { kind: 'list', ordered: false, items: [''] },
      { kind: 'term', term: 'Force', meaning: '' },
    ),
    ['title', 'empty'],
  ],
  ['nothing', 'Title', article(), ['empty']],
  ['questions', 'Title', { kind: 'assessment', questions: [question] }, []],
  ['the same question twice', 'Title', { kind: 'assessment', questions: [question, question] }, ['questions']],
  ['a question without a text', 'Title', { kind: 'assessment', questions: [{ ...question, text: '' }] }, ['questions']],
  ['no question', 'Title', { kind: 'assessment', questions: [] }, ['empty']],
  ['a link to nowhere', 'Title', { kind: 'link', url: '' }, ['empty']],
  ['a file', 'Title', { kind: 'document', file }, []],
])('%s called %j lacks %j', (_what, title, body, faults) => expect(bodyFaults({ title, body })).toEqual(faults))

describe('a body', () => {
  const decide = (
    content_type: Parameters<typeof decideBody>[0]['content_type'],
    body: ContentBody,
    earlierType?: string,
  ) => decideBody({ content_type, body, earlierType })
  test('is of its type', () => {
    expect(decide('article', article())).toEqual({ ok: true, value: article() })
    expect(decide('mcq', { kind: 'assessment', questions: [question] })).toMatchObject({ ok: true })
    expect(decide('video', article())).toEqual(refused('body_differs'))
    expect(decide('article', article(), 'document')).toEqual(refused('body_differs'))
    expect(
      decide('assessment', {
        kind: 'sealed_assessment',
        questions: [{ kind: 'true_false', question_id: 'q1', text: '?' }],
        closes_on: '2026-01-01T00:00:00Z',
      }),
    ).toEqual(refused('body_differs'))
  })
  test('leads only where it may', () => {
    expect(decide('link', { kind: 'link', url: 'maktab.af' })).toMatchObject({
      ok: true,
      value: { url: 'https://maktab.af/' },
    })
    expect(decide('link', { kind: 'link', url: 'javascript:alert(1)' })).toEqual(refused('link_refused'))
    expect(decide('embed_tag', { kind: 'embed', src: 'https://evil.example', width: null, height: null })).toEqual(
      refused('site_refused'),
    )
  })
  test.each([
    ['https://maktab.af', true],
    ['mailto:a@maktab.af', true],
    ['tel:+93701234567', true],
    ['http://maktab.af', false],
    ['javascript:alert(1)', false],
    ['https://a b', false],
    [undefined, false],
  ])('words of an article may lead to %s: %s', (href, may) => {
    const mark = { kind: 'link' as const, from: 0, to: 2, ...(href !== undefined && { href }) }
    for (const body of [
      article({ kind: 'paragraph', text: 'to', marks: [mark] }),
      article({ kind: 'list', ordered: false, items: ['to'], item_marks: [[mark]] }),
    ])
      expect(decide('article', body).ok).toBe(may)
  })
})

test('a revision follows the one that the writer saw', () => {
  const lessons = [
    { lesson_guid: 'a', title: '', summary: '', skill_ids: [], contents: [{ content_id: 1, revision: 3 }] },
  ]
  const tree: CourseTree = {
    title: '',
    subject: '',
    grade: '',
    language: 'en',
    min_completion_percentage: 75,
    counted_attempt: 'best',
    lessons,
  }
  const place = (content_id: number | null, based_on: number | null, lesson_guid = 'a') =>
    placeRevision({ tree, lesson_guid, content_id, based_on })
  expect(place(1, 3).ok).toBe(true)
  expect(place(1, 2)).toEqual(refused('draft_changed'))
  expect(place(2, 1)).toEqual(refused('not_found'))
  expect(place(null, null).ok).toBe(true)
  expect(place(null, null, 'b')).toEqual(refused('not_found'))
})
