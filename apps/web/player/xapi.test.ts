import { describe, expect, test } from 'vitest'
import { readStatement, resultOf } from './xapi.ts'

const verb = (name: string) => ({ id: `http://adlnet.gov/expapi/verbs/${name}` })
const object = { id: 'http://school.example/1', definition: { name: { 'en-US': 'One' } } }
const scored = {
  verb: verb('completed'),
  object,
  result: { score: { scaled: 0.75 }, success: true, completion: true, response: 'a' },
}

test('of a statement only what is known goes on', () => {
  expect(readStatement({ ...scored, actor: { mbox: 'mailto:somebody@example.org' }, stored: 'x' })).toEqual({
    verb: verb('completed').id,
    object_id: object.id,
    object_name: 'One',
    scaled: 0.75,
    success: true,
    completion: true,
    response: 'a',
  })
})

test.each([
  [undefined],
  [null],
  ['text'],
  [{}],
  [{ verb: {}, object }],
  [{ verb: verb('completed') }],
  [{ verb: { id: 7 }, object }],
  [{ verb: verb('x'), object: { id: '' } }],
])('%j is no statement', (written) => {
  expect(readStatement(written)).toBeUndefined()
  expect(resultOf(written)).toBeUndefined()
})

describe('the result of the whole', () => {
  test.each<[string, unknown, object | undefined]>([
    ['a share', scored, { accuracy: 75, is_passed: true }],
    ['points', { ...scored, result: { score: { raw: 3, min: 0, max: 4 } } }, { accuracy: 75, is_passed: null }],
    [
      'passed',
      { ...scored, verb: verb('passed'), result: { score: { scaled: 0.2 } } },
      { accuracy: 20, is_passed: true },
    ],
    [
      'failed',
      { ...scored, verb: verb('failed'), result: { score: { scaled: 0.9 }, success: true } },
      { accuracy: 90, is_passed: false },
    ],
    ['below nothing', { ...scored, result: { score: { scaled: -0.5 } } }, { accuracy: 0, is_passed: null }],
    ['beyond all', { ...scored, result: { score: { scaled: 7 } } }, { accuracy: 100, is_passed: null }],
    ['points of nothing', { ...scored, result: { score: { raw: 0, min: 0, max: 0 } } }, undefined],
    ['no score', { ...scored, result: { completion: true } }, undefined],
    ['an interaction', { ...scored, verb: verb('interacted') }, undefined],
    [
      'a part of a set',
      { ...scored, context: { contextActivities: { parent: [{ id: 'http://school.example/set' }] } } },
      undefined,
    ],
  ])('%s', (_, written, expected) => {
    expect(resultOf(written)).toEqual(expected && { ...expected, interactions: [] })
  })
})
