import { expect, test } from 'vitest'
import {
  assignmentLooks,
  assignmentStates,
  contentLooks,
  downloadLooks,
  downloadStates,
  scoreLooks,
} from '../src/feedback/status-looks.tsx'

test.each([
  ['content', contentLooks],
  ['assignment', assignmentLooks],
  ['download', downloadLooks],
  ['score', scoreLooks],
])('no two states of %s share a picture: colour is never all that tells them apart', (_, looks) => {
  const icons = Object.values(looks).map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
})

test('numbers of the wire have their looks', () => {
  expect(assignmentStates.map((state) => assignmentLooks[state].icon)).toEqual(['ring', 'send', 'check', 'again'])
  expect(downloadStates.map((state) => downloadLooks[state].icon)).toEqual([
    'close',
    'clock',
    'pause',
    'downloads',
    'check',
  ])
})
