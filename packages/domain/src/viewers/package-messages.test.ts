import { describe, expect, test } from 'vitest'
import { readPackageMessage, type PackageMessage } from './package-messages.ts'

const state = {
  location: 'page 3',
  suspend_data: 'a=1',
  completion: 'incomplete',
  success: 'unknown',
  score: 40,
  total_time: 65,
} as const
const statement = {
  verb: 'http://adlnet.gov/expapi/verbs/answered',
  object_id: 'http://x/1',
  object_name: 'دوه',
  scaled: 0.5,
  success: true,
  completion: null,
  response: 'a[,]b',
}

const interaction = {
  interaction_id: 'q1',
  type: 'choice',
  description: '',
  response: 'a[,]b',
  expected: 'a',
  is_right: false,
  latency_in_seconds: 12,
} as const

const good: readonly PackageMessage[] = [
  { kind: 'ready' },
  { kind: 'failed', reason: 'unsupported' },
  { kind: 'activity' },
  { kind: 'progress', completion: 0 },
  { kind: 'progress', completion: 99.5 },
  { kind: 'state', state },
  { kind: 'state', state: { ...state, score: null, suspend_data: 'x'.repeat(256_000) } },
  { kind: 'too-large' },
  { kind: 'attempt', attempt: { accuracy: 100, is_passed: null, interactions: [] } },
  { kind: 'asked', interactions: [interaction, { ...interaction, response: '' }] },
  {
    kind: 'attempt',
    attempt: {
      accuracy: 100,
      is_passed: true,
      interactions: [interaction, { ...interaction, is_right: null, latency_in_seconds: null }],
    },
  },
  { kind: 'statement', statement },
  { kind: 'keeping', bytes: 5, total: 10 },
  { kind: 'kept' },
  { kind: 'not-kept', reason: 'storage_full' },
  { kind: 'not-kept', reason: 'not_allowed' },
  { kind: 'dropped' },
]

test.each(good)('$kind is heard', (message) => {
  expect(readPackageMessage(structuredClone(message))).toEqual(message)
})

test('a result is heard though what it tells of its questions cannot all be read', () => {
  const hear = (interactions?: unknown) =>
    readPackageMessage({
      kind: 'attempt',
      attempt: { accuracy: 5, is_passed: null, ...(interactions !== undefined && { interactions }) },
    })
  const heard = (interactions: readonly unknown[]) => ({
    kind: 'attempt',
    attempt: { accuracy: 5, is_passed: null, interactions },
  })
  expect(hear()).toEqual(heard([]))
  expect(hear('all of them')).toEqual(heard([]))
  expect(
    hear([{ ...interaction, type: 'essay' }, interaction, { ...interaction, response: 'x'.repeat(501) }, null]),
  ).toEqual(heard([interaction]))
  expect(hear(Array.from({ length: 300 }, () => interaction))).toEqual(
    heard(Array.from({ length: 100 }, () => interaction)),
  )
})

test('nothing else that stands in a message goes further', () => {
  const more = {
    kind: 'state',
    state: { ...state, user_id: 7, __proto__: { polluted: true } },
    path: 'superadmin/users',
  }
  const read = readPackageMessage(more)
  expect(read).toEqual({ kind: 'state', state })
  expect(Object.keys(read ?? {})).toEqual(['kind', 'state'])
})

describe('what is not a message is nothing', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ready'],
    ['a number', 7],
    ['a list', ['ready']],
    ['no kind', {}],
    ['a kind of its own', { kind: 'eval', code: 'alert(1)' }],
    ['a kind of every object', { kind: 'constructor' }],
    ['a kind of every object', { kind: '__proto__' }],
    ['a kind that is a list', { kind: ['ready'] }],
    ['a kind that is inherited', Object.create({ kind: 'ready' })],
    ['a failure without a reason', { kind: 'failed' }],
    ['a reason of its own', { kind: 'failed', reason: '<b>' }],
    ['progress beyond all', { kind: 'progress', completion: 101 }],
    ['progress below nothing', { kind: 'progress', completion: -1 }],
    ['progress that is no number', { kind: 'progress', completion: Number.NaN }],
    ['progress as a text', { kind: 'progress', completion: '50' }],
    ['endless progress', { kind: 'progress', completion: Number.POSITIVE_INFINITY }],
    ['a state that is none', { kind: 'state', state: null }],
    ['a state with a field missing', { kind: 'state', state: { ...state, location: undefined } }],
    ['a location that is too long', { kind: 'state', state: { ...state, location: 'x'.repeat(1_001) } }],
    ['data that are too long', { kind: 'state', state: { ...state, suspend_data: 'x'.repeat(256_001) } }],
    ['a zero in the data', { kind: 'state', state: { ...state, suspend_data: 'a\0b' } }],
    ['half a character', { kind: 'state', state: { ...state, location: '\uD800' } }],
    ['an unknown status', { kind: 'state', state: { ...state, completion: 'browsed' } }],
    ['a score beyond all', { kind: 'state', state: { ...state, score: 1000 } }],
    ['half a second', { kind: 'state', state: { ...state, total_time: 1.5 } }],
    ['an attempt without a figure', { kind: 'attempt', attempt: { is_passed: true } }],
    ['an attempt that is passed by a word', { kind: 'attempt', attempt: { accuracy: 50, is_passed: 'yes' } }],
    ['a statement without a verb', { kind: 'statement', statement: { ...statement, verb: '' } }],
    [
      'a statement with too long a name',
      { kind: 'statement', statement: { ...statement, object_name: 'x'.repeat(501) } },
    ],
    ['a statement with a score beyond all', { kind: 'statement', statement: { ...statement, scaled: 2 } }],
    ['bytes below nothing', { kind: 'keeping', bytes: -1, total: 1 }],
  ])('%s', (_, value) => {
    expect(readPackageMessage(value)).toBeUndefined()
  })
})
