import type { ContentBody } from '@maktab/contracts/content/contents'
import { expect, test } from 'vitest'
import { bodyToKeep, type DownloadQuality } from './kept-bodies.ts'

const fileOf = (name: string) => ({
  sha256: name.padEnd(64, '0'),
  name,
  mime_type: 'video/mp4',
  size_bytes: 1,
  url: `/${name}`,
})
const [whole, small, audio] = [fileOf('a'), fileOf('b'), fileOf('c')]
const film = { kind: 'video', file: whole, duration_seconds: 9, poster: null, captions: [], small, audio } as const
const plain = { ...film, small: null, audio: null }
const keptOf = (file: typeof whole): ContentBody => ({ ...film, captions: [], file, small: null, audio: null })

test.each<[string, ContentBody, DownloadQuality, ContentBody | undefined, typeof whole]>([
  ['small', { ...film, captions: [] }, 'small', undefined, small],
  ['whole', { ...film, captions: [] }, 'whole', undefined, whole],
  ['its sound alone', { ...film, captions: [] }, 'audio', undefined, audio],
  ['whole where there is nothing smaller', { ...plain, captions: [] }, 'small', undefined, whole],
  [
    'small where its sound alone was wanted and there is none',
    { ...film, captions: [], audio: null },
    'audio',
    undefined,
    small,
  ],
  ['as another download keeps it', { ...film, captions: [] }, 'whole', keptOf(audio), audio],
  [
    'as it is wanted now, where what was kept is not one of its files any more',
    { ...film, captions: [] },
    'whole',
    keptOf(fileOf('d')),
    whole,
  ],
  [
    'as it is wanted now, where an older version kept all three',
    { ...film, captions: [] },
    'small',
    { ...film, captions: [] },
    small,
  ],
])('a film is kept once: %s', (_, body, quality, kept, file) => {
  expect(bodyToKeep(body, quality, kept)).toMatchObject({ file, small: null, audio: null })
})

test('what is no film is kept as it is', () => {
  const link: ContentBody = { kind: 'link', url: 'https://example.org' }
  expect(bodyToKeep(link, 'small')).toBe(link)
})
