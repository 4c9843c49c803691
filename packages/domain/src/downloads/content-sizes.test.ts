import { expect, test } from 'vitest'
import { bytesToTake } from './content-sizes.ts'

const fileOf = (sha256: string, size_bytes: number) => ({ sha256, size_bytes })
const film = {
  kind: 'video',
  file: fileOf('w', 60_000),
  small: fileOf('s', 20_000),
  audio: fileOf('a', 3_000),
  poster: fileOf('p', 500),
} as const
const book = { kind: 'e_book', file: fileOf('b', 7_000) } as const
const text = (...bodies: object[]) => bodies.reduce((sum, body) => sum + JSON.stringify(body).length, 0)

test.each([
  ['of nothing is nothing', [], { whole: 0, small: 0, audio: 0 }],
  [
    'of a film is one of its files, its picture and its text',
    [film],
    { whole: 60_500 + text(film), small: 20_500 + text(film), audio: 3_500 + text(film) },
  ],
  [
    'of a file that two share is counted once',
    [book, book],
    { whole: 7_000 + text(book, book), small: 7_000 + text(book, book), audio: 7_000 + text(book, book) },
  ],
])('the size %s', (_, bodies, bytes) => {
  expect(bytesToTake(bodies)).toEqual(bytes)
})
