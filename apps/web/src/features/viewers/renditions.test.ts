import { expect, test } from 'vitest'
import { isDear, renditionsOf, type Line } from './renditions.ts'

const file = (name: string) => ({
  sha256: 'a'.repeat(64),
  name,
  mime_type: 'video/mp4',
  size_bytes: 1,
  url: `/${name}`,
})

test.each([
  [null, null, ['whole']],
  [file('small'), null, ['whole', 'small']],
  [null, file('audio'), ['whole', 'audio']],
  [file('small'), file('audio'), ['whole', 'small', 'audio']],
])('small %o, audio %o', (small, audio, expected) => {
  expect(renditionsOf({ file: file('whole'), small, audio }).map(({ rendition }) => rendition)).toEqual(expected)
})

test.each<[Line, boolean]>([
  [{ isOnline: true }, false],
  [{ isOnline: true, saveData: true }, true],
  [{ isOnline: true, type: 'cellular' }, true],
  [{ isOnline: true, type: 'wifi' }, false],
  [{ isOnline: false, saveData: true, type: 'cellular' }, false],
])('%o is dear: %s', (line, expected) => {
  expect(isDear(line)).toBe(expected)
})
