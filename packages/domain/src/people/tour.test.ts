import { expect, test } from 'vitest'
import { readTour } from '@maktab/contracts/people/tour'
import { joinTours, parseTour, stepsLeft, untouchedTour, withShown } from './tour.ts'

const home = { route: '/learner/dashboard', steps: ['go_on', 'due_next', 'figures'] }
const seen = (...steps: string[]) => ({ version: 4 as const, features: [{ route: home.route, steps }] })

test.each([
  ['nothing was shown', untouchedTour, ['go_on', 'due_next', 'figures']],
  ['the first was shown', seen('go_on'), ['due_next', 'figures']],
  ['a later one was shown, the first was not there then', seen('figures'), ['go_on', 'due_next']],
  ['everything was shown', seen('figures', 'due_next', 'go_on'), []],
  ['a step that the tour no longer has was shown', seen('old'), ['go_on', 'due_next', 'figures']],
  [
    'another screen was shown',
    { version: 4 as const, features: [{ route: '/learner/assignments', steps: ['go_on'] }] },
    ['go_on', 'due_next', 'figures'],
  ],
])('%s', (_, tour, left) => {
  expect(stepsLeft(tour, home)).toEqual(left)
})

test('what was shown on two devices counts on both, once', () => {
  expect(joinTours(seen('go_on'), seen('go_on', 'figures'))).toEqual(seen('go_on', 'figures'))
  expect(withShown(seen('go_on'), { route: '/learner/assignments', steps: ['parts'] }).features).toEqual([
    { route: '/learner/dashboard', steps: ['go_on'] },
    { route: '/learner/assignments', steps: ['parts'] },
  ])
})

test.each([
  [JSON.stringify(seen('go_on')), seen('go_on')],
  [JSON.stringify({ ...seen('go_on'), more: 1 }), seen('go_on')],
  [JSON.stringify({ version: 3, features: [] }), undefined],
  [JSON.stringify({ version: 4 }), undefined],
  [JSON.stringify({ version: 4, features: [{ route: 1, steps: [] }] }), undefined],
  [JSON.stringify({ version: 4, features: [{ route: '/x', steps: [1] }] }), undefined],
  ['[]', undefined],
  ['null', undefined],
  ['', undefined],
  [null, undefined],
])('the device and the server read %s alike', (text, expected) => {
  expect(parseTour(text)).toEqual(expected)
  expect(readTour(text ?? '')).toEqual(expected)
})
