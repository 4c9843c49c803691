import { expect, test } from 'vitest'
import { videoOfCaptions } from './import-kinds.ts'

const videos = (...names: readonly string[]) => names.map((name) => ({ name }))

test.each([
  ['film.ps.vtt', ['film.mp4'], 'film.mp4'],
  ['film.vtt', ['other.mp4', 'Film.webm'], 'Film.webm'],
  ['film two.ps.srt', ['film.mp4', 'film two.mp4'], 'film two.mp4'],
  ['titles.ps.vtt', ['film.mp4'], 'film.mp4'],
  ['titles.ps.vtt', ['film.mp4', 'other.mp4'], undefined],
  ['film.vtt', [], undefined],
])('%s beside %j belongs to %s', (captions, names, video) =>
  expect(videoOfCaptions(captions, videos(...names))?.name).toBe(video),
)
