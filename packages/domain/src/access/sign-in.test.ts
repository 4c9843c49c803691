import { describe, expect, test } from 'vitest'
import { decideEntrance, foldSignInName } from './sign-in.ts'

const now = new Date('2026-09-01T04:00:00.000Z')
const school = { institution_id: 10, sub_end_date: null }
const ended = (iso: string) => ({ ...school, sub_end_date: new Date(iso) })

describe('coming in', () => {
  test.each([
    ['no school asked for', school, undefined, true],
    ['the own school', school, 10, true],
    ['another school', school, 11, 'wrong_institution'],
    ['a subscription that goes on', ended('2026-09-01T04:00:00.001Z'), undefined, true],
    ['a subscription that ended now', ended('2026-09-01T04:00:00.000Z'), undefined, 'subscription_over'],
    ['both wrong: the school comes first', ended('2020-01-01T00:00:00.000Z'), 11, 'wrong_institution'],
  ] as const)('%s', (_name, entrance, asked_institution_id, expected) => {
    const outcome = decideEntrance({ school: entrance, asked_institution_id, now })
    expect(outcome.ok ? true : outcome.refusal).toBe(expected)
  })
})

test.each([
  [' Zarghuna ', 'zarghuna'],
  ['TEACHER@RANA.EXAMPLE', 'teacher@rana.example'],
  ['زرغونه', 'زرغونه'],
])('%s is looked for as %s', (typed, folded) => expect(foldSignInName(typed)).toBe(folded))
