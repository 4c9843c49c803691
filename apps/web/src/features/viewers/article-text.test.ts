import type { ArticleBlock } from '@maktab/contracts/content/contents'
import { cleanRichText } from '@maktab/ui/editor/rich-text-document'
import { describe, expect, test } from 'vitest'
import { blocksOf, documentOf, partsOf, runsOf, textBlocksOf } from './article-text.ts'

const blocks: readonly ArticleBlock[] = [
  { kind: 'heading', text: 'کسرونه', level: 2 },
  {
    kind: 'paragraph',
    text: 'A whole has parts.\nEach is $1/n$.',
    marks: [
      { kind: 'link', from: 2, to: 17, href: 'https://maktab.af' },
      { kind: 'bold', from: 2, to: 7 },
    ],
  },
  { kind: 'maths', tex: '\\frac{1}{2}' },
  { kind: 'list', ordered: true, items: ['one', 'two'], item_marks: [[], [{ kind: 'italic', from: 0, to: 3 }]] },
  { kind: 'term', term: 'half', meaning: 'one of two' },
  { kind: 'note', text: 'Remember.' },
]

test('texts that follow each other are one part, and the article is the same again', () => {
  const parts = partsOf(blocks)
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'maths', 'text', 'term', 'note'])
  expect(blocksOf(parts)).toEqual(blocks)
})

test('what the editor holds comes back as it was written', () => {
  for (const part of partsOf(blocks)) {
    if (part.kind !== 'text') continue
    const document = documentOf(part.blocks)
    // The editor cleans what it is given; nothing of an article may fall out there.
    expect(cleanRichText(document)).toEqual(document)
    expect(textBlocksOf(document)).toEqual(part.blocks)
  }
})

describe('of what people write', () => {
  test('empty lines are left out, lists within lists lie in one, quotes are paragraphs', () => {
    const document = cleanRichText({
      type: 'doc',
      content: [
        { type: 'paragraph' },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
                {
                  type: 'bulletList',
                  content: [
                    { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'b' }] }] },
                  ],
                },
              ],
            },
          ],
        },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'said' }] }] },
      ],
    })
    expect(textBlocksOf(document)).toEqual([
      { kind: 'list', ordered: false, items: ['a', 'b'] },
      { kind: 'paragraph', text: 'said' },
    ])
  })
})

test.each([
  ['abc', [], ['abc']],
  ['abc', [{ kind: 'bold', from: 1, to: 2 }], ['a', 'B', 'c']],
  ['abc', [{ kind: 'bold', from: 0, to: 3 }], ['ABC']],
  ['abc', [{ kind: 'bold', from: 2, to: 9 }], ['ab', 'C']],
  ['', [], []],
] as const)('%j with %j is drawn as %j', (text, marks, runs) => {
  expect(runsOf(text, marks).map((run) => (run.isBold ? run.text.toUpperCase() : run.text))).toEqual(runs)
})
