import { expect, test } from 'vitest'
import { sortFiles } from '../src/fields/file-rules.ts'

const limits = { files: 3, bytes: 1000, endings: ['pdf', 'jpg'] }
const file = (name: string, size = 10) => ({ name, size })

test.each([
  ['one that may', [file('a.pdf')], [], ['a.pdf'], []],
  ['an ending in capitals', [file('A.PDF')], [], ['A.PDF'], []],
  ['exactly as large as allowed', [file('a.pdf', 1000)], [], ['a.pdf'], []],
  ['too large', [file('a.pdf', 1001), file('b.jpg')], [], ['b.jpg'], ['a.pdf large']],
  ['of another kind', [file('a.exe'), file('b.jpg')], [], ['b.jpg'], ['a.exe kind']],
  ['without an ending', [file('pdf')], [], [], ['pdf kind']],
  ['empty', [file('a.pdf', 0)], [], [], ['a.pdf empty']],
  ['there already', [file('a.pdf')], [file('a.pdf')], [], ['a.pdf double']],
  ['there already, of unknown size', [file('a.pdf')], [{ name: 'a.pdf', size: undefined }], [], ['a.pdf double']],
  ['of the same name and another size', [file('a.pdf', 11)], [file('a.pdf')], ['a.pdf'], []],
  ['twice in one choice', [file('a.pdf'), file('a.pdf')], [], ['a.pdf'], ['a.pdf double']],
  [
    'more than there is room for',
    [file('a.pdf'), file('b.pdf'), file('c.pdf')],
    [file('x.pdf')],
    ['a.pdf', 'b.pdf'],
    ['c.pdf many'],
  ],
  [
    'one that is refused takes no room',
    [file('a.exe'), file('b.pdf'), file('c.pdf')],
    [file('x.pdf')],
    ['b.pdf', 'c.pdf'],
    ['a.exe kind'],
  ],
])('%s', (_, chosen, present, accepted, refused) => {
  const sorted = sortFiles({ chosen, present, limits })
  expect(sorted.accepted.map(({ name }) => name)).toEqual(accepted)
  expect(sorted.refused.map(({ file: { name }, why }) => `${name} ${why}`)).toEqual(refused)
})

test('without endings any kind may', () => {
  expect(sortFiles({ chosen: [file('a')], present: [], limits: { files: 1, bytes: 10 } }).accepted).toHaveLength(1)
})
