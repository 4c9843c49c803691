import { expect, test } from 'vitest'
import { packKeptFiles } from './kept-packs.ts'

const file = (name: string, size = 1_000) => ({ url: `assets/${name}`, revision: null, size })
const built = {
  manifest: { 'src/features/questions/maths-drawn.tsx': { file: 'assets/maths-drawn-AAAAAAAA.js' } },
  textOf: (name: string) => `text of ${name}`,
}
const namesOf = (text: string) => Object.keys(JSON.parse(text) as Record<string, string>)

test('small scripts and styles travel together, with their texts', () => {
  const { listed, packs } = packKeptFiles([file('b-AAAAAAAA.css'), file('a-AAAAAAAA.js')], built)
  expect(packs).toEqual([
    {
      name: expect.stringMatching(/^assets\/pack-[0-9a-f]{8}\.json$/),
      text: '{"assets/a-AAAAAAAA.js":"text of assets/a-AAAAAAAA.js","assets/b-AAAAAAAA.css":"text of assets/b-AAAAAAAA.css"}',
    },
  ])
  expect(listed.map(({ pack }) => pack)).toEqual([packs[0]!.name, packs[0]!.name])
})

test.each([
  ['a large script', file('a-AAAAAAAA.js', 100_000)],
  ['an engine', file('a-AAAAAAAA.wasm')],
  ['letters', file('a-AAAAAAAA.woff2')],
  ['a worker, which goes by the policy that it came with', file('store.worker-AAAAAAAA.js')],
  ['a file without a hash in its name', { url: 'appearance.js', revision: 'x', size: 1_000 }],
])('%s travels by itself', (_, one) => {
  const { listed, packs } = packKeptFiles([one], built)
  expect([listed, packs]).toEqual([[{ url: one.url, revision: one.revision }], []])
})

test('a pack holds a quarter of a megabyte at most, and every file stands in one', () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}-AAAAAAAA.js`)
  const { packs } = packKeptFiles(
    names.map((name) => file(name, 60_000)),
    built,
  )
  expect(packs.map(({ text }) => namesOf(text).length)).toEqual([4, 4, 4])
  expect(new Set(packs.flatMap(({ text }) => namesOf(text))).size).toBe(12)
})

test('a pack with other contents has another name', () => {
  const nameOf = (text: string) =>
    packKeptFiles([file('a-AAAAAAAA.js')], { ...built, textOf: () => text }).packs[0]!.name
  expect(nameOf('one')).not.toBe(nameOf('two'))
})

test('large files are fetched first, those that no page needs at its start last', () => {
  const { listed } = packKeptFiles(
    [file('maths-drawn-AAAAAAAA.js', 200_000), file('a-AAAAAAAA.js'), file('engine-AAAAAAAA.wasm', 500_000)],
    built,
  )
  expect(listed.map(({ url, isLater }) => [url, isLater])).toEqual([
    ['assets/engine-AAAAAAAA.wasm', undefined],
    ['assets/a-AAAAAAAA.js', undefined],
    ['assets/maths-drawn-AAAAAAAA.js', true],
  ])
})
