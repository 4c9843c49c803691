import type { ContentBody } from '@maktab/contracts/content/contents'
import { describe, expect, it } from 'vitest'
import { bodyAsNow, filesOf } from './bodies.ts'

const file = (name: string) => ({
  sha256: 'a'.repeat(64),
  name,
  mime_type: 'video/mp4',
  size_bytes: 1,
  url: `/files/${name}`,
})
const names = (body: ContentBody) => filesOf(body).map(({ name }) => name)

const video: ContentBody = {
  kind: 'video',
  file: file('film'),
  duration_seconds: 3,
  poster: file('poster'),
  captions: [{ language: 'pu', file: file('words') }],
  audio: file('sound'),
  small: null,
}

describe('files of a body', () => {
  const cases: [string, ContentBody, string[]][] = [
    ['a film with all that goes with it', video, ['film', 'poster', 'sound', 'words']],
    [
      'pictures of an article',
      {
        kind: 'article',
        blocks: [
          { kind: 'note', text: '' },
          { kind: 'image', file: file('map'), alt: '' },
        ],
      },
      ['map'],
    ],
    ['a document', { kind: 'document', file: file('sheet') }, ['sheet']],
    ['a link', { kind: 'link', url: 'https://example.org/' }, []],
  ]
  it.each(cases)('%s', (_, body, expected) => expect(names(body)).toEqual(expected))
})

describe('a body that was kept by an earlier version', () => {
  it('has its captions in a list', () => {
    const earlier = { kind: 'video' as const, file: file('film'), duration_seconds: 3, captions: file('words') }
    expect(bodyAsNow(earlier)).toEqual({
      ...video,
      poster: null,
      audio: null,
      captions: [{ language: 'en', file: file('words') }],
    })
    expect(bodyAsNow({ ...earlier, captions: null })).toMatchObject({ captions: [], small: null })
  })
  it('stays as it is where nothing changed', () => expect(bodyAsNow(video)).toBe(video))
})
