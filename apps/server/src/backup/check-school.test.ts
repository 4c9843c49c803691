import { expect, it } from 'vitest'
import {
  judgeBackup,
  judgeClock,
  judgeFiles,
  judgeMigrations,
  judgePolicies,
  judgeRollups,
  judgeSpace,
  pageOf,
} from './check-school.ts'

const now = new Date('2026-11-28T10:00:00Z')
const hash = 'a'.repeat(64)
const files = { count: 1, bytes: 10, broken: [], hashes: new Set([hash]) }
const looks = { last: new Date('2026-11-28T02:00:00Z'), differing: [], waiting: 0 }
const space = { free: 20_000_000_000, all: 100_000_000_000, database: 1_000_000_000 }

it.each([
  ['good', judgeMigrations('18.4', ['1', '2'], ['1', '2']), 'tables as of 2'],
  ['BAD', judgeMigrations('18.4', ['1'], ['1', '2']), 'start Maktab once'],
  ['BAD', judgeMigrations('18.4', ['1', '3'], ['1']), 'newer version'],
  ['good', judgePolicies([]), 'guarded'],
  ['BAD', judgePolicies(['users']), 'not guarded: users'],
  ['good', judgeRollups({ classes: 0, learners: 0 }, looks), 'compared on 2026-11-28T02:00:00.000Z'],
  ['good', judgeRollups({ classes: 0 }, { ...looks, waiting: 2 }), 'days of 2 schools'],
  ['BAD', judgeRollups({ classes: 0, learners: 2 }, looks), '2 of learners'],
  ['BAD', judgeRollups({ classes: 0 }, { ...looks, differing: ['101'] }), 'classes 101'],
  ['good', judgeFiles(files, new Set([hash])), '1 files'],
  ['BAD', judgeFiles({ ...files, broken: ['files/aa/b'] }, new Set()), 'files/aa/b'],
  ['BAD', judgeFiles(files, new Set(['b'.repeat(64)])), 'not there'],
  ['good', judgeSpace(space), '20.0 GB are free'],
  ['BAD', judgeSpace({ ...space, free: 5_000_000_000 }), 'Make room'],
  ['BAD', judgeSpace({ ...space, free: 20_000_000_000, database: 30_000_000_000 }), 'Make room'],
  ['good', judgeClock(now, undefined), 'says'],
  ['good', judgeClock(now, new Date('2026-11-28T10:04:00Z')), 'says'],
  ['BAD', judgeClock(now, new Date('2026-11-29T10:00:00Z')), 'set the clock'],
  ['BAD', judgeBackup(now, undefined), 'None was ever made'],
  ['good', judgeBackup(now, new Date('2026-11-26T10:00:00Z')), 'last one'],
  ['BAD', judgeBackup(now, new Date('2026-11-20T10:00:00Z')), '8 days ago'],
])('says %s of %o', (verdict, finding, words) => {
  expect(finding.isGood ? 'good' : 'BAD').toBe(verdict)
  expect(pageOf([finding])).toContain(words)
})
