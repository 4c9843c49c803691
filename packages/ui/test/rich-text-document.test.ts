import { describe, expect, test } from 'vitest'
import {
  addressOfTyped,
  cleanRichText,
  directionOf,
  isEmptyRichText,
  isPlainRichText,
  linesOfRichText,
  richTextLimits,
  richTextOfLines,
  safeAddress,
} from '../src/editor/rich-text-document.ts'

const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const empty = doc({ type: 'paragraph' })

test.each([
  'https://maktab.af',
  'https://maktab.af/lessons?page=2#top',
  'https://example.com/ښوونځی',
  'HTTPS://EXAMPLE.COM',
  'mailto:a.karimi@maktab.af',
  'tel:+93701234567',
])('%s may be linked to', (address) => {
  expect(safeAddress(address)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://maktab.af/1',
  'file:///etc/passwd',
  'http://example.com',
  '//example.com',
  '/account',
  '#top',
  'https:',
  'https://',
  'https:///example.com',
  'https://bank.com@evil.com',
  'https://user:secret@example.com',
  'https://example.com\\@evil.com',
  'https://exam\u202eple.com',
  'https://exa mple.com',
  'mailto:',
  'mailto:a@b@c.com',
  'tel:*#06#',
  `https://example.com/${'a'.repeat(2000)}`,
  '',
  7,
  null,
  { toString: () => 'https://example.com' },
])('%j may not be linked to', (address) => {
  expect(safeAddress(address)).toBeUndefined()
})

test.each([
  ['maktab.af', 'https://maktab.af'],
  [' www.maktab.af/lessons ', 'https://www.maktab.af/lessons'],
  ['a.karimi@maktab.af', 'mailto:a.karimi@maktab.af'],
  ['+93 (70) 123-4567', 'tel:+93701234567'],
  ['https://maktab.af', 'https://maktab.af'],
  ['javascript:alert(1)', undefined],
  ['http://maktab.af', undefined],
  ['maktab', undefined],
  ['', undefined],
])('typed as "%s" an address is %s', (typed, address) => {
  expect(addressOfTyped(typed)).toBe(address)
})

describe('a document', () => {
  const good = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('لوست ۱')] },
    paragraph(
      text('سلام '),
      text('bold', { type: 'bold' }),
      { type: 'hardBreak' },
      text('here', link('https://maktab.af'), { type: 'italic' }),
    ),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('three'))] }] },
    { type: 'blockquote', content: [paragraph(text('said'))] },
  )

  test('of allowed parts stays as it is, and is the same when cleaned again', () => {
    expect(cleanRichText(good)).toEqual(good)
    expect(cleanRichText(cleanRichText(good))).toEqual(good)
    expect(linesOfRichText(cleanRichText(good))).toBe('لوست ۱\nسلام bold\nhere\none\nthree\nsaid')
  })

  test.each([
    ['nothing', undefined, empty],
    ['null', null, empty],
    ['a text', 'hello', empty],
    ['a number', 5, empty],
    ['a list', [doc()], empty],
    ['an empty document', doc(), empty],
    ['content that is no list', { type: 'doc', content: 'x' }, empty],
    ['holes', doc(null, 5, 'x', [], paragraph(null, 7)), empty],
    ['a bare block', paragraph(text('a')), doc(paragraph(text('a')))],
    ['a bare text', doc(text('a'), text('b')), doc(paragraph(text('a'), text('b')))],
    [
      'an unknown block',
      doc({ type: 'iframe', attrs: { src: 'https://evil.com' }, content: [paragraph(text('words'))] }),
      doc(paragraph(text('words'))),
    ],
    ['an image', doc({ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }), empty],
    [
      'an unknown inline',
      doc(paragraph(text('a'), { type: 'mention', content: [text('Zarghuna')] })),
      doc(paragraph(text('a'), text('Zarghuna'))),
    ],
    [
      'a script in text',
      doc(paragraph(text('<script>alert(1)</script>'))),
      doc(paragraph(text('<script>alert(1)</script>'))),
    ],
    ['an unsafe link', doc(paragraph(text('click', link('javascript:alert(1)')))), doc(paragraph(text('click')))],
    ['a link without address', doc(paragraph(text('click', { type: 'link' }))), doc(paragraph(text('click')))],
    [
      'more on a link',
      doc(
        paragraph(
          text('a', { type: 'link', attrs: { href: 'https://a.af', target: '_top', onclick: 'x', class: 'y' } }),
        ),
      ),
      doc(paragraph(text('a', link('https://a.af')))),
    ],
    [
      'unknown marks',
      doc(paragraph(text('a', { type: 'style' }, { type: 'bold' }, { type: 'bold' }, 7))),
      doc(paragraph(text('a', { type: 'bold' }))),
    ],
    [
      'a heading of level 1',
      doc({ type: 'heading', attrs: { level: 1 }, content: [text('a')] }),
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('a')] }),
    ],
    [
      'a heading of level 6',
      doc({ type: 'heading', attrs: { level: 6 }, content: [text('a')] }),
      doc({ type: 'heading', attrs: { level: 3 }, content: [text('a')] }),
    ],
    [
      'a heading of no level',
      doc({ type: 'heading', attrs: { level: '2;x' }, content: [text('a')] }),
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('a')] }),
    ],
    [
      'a list that starts nowhere',
      doc({ type: 'orderedList', attrs: { start: -1 }, content: [paragraph(text('a'))] }),
      doc({
        type: 'orderedList',
        attrs: { start: 1 },
        content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
      }),
    ],
    ['an empty list', doc({ type: 'bulletList', content: [] }), empty],
    [
      'an item that begins with a list',
      doc({
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [paragraph(text('a'))] }] }],
      }),
      doc({
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph' },
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
            ],
          },
        ],
      }),
    ],
    ['control characters', doc(paragraph(text('a\u0000b\u001fc\td'))), doc(paragraph(text('abc\td')))],
    [
      'a prototype',
      JSON.parse(
        '{"type":"doc","__proto__":{"polluted":true},"content":[{"type":"paragraph","constructor":{"prototype":{}},"content":[{"type":"text","text":"a"}]}]}',
      ),
      doc(paragraph(text('a'))),
    ],
  ])('with %s comes out clean', (_, given, expected) => {
    expect(cleanRichText(given)).toEqual(expected)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('that is too deep keeps its words and loses its depth', () => {
    let nested: unknown = paragraph(text('deep'))
    for (let level = 0; level < 30; level += 1) nested = { type: 'blockquote', content: [nested] }
    const cleaned = cleanRichText(doc(nested))
    expect(JSON.stringify(cleaned).split('blockquote')).toHaveLength(richTextLimits.depth + 1)
    expect(linesOfRichText(cleaned)).toBe('deep')
  })

  test('that never ends ends', () => {
    const circle: { type: string; content: unknown[] } = { type: 'blockquote', content: [] }
    circle.content.push(paragraph(text('round')), circle, circle)
    expect(linesOfRichText(cleanRichText(circle))).toContain('round')
    const unknown: { type: string; content: unknown[] } = { type: 'maze', content: [] }
    unknown.content.push(unknown, unknown, unknown)
    expect(cleanRichText(unknown)).toEqual(empty)
  })

  test('that is too long or too many is cut', () => {
    const long = cleanRichText(doc(paragraph(text('ا'.repeat(40_000)), text('b'.repeat(40_000))), paragraph(text('c'))))
    expect(linesOfRichText(long).replace(/\n/g, '')).toHaveLength(richTextLimits.characters)
    const many = cleanRichText(doc(...Array.from({ length: 20_000 }, () => paragraph(text('a')))))
    expect(many.content.length).toBeLessThanOrEqual(richTextLimits.nodes / 2 + 1)
  })
})

test('lines become paragraphs and lines again', () => {
  const lines = 'سلام\n\nline 2'
  expect(linesOfRichText(richTextOfLines(lines))).toBe(lines)
  expect(richTextOfLines('')).toEqual(empty)
})

test('a document knows whether it is empty and whether it is plain', () => {
  expect(isEmptyRichText(richTextOfLines(' \n '))).toBe(true)
  expect(isEmptyRichText(richTextOfLines('a'))).toBe(false)
  expect(isPlainRichText(richTextOfLines('a\nb'))).toBe(true)
  expect(isPlainRichText(cleanRichText(doc(paragraph(text('a', { type: 'bold' })))))).toBe(false)
  expect(isPlainRichText(cleanRichText(doc({ type: 'blockquote', content: [paragraph(text('a'))] })))).toBe(false)
})

test.each([
  ['سلام hello', 'rtl'],
  ['hello سلام', 'ltr'],
  ['12 سلام', 'rtl'],
  ['«Émile»', 'ltr'],
  ['۱۲ + ۳', undefined],
  ['', undefined],
])('"%s" runs %s', (words, direction) => {
  expect(directionOf(words)).toBe(direction)
})
