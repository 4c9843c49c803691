import { expect, test } from 'vitest'
import { decidePart, learnersOf, type SharedOrder } from './families.ts'

test.each<[string, readonly number[] | undefined, readonly number[] | 'not_family']>([
  ['nobody is named', undefined, [7]],
  ['the payer is named twice', [7, 7], [7]],
  ['brother and sister are named', [9, 8], [8, 9]],
  ['somebody else is named', [7, 10], 'not_family'],
])('where %s it is paid for %j', (_what, named, expected) => {
  expect(learnersOf(named, { payer: 7, family: [8, 9] })).toEqual(expected)
})

const bank: SharedOrder = {
  status: 2,
  reason: null,
  gateway: 2,
  amount_minor: 450_000,
  refunded_minor: 0,
  learner_ids: [7, 8, 9],
  ended_ids: [],
}
const card = { ...bank, gateway: 4 }
const whole = { whole: { status: 3, reason: 'refunded', access: 'ends' } } as const

test.each<[string, Partial<SharedOrder>, readonly number[], ReturnType<typeof decidePart>]>([
  ['one of three', {}, [8], { ends: [8], refunded_minor: 150_000 }],
  ['a second of three', { ended_ids: [8], refunded_minor: 150_000 }, [7], { ends: [7], refunded_minor: 300_000 }],
  ['the last', { ended_ids: [8, 7], refunded_minor: 300_000 }, [9], whole],
  ['all at once', {}, [7, 8, 9], whole],
  ['one that was ended before', { ended_ids: [8] }, [8], 'not_found'],
  ['somebody else', {}, [10], 'not_found'],
  ['one of an order that waits', { status: 1, reason: 'waiting' }, [8], 'already_decided'],
  ['one by card whose money did not go back', card, [8], 'refund_first'],
  [
    'one by card whose money went back',
    { ...card, refunded_minor: 150_000 },
    [8],
    { ends: [8], refunded_minor: 150_000 },
  ],
  ['two by card of whom one was given back', { ...card, refunded_minor: 299_999 }, [8, 9], 'refund_first'],
  [
    'one by card where more went back',
    { ...card, refunded_minor: 200_000 },
    [8],
    { ends: [8], refunded_minor: 200_000 },
  ],
])('taking back %s is decided', (_what, part, learner_ids, expected) => {
  expect(decidePart({ ...bank, ...part }, { learner_ids, remarks: 'They left', isOwn: false })).toEqual(expected)
})

test('nobody takes back a part of their own order, and nobody without a remark', () => {
  expect(decidePart(bank, { learner_ids: [8], remarks: 'x', isOwn: true })).toBe('own_order')
  expect(decidePart(bank, { learner_ids: [8], remarks: '', isOwn: false })).toBe('remark_needed')
})
