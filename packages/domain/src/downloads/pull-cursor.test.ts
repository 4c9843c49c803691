import { expect, it } from 'vitest'
import { halfCursor, planPull, wholeCursor } from './pull-cursor.ts'

const now = { database: '7350', oldest_open: '900' }
const beginning = { from: '0', next: '900', table: 0, offset: 0 }

it.each([
  ['none', '', beginning],
  ['a good one', '7350.800', { ...beginning, from: '800' }],
  ['the present', '7350.900', { ...beginning, from: '900' }],
  ['one half way', '7350.0.850.4.5000', { from: '0', next: '850', table: 4, offset: 5000 }],
  ['another database', '1.800', beginning],
  ['another database half way', '1.0.850.4.5000', beginning],
  ['before a restore', '7350.800', beginning, '5b1f0c9ed2a74c0e8a3f6d1e2b4c7a90'],
  [
    'after a restore',
    '5b1f0c9ed2a74c0e8a3f6d1e2b4c7a90.800',
    { ...beginning, from: '800' },
    '5b1f0c9ed2a74c0e8a3f6d1e2b4c7a90',
  ],
  ['the future', '7350.901', beginning],
  ['the future half way', '7350.0.901.4.5000', beginning],
  ['words', "7350.1'; drop table users", beginning],
  ['a sign', '7350.-1', beginning],
])('plans a pull by a cursor of %s', (_, cursor, plan, database = now.database) => {
  expect(planPull(cursor, { ...now, database })).toEqual(plan)
})

it('reads what it wrote', () => {
  const plan = planPull('7350.800', now)
  expect(planPull(wholeCursor(plan, '7350'), now)).toEqual({ ...beginning, from: '900' })
  expect(planPull(halfCursor(plan, '7350', { table: 3, offset: 12 }), { ...now, oldest_open: '1000' })).toEqual({
    from: '800',
    next: '900',
    table: 3,
    offset: 12,
  })
})

it('holds transaction ids beyond the numbers of JavaScript', () => {
  const far = { database: '18446744073709551615', oldest_open: '18446744073709551615' }
  expect(planPull(`${far.database}.18446744073709551614`, far).from).toBe('18446744073709551614')
})
