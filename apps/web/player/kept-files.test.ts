import { expect, test } from 'vitest'
import { rangeOf } from '../src/worker/byte-range.ts'
import { keptName } from './kept-files.ts'

const origin = 'http://abc.content.localhost:8080'

test.each([
  ['/play/1.2.x.y.sign/game/index.html?level=2#top', '/kept/play/game/index.html'],
  ['/play/another.permit/game/index.html', '/kept/play/game/index.html'],
  ['/play/p/%D9%81%D8%A7%DB%8C%D9%84.html', '/kept/play/%D9%81%D8%A7%DB%8C%D9%84.html'],
  ['/frame/p/', '/kept/frame/'],
  ['/frame/p/h5p', '/kept/frame/h5p'],
  ['/player/h5p/main.bundle.js', '/kept/player/h5p/main.bundle.js'],
  ['/kept/play/index.html', undefined],
  ['/worker.js', undefined],
  ['/', undefined],
])('%s is kept as %s', (path, name) => {
  expect(keptName(new URL(path, origin))).toBe(name && origin + name)
})

test.each([
  [null, undefined],
  ['bytes=0-', { from: 0, to: 100 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['bytes=-5', { from: 95, to: 100 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', undefined],
  ['items=0-1', undefined],
])('%s of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
