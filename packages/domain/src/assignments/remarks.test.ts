import { expect, test } from 'vitest'
import { offerRemarks } from './remarks.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 20, hour))
const said = (teacher_remarks: string, hour: number) => ({ teacher_remarks, scored_on: at(hour) })
const saved = (text: string, hour: number) => ({ text, changed_on: at(hour) })
const offered = (
  ...[said, saved = []]: [Parameters<typeof offerRemarks>[0]['said'], Parameters<typeof offerRemarks>[0]['saved']?]
) => offerRemarks({ said, saved }).map(({ text, is_saved }) => (is_saved ? `* ${text}` : text))

test.each([
  ['nothing was ever said', [], [], []],
  ['the last one comes first', [said('Good', 9), said('Fair', 8)], [], ['Good', 'Fair']],
  ['what was said to forty is offered once', [said('Good', 9), said('Fair', 8), said('Good', 7)], [], ['Good', 'Fair']],
  ['each line is one', [said('Good\n\n  Show the units \n', 9)], [], ['Good', 'Show the units']],
  ['what cannot be seen is none', [said('\u200c\n \u200f', 9)], [], []],
  ['one that is too long is none', [said(`${'a'.repeat(301)}\n${'b'.repeat(300)}`, 9)], [], ['b'.repeat(300)]],
  ['a saved one stands first, and once', [said('Good', 9), said('Fair', 8)], [saved('Fair', 1)], ['* Fair', 'Good']],
  [
    'of saved ones what was said or saved last comes first',
    [said('Good', 6)],
    [saved('Well done', 5), saved('Good', 1), saved('Fair', 7)],
    ['* Fair', '* Good', '* Well done'],
  ],
  ['saved at one moment they stand by their letters', [], [saved('b', 1), saved('a', 1)], ['* a', '* b']],
])('%s', (_case, spoken, kept, expected) => {
  expect(offered(spoken, kept)).toEqual(expected)
})

test('a hundred are offered: saved ones before those that were only said', () => {
  const kept = Array.from({ length: 101 }, (_, number) => saved(`saved ${number}`, number))
  const list = offered([said('Good', 200)], kept)
  expect(list).toHaveLength(100)
  expect(list.at(-1)).toBe('* saved 1')
  expect(offered([said('Good', 200)], kept.slice(0, 99)).at(-1)).toBe('Good')
})
