import { expect, test } from 'vitest'
import { judgeMoment, type SeenMoments } from './server-clock.ts'

const at = (text: string) => new Date(`2026-${text}:00Z`)
const seen = (newest: string, doubted_since?: string): SeenMoments => ({
  newest: at(newest),
  doubted_since: doubted_since === undefined ? null : at(doubted_since),
})

test.each([
  ['the first moment is believed', undefined, '03-21T08:00', false, seen('03-21T08:00')],
  ['a later moment is believed', seen('03-21T08:00'), '03-21T09:00', false, seen('03-21T09:00')],
  ['minutes are no doubt', seen('03-21T08:00'), '03-21T07:56', false, seen('03-21T08:00')],
  ['an earlier moment is doubted', seen('03-21T08:00'), '03-21T07:00', true, seen('03-21T08:00', '03-21T07:00')],
  [
    'the doubt keeps its beginning',
    seen('06-21T08:00', '03-21T07:00'),
    '03-22T06:59',
    true,
    seen('06-21T08:00', '03-21T07:00'),
  ],
  ['a doubt of a day is over', seen('06-21T08:00', '03-21T07:00'), '03-22T07:00', false, seen('03-22T07:00')],
  [
    'a clock that fell back again is doubted anew',
    seen('06-21T08:00', '03-21T07:00'),
    '01-01T00:00',
    true,
    seen('06-21T08:00', '01-01T00:00'),
  ],
])('%s', (_name, kept, now, isBehind, next) => {
  expect(judgeMoment(kept, at(now))).toEqual({ isBehind, seen: next })
})
