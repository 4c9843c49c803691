import { expect, test } from 'vitest'
import { decideAddition, libraryEntriesOf, libraryOf, pageOfLibrary } from './class-library.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T04:00:00.000Z`
const file = (file_id: string, sha256: string, name = 'plan.pdf') => ({ file_id, name, size_bytes: 7, sha256 })
const link = (link_id: string, url: string) => ({ link_id, link_type: 1 as const, title: 'Plan', url })
const from = (on: number, what: { files?: ReturnType<typeof file>[]; links?: ReturnType<typeof link>[] }) =>
  libraryEntriesOf({
    source: 'post',
    source_id: `post ${on}`,
    added_by_name: 'Gulalai',
    added_on: day(on),
    attachments: what.files ?? [],
    links: what.links ?? [],
  })
const ids = (entries: readonly { library_id: string }[]) => entries.map(({ library_id }) => library_id)

test.each([
  [
    'files and links, the newest first',
    [from(1, { files: [file('a', 'A')] }), from(2, { links: [link('l', 'https://x.org')] })],
    {},
    ['l', 'a'],
  ],
  [
    'the same bytes once, by their latest name',
    [from(1, { files: [file('a', 'A')] }), from(2, { files: [file('b', 'A', 'new.pdf')] })],
    {},
    ['b'],
  ],
  [
    'the same address once',
    [from(1, { links: [link('l', 'https://x.org')] }), from(2, { links: [link('m', 'https://x.org')] })],
    {},
    ['m'],
  ],
  ['nothing that was taken out', [from(1, { files: [file('a', 'A')] })], { a: 2 }, []],
  [
    'nothing that is the same as what was taken out',
    [from(1, { files: [file('a', 'A')] }), from(2, { files: [file('b', 'A')] })],
    { a: 3 },
    [],
  ],
  [
    'what was put there again afterwards',
    [from(1, { files: [file('a', 'A')] }), from(4, { files: [file('b', 'A')] })],
    { a: 3 },
    ['b'],
  ],
] as const)('a library has %s', (_what, entries, removed, expected) => {
  const moments = new Map(Object.entries(removed as Record<string, number>).map(([id, on]) => [id, new Date(day(on))]))
  expect(ids(libraryOf(entries.flat(), moments))).toEqual(expected)
})

test('a library is searched and read by pages', () => {
  const entries = libraryOf(
    Array.from({ length: 51 }, (_, index) =>
      from(1, { files: [file(`f${index}`, `${index}`, `Sheet ${index}.pdf`)] }),
    ).flat(),
    new Map(),
  )
  expect(pageOfLibrary(entries, { search: '', page: 2 })).toMatchObject({ list: [{}], total_pages: 2 })
  expect(ids(pageOfLibrary(entries, { search: 'sheet 50', page: 1 }).list)).toEqual(['f50'])
  expect(pageOfLibrary(entries, { search: '', page: 1, kind: 1 })).toEqual({ list: [], total_pages: 1 })
})

test.each([
  ['a file of one’s own', { attachment: { file_id: 'f' } }, 'ok'],
  ['a file of somebody else', { attachment: { file_id: 'g' } }, 'file_missing'],
  ['a link', { link: link('l', 'x.org') }, 'ok'],
  ['a link that runs', { link: link('l', 'javascript:alert(1)') }, 'link_refused'],
  ['nothing', {}, 'nothing_to_add'],
] as const)('what is put into a library: %s', (_what, input, answer) => {
  const decision = decideAddition({ stream: { is_off: false }, input, own_file_ids: ['f'] })
  expect(decision.ok ? 'ok' : decision.refusal).toBe(answer)
})
